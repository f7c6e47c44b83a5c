import ArgumentParser
import Diagnostics
import Exchange
import Workflows

/// What an exchange with translators did.
extension Console {
  func report(_ outcome: ExportOutcome) throws {
    report(outcome.diagnostics, isJSON: isJSON)
    let report = ExportReport(outcome)
    guard !isJSON else {
      return try Self.write(ExactText(report.json(diagnostics: json(outcome.diagnostics))))
    }
    if !isQuiet { try Self.write(report.text) }
  }

  func report(_ outcome: ImportOutcome, isDryRun: Bool) throws {
    report(outcome.diagnostics, isJSON: isJSON)
    let report = ImportReport(outcome)
    guard !isJSON else {
      return try Self.write(ExactText(report.json(diagnostics: json(outcome.diagnostics))))
    }
    // What was left out doesn't hide what was done.
    let isDone = outcome.isWritten || isDryRun && !outcome.files.isEmpty
    guard !isQuiet else { return }
    guard outcome.status != .couldNotRun || isDone else {
      return Self.remark("\(report.failure(isDryRun: isDryRun))\n")
    }
    // What was not done and was not asked about would look as if it had been.
    if outcome.isWritten || isDryRun { try Self.write(report.text) }
    Self.remark("\(report.summary(isDryRun: isDryRun))\n")
  }

  func report(_ outcome: ReuseOutcome, isDryRun: Bool) throws {
    report(outcome.diagnostics, isJSON: isJSON)
    let report = ReuseReport(outcome)
    guard !isJSON else {
      return try Self.write(ExactText(report.json(diagnostics: json(outcome.diagnostics))))
    }
    guard !isQuiet, outcome.status != .couldNotRun || outcome.isWritten else { return }
    try Self.write(report.text)
    Self.remark("\(report.summary(isDryRun: isDryRun))\n")
  }
}

extension ProjectOptions {
  /// Where an exchange's catalogs are.
  func catalogs(_ roots: [String], sourceLanguage: String?) -> ExchangeCatalogOptions {
    ExchangeCatalogOptions(
      FileScope(paths: roots, include: include, exclude: exclude), sourceLanguage: sourceLanguage)
  }
}

extension ExchangeFormat: ExpressibleByArgument {}
extension XLIFFVersion: ExpressibleByArgument {}
