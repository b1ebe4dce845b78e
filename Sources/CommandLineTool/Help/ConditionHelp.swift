import Refunds

extension TopicHelp {
  static let conditions =
    "Conditions and alerts\n\n"
    + HelpLayout.paragraph(
      "--fail-if takes a condition over the metrics of the period; if it is true, report and summary end with exit 1 "
        + "after their whole output:")
    + "\n  refunds report -p 'last week' --fail-if 'refunds.net >= 100' hooks/\n"
    + "  refunds summary --fail-if 'refund_rate.cohort@14 > 3%' hooks/\n\n"
    + HelpLayout.list(
      [
        ("< <= > >= == !=", "compare a metric with a number or another metric; 3% is 0.03"),
        ("and, or, ( )", "and binds closer than or"),
        ("METRIC@T", "only refunds within T days, among purchases watched for T days"),
        (
          "METRIC{product=\"ID\"}",
          "only transactions with this value; several stand between commas. Dimensions: "
            + Metric.dimensions.map(\.rawValue).joined(separator: ", ")
        ),
      ], column: 26)
    + "\nMetrics:\n"
    + HelpLayout.list(Metric.Name.allCases.map { ($0.rawValue, $0.meaning) }, column: 26)
    + "\n"
    + HelpLayout.paragraph(
      "A rate without purchases has no value: a comparison with it is neither true nor false. It is noted and does not "
        + "fail.")
    + "\n"
    + HelpLayout.paragraph(
      "--fail-on-alert ends with exit 1 if the report finds something that stands out: among the purchases of the "
        + "newest weeks that are --alert-days old, against the eight weeks before, corrected for the number of "
        + "comparisons. Alerts look at all of the input, whatever the period; --as-of shows them as of an earlier day.")
}
