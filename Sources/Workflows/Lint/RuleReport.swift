import Reading
package import Diagnostics
package import Linting

/// The pages of rules.
package enum RuleReport {
  /// All rules by family, a line each.
  package static var list: String {
    RuleDocumentation.Family.allCases.map { family in
      let rules = RuleRegistry.all.map { $0.documentation }.filter { $0.family == family }
        .sorted { $0.id < $1.id }
      guard !rules.isEmpty else { return "" }
      let width = rules.map(\.id.count).max() ?? 0
      let lines = rules.map { rule in
        "  \(rule.id)\(String(repeating: " ", count: width - rule.id.count))  "
          + "\(severity(rule))  \(rule.summary)\n"
      }
      return family.title + "\n" + lines.joined()
    }.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// The same, with the project's own rules behind them.
  package static func list(with own: [PatternRule]) -> String {
    guard !own.isEmpty else { return list }
    let width = own.map(\.id.count).max() ?? 0
    let lines = own.sorted { $0.id < $1.id }.map { rule in
      let gap = String(repeating: " ", count: width - rule.id.count)
      return "  \(rule.id)\(gap)  \(padded(rule.severity.rawValue))  \(rule.message)\n"
    }
    return list + "\nProject\n" + lines.joined()
  }

  /// What a rule of the project's own says, with the ways to turn it off.
  package static func explanation(of rule: PatternRule) -> String {
    "# \(rule.id)\n\n\(rule.message)\n\nA rule of the project. Severity: \(rule.severity.rawValue). "
      + "It looks for `\(rule.pattern.text)` in each \(rule.target.rawValue).\n"
      + "\n## Turn it off\n\n" + Silencing(rule.id).paragraph + "\n"
  }

  private static func severity(_ rule: RuleDocumentation) -> String {
    padded(rule.isOptIn ? "off" : rule.severity.rawValue)
  }

  private static func padded(_ severity: String) -> String {
    severity + String(repeating: " ", count: max(0, 7 - severity.count))
  }

  /// All rules for other tools.
  ///
  /// - Parameters:
  ///   - own: The project's, which come last.
  ///   - id: The only rule that is wanted; nil for all.
  package static func json(with own: [PatternRule], of id: String? = nil) -> JSONText {
    let isWanted = { (rule: String) in id == nil || rule == id }
    let documented = RuleRegistry.all.map { $0.documentation }.filter { isWanted($0.id) }
    let known = documented.sorted { $0.id < $1.id }.map { rule in
      entry(
        rule.id, rule.family.rawValue, rule.severity, isOptIn: rule.isOptIn, rule.summary,
        rule.rationale)
    }
    let others = own.filter { isWanted($0.id) }.sorted { $0.id < $1.id }.map { rule in
      entry(
        rule.id, "project", rule.severity, isOptIn: false, rule.message,
        "It looks for `\(rule.pattern.text)` in each \(rule.target.rawValue).")
    }
    return .object([("version", .number(1)), ("rules", .array(known + others))])
  }

  private static func entry(
    _ id: String, _ family: String, _ severity: Severity, isOptIn: Bool, _ summary: String,
    _ rationale: String
  ) -> JSONText {
    .object([
      ("id", .string(id)), ("family", .string(family)), ("severity", .string(severity.rawValue)),
      ("optIn", .bool(isOptIn)), ("summary", .string(summary)), ("rationale", .string(rationale)),
    ])
  }

  /// A rule's page in Markdown, which is also `docs/rules/ID.md`.
  package static func page(_ rule: RuleDocumentation) -> String {
    let state = rule.isOptIn ? ", off unless a project turns it on" : ""
    var text = "# \(rule.id)\n\n\(rule.summary)\n\n"
    text +=
      "Family: \(rule.family.title.lowercased()). Severity: \(rule.severity.rawValue)\(state).\n\n"
    text += "## Why\n\n\(rule.rationale)\n"
    text += section("Finds", rule.bad) + section("Use instead", rule.good)
    return text
  }

  /// A rule's page, with the ways to turn it off.
  package static func explanation(of rule: RuleDocumentation) -> String {
    page(rule) + "\n## Turn it off\n\n" + Silencing(rule.id).paragraph + "\n"
  }

  private static func section(_ title: String, _ examples: [RuleExample]) -> String {
    guard !examples.isEmpty else { return "" }
    return "\n## \(title)\n\n" + examples.map(example).joined(separator: "\n")
  }

  private static func example(_ example: RuleExample) -> String {
    if let code = example.shownCode { return "```swift\n" + code + "\n```\n" }
    var lines = example.settings.shown
    if example.table != RuleExample.usualTable { lines.append("table: \(example.table)") }
    if let comment = example.comment { lines.append("comment: \(visible(comment))") }
    if example.language != example.sourceLanguage {
      lines += texts(example.sourceLanguage, example.source)
    }
    lines += texts(example.language, example.translation)
    if let fixed = example.fixed { lines += texts("fixed", fixed) }
    return "```\n" + lines.joined(separator: "\n") + "\n```\n"
  }

  /// A text on one line; `\n` for a line feed would look like the mistake that a rule is about.
  private static func visible(_ text: String) -> String {
    var shown = ""
    VisibleText.forEach(in: text) { scalar, isHidden in
      if isHidden {
        shown += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }

  private static func texts(_ language: String, _ texts: RuleExample.Texts) -> [String] {
    let shown = RuleExample.shownTexts(texts)
    guard !shown.isEmpty else { return ["\(language): (none)"] }
    return shown.map { category, text in
      language + (category.map { " \($0)" } ?? "") + ": " + visible(text)
    }
  }
}

extension RuleDocumentation.Family {
  /// As a heading.
  package var title: String {
    switch self {
    case .catalog: "Catalog"
    case .placeholders: "Placeholders"
    case .plurals: "Plurals"
    case .markdown: "Markdown"
    case .attributes: "Attributes"
    case .grammar: "Grammar"
    case .text: "Text"
    case .security: "Security"
    case .sources: "Sources"
    }
  }
}
