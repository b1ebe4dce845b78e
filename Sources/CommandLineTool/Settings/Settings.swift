package import Refunds

/// What the command line, the environment and the config files mean together. A command gets this and nothing else.
package struct Settings: Sendable {
  package var selection: Selection
  package var period: PeriodRequest
  package var input: InputSettings
  package var output: OutputSettings
  package var list: ListSettings
  package var summary: SummaryRequest
  /// What a report consists of.
  package var sections: [SectionName]
  package var calendar: PeriodCalendar
  package var alerts: AlertSettings
  package var reconcile: ReconcileSettings
  package var conversion: ConversionSettings
  /// `--commission` and `--tax`; nil where no proceeds are to be estimated by them.
  package var proceedsRates: ProceedsRates?
  /// The id that `explain` was asked about; empty for the other commands.
  package var transactionID: String

  /// Asks the reader for every setting of its command; `words` is what stands on the command line after the command.
  init(
    from reader: inout SettingsReader, words: [String], color: ColorChoice, inputFormats: [ReadableFormat],
    surroundings: Surroundings
  ) {
    let takesID = reader.command == .explain
    transactionID = takesID ? words.first ?? "" : ""
    var paths = Array(words.dropFirst(takesID ? 1 : 0))
    // Without a terminal somebody pipes input in; with one, the user would wait for a program that waits for input.
    if paths.isEmpty && !surroundings.isInputTerminal { paths = ["-"] }
    calendar = reader.calendar()
    selection = reader.selection(calendar)
    period = reader.period(calendar)
    input = reader.input(paths, formats: inputFormats)
    output = reader.output(color: color, surroundings: surroundings)
    list = reader.list()
    summary = reader.summary()
    sections = reader.sections()
    alerts = reader.alerts()
    reconcile = reader.reconcile()
    conversion = reader.conversion()
    reader.checkConversion(self)
    reader.checkColumns(self)
    proceedsRates = reader.proceedsRates()
  }
}
