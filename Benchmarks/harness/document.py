"""Writes RESULTS.md from the results that are kept."""

from harness import machine
from harness.goals import GOALS, cautious
from harness.result import Result

INTRODUCTION = """# Results of the benchmarks

Written by `make bench`; how it measures: [docs/PERFORMANCE.md](../docs/PERFORMANCE.md). Times are medians; ratios
compare commands of one run on one machine, and figures beside goals are rounded to the worse side. A time counts only
if product and peers gave equal answers.
"""


def document(results: list[Result]) -> str:
    figures = {name: value for result in results for name, value in result.figures.items()}
    parts = [INTRODUCTION, table([["Machine", ""], *map(list, machine.describe())]), goals(figures)]
    parts += map(section, results)
    return "\n".join(parts)


def goals(figures: dict[str, float]) -> str:
    rows = [["Goal", "Bound", "Measured", "Met"]]
    for goal in GOALS:
        measured = figures.get(goal.figure)
        if measured is None:
            rows.append([goal.words, goal.bound_text, "not measured", ""])
        else:
            written = f"{cautious(measured, goal.at_least):g}"
            rows.append([goal.words, goal.bound_text, written, "yes" if goal.is_met(measured) else "**no**"])
    return "## Goals\n\n" + table(rows)


def section(result: Result) -> str:
    lines = [f"## {result.title}", "", result.about, ""]
    lines += [table(rows) for rows in result.tables]
    if result.figures:
        rows = [[f"`{name}`", f"{value:.6g}"] for name, value in result.figures.items()]
        lines.append(table([["Figure", "Value"], *rows]))
    lines.append(f"Measured on {result.date}, program: {result.program}; {result.runs} runs.\n")
    return "\n".join(lines)


def table(rows: list[list[str]]) -> str:
    header, *body = (f"| {' | '.join(row)} |" for row in rows)
    rule = "|---" + "|---:" * (len(rows[0]) - 1) + "|"
    return "\n".join([header, rule, *body]) + "\n"
