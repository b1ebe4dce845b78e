import Render
import Refunds

/// All options. Adding one is a row here, a name in `OptionName` and the line in `Settings` that gives it a meaning.
package enum OptionTable {
  /// The commands that read input.
  private static let readers: Set<CommandName> = [.report, .list, .summary, .explain, .reconcile, .check, .facts]
  // Facts are what the input says; a catalogue is what the user says.
  private static let completed = readers.subtracting([.facts])
  private static let writers = readers.union([.formats])
  private static let tables = writers.subtracting([.facts])
  private static let all = writers.union([.help])

  package static let options: [Option] =
    period + selection + input + apple + rows + groups + document + proceeds + conversion + alerts + output + messages

  private static let periods: Set<CommandName> = [.report, .list, .summary]

  // A period has no meaning for `explain` and `check`, which speak of all that is known of a transaction or an input.
  private static let period = [
    Option(.begin, "b", .text("DATE"), of: periods, .period, "first day or instant that counts"),
    Option(.end, "e", .text("DATE"), of: periods, .period, "first day or instant that no longer counts"),
    Option(
      .period, "p", .text("PERIOD"), of: periods, .period,
      "a named period in place of two dates: 2026-03, 2026-W12, \"last 8 weeks\"; see refunds help periods"),
    Option(
      .asOf, nil, .text("DATE"), of: readers, .period,
      "leave out whatever was stated after the end of this day; default: the latest date in the input"),
    Option(
      .tz, nil, .text("ZONE"), of: periods, .period,
      "the time zone of days and periods, such as Europe/Berlin; default: UTC"),
    Option(
      .weekStart, nil, .words(PeriodCalendar.WeekStart.allCases.map(\.rawValue), "DAY"), of: periods, .period,
      "weeks begin on monday (default, ISO weeks) or sunday"),
  ]

  private static let selection = [
    Option(
      .environment, nil, .words(EnvironmentChoice.allCases.map(\.rawValue), "NAME"), of: readers, .selection,
      "production (default), sandbox, xcode (with LocalTesting) or all"),
    Option(
      .app, nil, .text("BUNDLE_ID"), repeatable: true, of: readers, .selection,
      "only this app; give it again for more"),
    Option(
      .product, nil, .text("GLOB"), repeatable: true, of: readers, .selection,
      "only products that fit: * is any text, ? one character; give it again for more"),
    Option(
      .reason, nil, .text("CODE=NAME"), repeatable: true, of: readers, .selection,
      "what a revocation reason means that Apple sends as CODE: \(words(RevocationReason.allCases))"),
    Option(
      .catalog, nil, .text("FILE"), repeatable: true, of: completed, .selection,
      "a .storekit file or a table of products: names, types, units, entitlements, and prices where the input has none; "
        + "give it again for more, the later word counts; see refunds help catalog"),
  ]

  private static let input = [
    Option(
      .inputFormat, nil, .text("NAME"), of: readers, .input,
      "read every input as this format in place of detecting it; see refunds formats"),
    Option(
      .verify, nil, .words(VerificationChoice.allCases.map(\.rawValue), "HOW"), of: readers, .input,
      "which signatures are checked: outer (default; it covers what stands inside), all or off"),
    Option(
      .trustRoot, nil, .text("FILE"), repeatable: true, of: readers, .input,
      "trust this root certificate, too (DER or PEM), besides Apple Root CA - G3"),
    Option(.requireSigned, of: readers, .input, "leave out whatever nobody signed"),
    Option(.strict, of: readers, .input, "exit 65 if any record is unreadable or damaged"),
    Option(.jobs, nil, .text("N"), of: readers, .input, "threads that read input; default: one per processor"),
  ]

  private static let compared: Set<CommandName> = [.report, .reconcile]

  private static let apple = [
    Option(
      .apple, nil, .text("FILE"), repeatable: true, of: compared, .apple,
      "a report of Apple's, or a folder of them, told apart by content; give it again for more"),
    Option(
      .reportTZ, nil, .text("ZONE"), of: compared, .apple,
      "the time zone of the days of Apple's reports; default: America/Los_Angeles"),
    Option(
      .slideDays, nil, .text("DAYS"), of: compared, .apple,
      "days by which a daily report may show a refund earlier or later than the server; default: 1"),
    Option(
      .settlementDays, nil, .text("DAYS"), of: compared, .apple,
      "days that a refund at the end of a fiscal month may take to settle in the next one; default: 5"),
    Option(
      .tolerance, nil, .text("N"), of: compared, .apple,
      "minor units (cents) by which rounding may move the amount of one refund; default: 1"),
  ]

  private static let rows = [
    Option(.refunds, of: [.list], .rows, "only true refunds that nobody has reversed"),
    Option(
      .category, nil, .words(Category.allCases.map(\.rawValue), "NAME"), repeatable: true, of: [.list], .rows,
      "only this category; give it again for more; see refunds help categories"),
    Option(
      .status, nil, .words(Episode.Status.allCases.map(\.rawValue), "NAME"), of: [.list], .rows,
      "only rows that are revoked (standing) or reversed"),
    Option(
      .fields, nil, .optionalText("A,B"), of: [.list], .rows,
      "only these columns, in this order; alone: print the names of all columns"),
    Option(
      .sort, nil, .text("[-]COLUMN"), of: [.list], .rows,
      "sort by this column; with a minus from the greatest: --sort=-refunded_amount"),
    Option(.limit, nil, .text("N"), of: [.list, .summary], .rows, "only the first N rows"),
  ]

  private static let groups = [
    Option(
      .by, nil, .text("A,B"), repeatable: true, of: [.summary], .groups, "group by: \(words(Dimension.allCases))"),
    Option(
      .per, nil, .words(PerChoice.allCases.map(\.rawValue), "LENGTH"), of: [.summary], .groups,
      "a row for each \(words(PeriodLength.allCases)), or none (default)"),
    Option(
      .basis, nil, .words(SummaryRequest.Basis.allCases.map(\.rawValue), "BASIS"), of: [.summary], .groups,
      "cohort (default): everything by the date of purchase; event-date: revocations by their own"),
    Option(
      .measure, nil, .words(SummaryRequest.Measure.allCases.map(\.rawValue), "WHAT"), of: [.summary], .groups,
      "count (default), money or subscription"),
    Option(
      .byDays, nil, .text("DAYS"), repeatable: true, of: [.summary], .groups,
      "also the rate within so many days of the purchase; give it again for more"),
    Option(.net, of: [.summary], .groups, "rates of refunds that stand (default)"),
    Option(.gross, of: [.summary], .groups, "rates of all refunds, reversed ones included"),
    Option(.completeOnly, of: [.summary], .groups, "only cohorts whose refunds have had time to arrive"),
    Option(.suppress, of: [.summary], .groups, "no rates on fewer than 30 purchases or 5 refunds"),
  ]

  private static let document = [
    Option(
      .preset, nil, .words(ReportPreset.allCases.map(\.rawValue), "NAME"), of: [.report], .document,
      "quality (default): did something break; finance: money by product and currency"),
    Option(
      .sections, nil, .text("A,B"), of: [.report], .document,
      "only these sections, in this order: \(words(SectionName.allCases))"),
  ]

  // Money is shown in a period, so that these go together.
  private static let conversion = [
    Option(
      .currency, nil, .text("CUR"), of: periods, .conversion,
      "money also in this currency, beside the native ones; needs --rates; list: its columns with each rate"),
    Option(
      .rates, nil, .text("FILE"), repeatable: true, of: periods, .conversion,
      "exchange rates: a table of the European Central Bank, date,from,to,rate, prices of hledger or beancount, Open "
        + "Exchange Rates, Apple's payments; the first file that has a rate counts; see refunds help rates"),
    Option(
      .rateGap, nil, .text("DAYS"), of: periods, .conversion,
      "how many days older than its amount a rate may be; default: \(RateTable.usualGapDays)"),
  ]

  private static let proceeds = [
    Option(
      .commission, nil, .text("[FOR=]PERCENT"), repeatable: true, of: [.report], .document,
      "estimate proceeds: what Apple keeps of the customer's price. 30, PRODUCT=15 or storefront:USA=15, the more exact "
        + "one counting; give it again for more; see refunds help proceeds"),
    Option(
      .tax, nil, .text("[FOR=]PERCENT"), repeatable: true, of: [.report], .document,
      "with --commission: the tax in the customer's price, as a share of that price; written alike"),
  ]

  private static let alerts = [
    Option(
      .alertDays, nil, .text("DAYS"), of: [.report, .summary], .alerts,
      "age at which purchases are compared for alerts: refunds within so many days; default: 7"),
    Option(
      .failOnAlert, of: [.report, .summary], .alerts,
      "exit 1, after the whole output, if anything stands out; see refunds help conditions"),
    Option(
      .failIf, nil, .text("CONDITION"), of: [.report, .summary], .alerts,
      "exit 1, after the whole output, if this is true: \"refund_rate.cohort@14 > 3%\""),
  ]

  private static let output = [
    Option(
      .outputFormat, "O", .words(OutputFormat.allCases.map(\.rawValue), "FORMAT"), of: writers, .output,
      "\(words(OutputFormat.allCases)); see refunds help formats"),
    Option(
      .output, "o", .text("FILE"), of: writers, .output,
      "write to this file, whole or not at all; its extension stands for the format unless -O says otherwise"),
    Option(
      .accounts, nil, .text("FILE"), of: [.list], .output,
      "hledger, beancount: the accounts of your books, by product, storefront or currency; see refunds help accounts"),
    Option(.showIdentifiers, of: [.list, .facts], .output, "show account tokens in place of short digests"),
    Option(.gzip, of: [.facts], .output, "compress the output; an --output file that ends in .gz is compressed anyway"),
    Option(
      .noHeader, of: tables, .delimited,
      "no line of column names; hledger, beancount: no directives of commodities and accounts"),
    Option(.bom, of: tables, .delimited, "csv, tsv: begin with a byte order mark, for Excel"),
    Option(.rawCells, of: tables, .delimited, "csv, tsv: no ' before text that looks like a formula"),
  ]

  private static let messages = [
    Option(
      .color, nil, .words(ColorChoice.allCases.map(\.rawValue), "WHEN"), of: all, .messages,
      "auto (default: on a terminal, without NO_COLOR), always or never"),
    Option(
      .errors, nil, .words(ErrorFormat.allCases.map(\.rawValue), "FORMAT"), of: all, .messages,
      "text (default) or json: one object a line on standard error"),
    Option(.quiet, "q", of: all, .messages, "no notes and no progress on standard error, only errors"),
    Option(.noConfig, "n", of: all, .messages, "read no config file; see refunds help environment"),
    Option(.help, "h", of: all, .messages, "print help and exit"),
    Option(.version, of: all, .messages, "print the version and exit"),
  ]

  private static func words<Word: RawRepresentable<String>>(_ words: [Word]) -> String {
    words.map(\.rawValue).joined(separator: ", ")
  }

  package static func option(_ name: OptionName) -> Option {
    guard let option = options.first(where: { $0.name == name }) else { preconditionFailure("\(name) has no row") }
    return option
  }

  package static func option(long name: String) -> Option? {
    options.first { $0.name.rawValue == name }
  }

  package static func option(short name: Character) -> Option? {
    options.first { $0.short == name }
  }

  /// The options of a command in the order of the table.
  package static func options(of command: CommandName) -> [Option] {
    options.filter { $0.commands.contains(command) }
  }
}
