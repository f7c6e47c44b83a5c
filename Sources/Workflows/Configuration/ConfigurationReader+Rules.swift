import Diagnostics
import Linting
import LocaleData
import PlainBytes
import Reading

/// The project's own rules of lint.
extension ConfigurationReader {
  static let mostRules = 100
  /// What all patterns may have together: each character of a text is laid over all of it.
  private static let largestPatterns = 2_000

  enum RuleKey: String, CaseIterable {
    case id, pattern, message, severity, locales, target
  }

  mutating func readRules(_ value: JSONValue) -> [PatternRule] {
    let values = array(
      value, "rules", of: "rules such as `{id: \"…\", pattern: \"…\", message: \"…\"}`")
    guard values.count <= Self.mostRules else {
      reportValue(value, "`rules` has more than \(Self.mostRules) rules; join some with `|`")
      return []
    }
    var seen: Set<String> = []
    let rules = values.compactMap { element -> PatternRule? in
      guard let rule = readRule(element) else { return nil }
      guard seen.insert(rule.id).inserted else {
        reportValue(element, "the rule `\(Self.shown(rule.id))` is here twice; rename one")
        return nil
      }
      return rule
    }
    guard rules.reduce(0, { $0 + $1.pattern.size }) <= Self.largestPatterns else {
      reportValue(value, "the patterns of all rules are too large together; simplify some")
      return []
    }
    return rules
  }

  private mutating func readRule(_ value: JSONValue) -> PatternRule? {
    var (id, message, own): (String?, String?, Pattern?)
    var (severity, target) = (Severity.warning, PatternRule.Target.translation)
    var locales: [LanguageTag]?
    let members = members(of: value, RuleKey.self, "rules")
    for (key, value) in members {
      switch key {
      case .id: id = ruleID(value)
      case .pattern:
        own = string(value, "pattern").flatMap { text in
          pattern(value) { () throws(PatternError) in try Pattern(text) }
        }
      case .message: message = string(value, "message")
      case .severity: severity = choice(value, "severity", among: Self.severities) ?? severity
      case .locales:
        locales = strings(value, "locales").compactMap { locale($0.text, at: $0.value.range) }
      case .target:
        target = choice(value, "target", among: PatternRule.Target.allCases) ?? target
      }
    }
    for key in [RuleKey.id, .pattern, .message] where !members.contains(where: { $0.key == key }) {
      reportValue(value, "`\(key.rawValue)` is missing from this rule")
    }
    guard let id, let own, let message else { return nil }
    return PatternRule(
      id: id, pattern: own, message: message, severity: severity, locales: locales, target: target)
  }

  private static var severities: [(word: String, value: Severity)] {
    [Severity.error, .warning, .note].map { ($0.rawValue, $0) }
  }

  /// An id that is spelled like those of lint and is none of them.
  private mutating func ruleID(_ value: JSONValue) -> String? {
    guard let id = string(value, "id") else { return nil }
    let isPlain = id.utf8.allSatisfy {
      $0.isASCIISmallLetter || $0.isASCIIDigit || $0 == UInt8(ascii: "-")
    }
    guard isPlain, id.utf8.count <= 60 else {
      reportValue(
        value,
        "`\(Self.shown(id))` is no id of a rule; write small letters, digits and hyphens")
      return nil
    }
    guard RuleRegistry.rule(id) == nil else {
      reportValue(value, "lint has a rule `\(id)` already; choose another id")
      return nil
    }
    return id
  }
}
