/// What this tool calls itself to those who read what it writes: people, SARIF, XLIFF, bundles.
package enum ToolVersion {
  package static let name = "l10n"
  /// As in `CHANGELOG.md`, by semantic versioning.
  package static let number = "0.61.0"

  package static var text: String { "\(name) \(number)" }
}
