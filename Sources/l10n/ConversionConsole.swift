import Diagnostics
import Foundation
import Workflows

extension Console {
  /// Prints which files were written on stdout, and what was lost on stderr.
  func report(_ outcome: ConversionOutcome) {
    let report = ConversionReport(outcome)
    guard !isJSON else {
      let renderer = JSONRenderer { try? DiskFileTree().read($0) }
      let json = report.json(diagnostics: renderer.objects(for: outcome.diagnostics))
      return Self.write(json.text(indented: true) + "\n", to: .standardOutput)
    }
    self.report(outcome.diagnostics, isJSON: false)
    guard !isQuiet else { return }
    Self.write(report.text, to: .standardOutput)
    Self.write(report.lossText, to: .standardError)
  }
}
