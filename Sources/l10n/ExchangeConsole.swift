import ArgumentParser
import Diagnostics
import Workflows

/// Prints what an exchange with translators did.
struct ExchangeConsole {
  private let project: ProjectOptions

  init(_ project: ProjectOptions) { self.project = project }

  func report(_ outcome: ExportOutcome) throws {
    Console(project).report(outcome.diagnostics, isJSON: project.json)
    let report = ExportReport(outcome)
    guard !project.json else {
      return try show(report.json(diagnostics: Console.json(outcome.diagnostics)))
    }
    if !project.quiet { try Console.write(report.text) }
  }

  func report(_ outcome: ImportOutcome, isDryRun: Bool) throws {
    Console(project).report(outcome.diagnostics, isJSON: project.json)
    let report = ImportReport(outcome)
    guard !project.json else {
      return try show(report.json(diagnostics: Console.json(outcome.diagnostics)))
    }
    guard !project.quiet, outcome.status != .couldNotRun else { return }
    // What was not done and was not asked about would look as if it had been.
    if outcome.isWritten || isDryRun { try Console.write(report.text) }
    Console.remark("\(report.summary(isDryRun: isDryRun))\n")
  }

  private func show(_ json: JSONText) throws { try Console.write(ExactText(json)) }
}

extension ProjectOptions {
  /// Where an exchange's catalogs are.
  func catalogs(_ roots: [String], sourceLanguage: String?) -> ExchangeCatalogOptions {
    ExchangeCatalogOptions(
      roots: roots, sourceLanguage: sourceLanguage, include: include, exclude: exclude)
  }
}

extension ExchangeFormat: ExpressibleByArgument {}
extension XLIFFVersion: ExpressibleByArgument {}
