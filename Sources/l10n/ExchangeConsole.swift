import ArgumentParser
import Diagnostics
import Foundation
import Workflows

/// Prints what an exchange with translators did.
struct ExchangeConsole {
  private let project: ProjectOptions

  init(_ project: ProjectOptions) { self.project = project }

  func report(_ outcome: ExportOutcome) {
    Console(project).report(outcome.diagnostics, isJSON: project.json)
    let report = ExportReport(outcome)
    guard !project.json else { return show(report.json(diagnostics: json(outcome.diagnostics))) }
    if !project.quiet { write(report.text, to: .standardOutput) }
  }

  func report(_ outcome: ImportOutcome, isDryRun: Bool) {
    Console(project).report(outcome.diagnostics, isJSON: project.json)
    let report = ImportReport(outcome)
    guard !project.json else { return show(report.json(diagnostics: json(outcome.diagnostics))) }
    guard !project.quiet, outcome.status != .couldNotRun else { return }
    // What was not done and was not asked about would look as if it had been.
    if outcome.isWritten || isDryRun { write(report.text, to: .standardOutput) }
    write(report.summary(isDryRun: isDryRun) + "\n", to: .standardError)
  }

  private func json(_ diagnostics: [Diagnostic]) -> [JSONText] {
    JSONRenderer(source: Console.bytes).objects(for: diagnostics)
  }

  private func show(_ json: JSONText) {
    write(json.text(indented: true) + "\n", to: .standardOutput)
  }

  private func write(_ text: String, to handle: FileHandle) {
    try? handle.write(contentsOf: Data(text.utf8))
  }
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
