package import Diagnostics
package import LocaleData
package import Reading

/// A rule of the project's own: what a pattern fits is a finding.
package struct PatternRule: Sendable {
  /// Which texts it looks at.
  package enum Target: String, CaseIterable, Sendable {
    /// Those of the source language.
    case source
    /// Those of all other languages.
    case translation
  }

  package var id: String
  package var pattern: Pattern
  package var message: String
  package var severity: Severity
  /// The languages that it looks at, with those that fall back to them; nil for all.
  package var locales: [LanguageTag]?
  package var target: Target

  package init(
    id: String, pattern: Pattern, message: String, severity: Severity = .warning,
    locales: [LanguageTag]? = nil, target: Target = .translation
  ) {
    self.id = id
    self.pattern = pattern
    self.message = message
    self.severity = severity
    self.locales = locales
    self.target = target
  }

  /// What it finds in a text.
  func findings(in unit: LintUnit) -> [Finding] {
    guard unit.isSource == (target == .source), unit.target.isShort, isAbout(unit) else {
      return []
    }
    let ranges = pattern.ranges(in: unit.target.value, limit: ScanLimit.findings)
    guard !ranges.isEmpty else { return [] }
    let message = told
    return ranges.map { Finding(message, at: $0) }
  }

  /// The message as each finding tells it: there may be as many as texts.
  private var told: String {
    message.shortened(toBytes: Self.longestMessage)
  }

  private static let longestMessage = 1_000

  private func isAbout(_ unit: LintUnit) -> Bool {
    guard let locales else { return true }
    guard let tag = unit.entry.localization.tag else { return false }
    return tag.fallbackChain.contains(where: locales.contains)
  }
}
