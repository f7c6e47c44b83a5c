import Diagnostics
import Messages

/// A placeholder of another format, or one of the app's own that got lost.
enum ForeignPlaceholder: UnitRule {
  static let documentation = RuleDocumentation(
    id: "foreign-placeholder", family: .text, severity: .error,
    summary: "The text has a placeholder such as `{0}` or `%{name}` that the source doesn't have.",
    rationale: """
      Nothing fills `{0}`, `{name}`, `{{name}}`, `%{name}`, `${name}`, `#{name}` or `<0/>` in an Apple catalog: a reader \
      sees the braces. They come from translation tools that write Java's or JavaScript's formats. \
      Write the specifier of the source.

      Where the source has such placeholders, the app fills them itself: then each has to be in the \
      translation as it is, and a lost or changed one is reported.
      """,
    good: [
      RuleExample("Hello {name}", "de", "Hallo {name}"),
      RuleExample("%@ is new", "de", "%@ ist neu"),
    ],
    bad: [
      RuleExample(
        "%@ is new", "de", "↓{0}↑ ist neu",
        finds:
          "{0} is no placeholder that the source has, and nothing fills it; write the source's specifier"
      ),
      RuleExample(
        "%@ is new", "de", "↓%{name}↑ ist neu",
        finds:
          "%{name} is no placeholder that the source has, and nothing fills it; write the source's specifier"
      ),
      RuleExample(
        "Hello {name}", "de", "↓Hallo",
        finds: "{name} of the source is lost; write it as the source does", severity: .warning),
      RuleExample(
        "Hello {name}", "de", "Hallo ↓{Name}",
        finds: "{Name} is no placeholder that the source has, and nothing fills it; write {name}"),
      RuleExample(
        "Hello", "de", "Hallo ↓\\(name)",
        finds:
          "\\(name) is no placeholder that the source has, and nothing fills it; write the source's specifier"
      ),
    ])

  private static let marks: TextProfile.Traits = [
    .backslashes, .braces, .dollarSigns, .angleBrackets,
  ]

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    let traits = unit.target.profile.traits.union(unit.source.profile.traits)
    guard !traits.isDisjoint(with: marks), unit.isComparable,
      // Nothing fills what a storyboard says: braces are its own marks there.
      !unit.key.sourceIsElsewhere
    else { return [] }
    let source = names(unit.source.value)
    let ranges = ForeignPlaceholders.ranges(in: unit.target.value)
    guard !source.isEmpty || !ranges.isEmpty else { return [] }
    let target = ranges.map { String(unit.target.value[utf8: $0]) }
    var found: [Finding] = []
    var lost = source.filter { !target.contains($0) }
    for (range, name) in zip(ranges, target) where !source.contains(name) {
      let expected = lost.isEmpty ? nil : lost.removeFirst()
      found.append(
        Finding(
          "\(name) is no placeholder that the source has, and nothing fills it; write "
            + (expected ?? "the source's specifier"), at: range,
          severity: name.hasPrefix("$") && !name.contains("{") ? .warning : nil))
    }
    // A changed one is reported once, where it stands.
    guard found.isEmpty else { return found }
    return Set(source).subtracting(target).sorted().map { name in
      Finding(
        "\(name) of the source is lost; write it as the source does",
        at: 0..<unit.target.value.utf8.count, severity: .warning)
    }
  }

  private static func names(_ text: String) -> [String] {
    ForeignPlaceholders.ranges(in: text).map { String(text[utf8: $0]) }
  }
}
