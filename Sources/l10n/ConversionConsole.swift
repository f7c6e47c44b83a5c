import Diagnostics
import Workflows

extension Console {
  /// Prints which files were written on stdout, and what was lost on stderr.
  func report(_ outcome: ConversionOutcome) throws {
    let report = ConversionReport(outcome)
    guard !isJSON else {
      return try Self.write(ExactText(report.json(diagnostics: json(outcome.diagnostics))))
    }
    self.report(outcome.diagnostics, isJSON: false)
    guard !isQuiet else { return }
    try Self.write(report.text)
    Self.remark(report.lossText)
    Self.remark(report.nextText)
  }
}
