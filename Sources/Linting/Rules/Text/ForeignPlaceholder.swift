import Diagnostics
import Messages
import PlainBytes
import Reading

/// A placeholder of another format, or one of the app's own that got lost.
enum ForeignPlaceholder: UnitRule {
  static let documentation = RuleDocumentation(
    id: "foreign-placeholder", family: .text, severity: .error,
    summary: "The text has a placeholder such as `{0}` or `%{name}` that the source doesn't have.",
    rationale: """
      Nothing fills `{0}`, `{name}`, `{{name}}`, `%{name}`, `${name}`, `#{name}` or `<0/>` in an Apple catalog: a reader \
      sees the braces. They come from translation tools that write Java's or JavaScript's formats, or \
      XLIFF's own `<x id="1"/>`. \
      Write the specifier of the source.

      Where the source has such placeholders, the app fills them itself: then each has to be in the \
      translation as it is, and a lost or changed one is reported. Other spaces inside of double braces are \
      a note: most of what reads `{{ name }}` takes `{{name}}`, too. A `$` before the source's `{name}` \
      is shown, so it is a warning, or a note where it may be a currency's. Where no language has the \
      word in the source's braces and each has one of its own, the braces seem to mark a word, as a \
      colour does; that is a warning only.

      Nothing is said of a key that is a name and that only translations have, for nobody knows what its \
      source has.

      A language has as many phrases of an App Shortcut as it needs, in an order of its own: there a \
      placeholder is right that any phrase of the source has. Their `${applicationName}` is \
      `app-shortcut-phrase`'s.
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
        "Hello {name}", "de", "Hallo ↓${name}",
        finds: "the '$' before {name} is shown; remove it unless it is a currency's",
        severity: .warning),
      RuleExample(
        "Hello", "de", "Hallo ↓\\(name)",
        finds:
          "\\(name) is no placeholder that the source has, and nothing fills it; write the source's specifier"
      ),
      RuleExample(
        "Sent by %@", "de", "Von ↓<x id=\"1\"/>↑ gesendet",
        finds:
          "<x id=\"1\"/> is no placeholder that the source has, and nothing fills it; write the source's specifier"
      ),
      RuleExample(
        "{{ days }} days ago", "ca", "fa ↓{{days}}↑ dies",
        finds: "{{days}} has other spaces than the source; write {{ days }}", severity: .note),
    ])

  private static let marks: TextProfile.Traits = [
    .backslashes, .braces, .dollarSigns, .angleBrackets,
  ]

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard isAsked(of: unit) else { return [] }
    if unit.isAppShortcutPhrase { return findings(in: PhrasePlaceholders(unit), of: unit) }
    guard let comparison = Comparison(unit) else { return [] }
    let (lost, changed) = (comparison.lost, comparison.changed)
    let notes = comparison.respelled.prefix(ScanLimit.findings).compactMap { range, source in
      respelled(range, source, unit)
    }
    if marksWords(lost, changed.map(\.name), unit) {
      return notes + [markedWord(lost[0], at: changed.first?.range, unit)]
    }
    return notes + (changed.isEmpty ? Self.lost(lost, unit) : foreign(changed, lost))
  }

  /// How many of a text's placeholders stand for specifiers: those that stand for none of the source's.
  static func countForSpecifiers(in unit: LintUnit) -> Int {
    guard isAsked(of: unit) else { return 0 }
    if unit.isAppShortcutPhrase {
      let phrase = PhrasePlaceholders(unit)
      return max(0, phrase.foreign.count - phrase.meant.count)
    }
    return Comparison(unit).map { max(0, $0.changed.count - $0.lost.count) } ?? 0
  }

  private static func isAsked(of unit: LintUnit) -> Bool {
    let traits = unit.target.profile.traits.union(unit.source.profile.traits)
    // Nothing fills what a storyboard says: braces are its own marks there.
    let isInCatalog = !unit.key.sourceIsElsewhere || unit.key.sourceIsInBase
    return !traits.isDisjoint(with: marks) && unit.isComparable && isInCatalog
      && !unit.key.isMissingInSource
  }

  /// The placeholders of a text beside those of its source.
  private struct Comparison {
    /// Those of the source that the text has in no spelling.
    let lost: [String]
    /// Those that the source has in no spelling.
    let changed: [(range: Range<Int>, name: String)]
    /// Where the text spells one of the source's otherwise, so that it is filled all the same.
    let respelled: [(range: Range<Int>, source: String)]

    /// Nil where neither has any.
    init?(_ unit: LintUnit) {
      let source = ForeignPlaceholders.names(in: unit.source.value)
      let ranges = ForeignPlaceholders.ranges(in: unit.target.value)
      guard !source.isEmpty || !ranges.isEmpty else { return nil }
      let target = ranges.map { (range: $0, name: String(unit.target.value[utf8: $0])) }
      let inSource = Set(source)
      let inBraces = source.filter { $0.hasPrefix("{{") }.map {
        (ForeignPlaceholder.withoutBlanks($0), $0)
      }
      let likenesses = Dictionary(inBraces) { first, _ in first }
      let respelled = target.compactMap { range, name in
        inSource.contains(name)
          ? nil
          : ForeignPlaceholder.respelling(of: name, inSource, likenesses).map {
            (range: range, source: $0)
          }
      }
      let known = inSource.union(respelled.map { String(unit.target.value[utf8: $0.range]) })
      let found = Set(target.map(\.name)).union(respelled.map(\.source))
      lost = source.filter { !found.contains($0) }
      changed = target.filter { !known.contains($0.name) }
      self.respelled = respelled
    }
  }

  private static func findings(in phrase: PhrasePlaceholders, of unit: LintUnit) -> [Finding] {
    phrase.foreign.isEmpty ? lost(phrase.lost, unit) : foreign(phrase.foreign, phrase.meant)
  }

  /// Texts mark few words; each is looked for in all languages.
  private static let mostMarked = 8

  /// Whether braces stand around words that are read and translated, as all languages do it.
  private static func marksWords(_ lost: [String], _ changed: [String], _ unit: LintUnit) -> Bool {
    guard (1...mostMarked).contains(lost.count), (lost + changed).allSatisfy(isWordInBraces) else {
      return false
    }
    let count = braces(in: unit.source)
    func isTranslated(_ text: LintText) -> Bool {
      braces(in: text) == count && !lost.contains { text.value.utf8.containsSequence($0.utf8) }
    }
    let peers = Peers(unit)
    return peers.canTell && isTranslated(unit.target) && !peers.contains { !isTranslated($0.text) }
  }

  /// Whether letters stand between single braces.
  private static func isWordInBraces(_ name: String) -> Bool {
    let bytes = name.utf8
    return bytes.first == UInt8(ascii: "{") && bytes.last == UInt8(ascii: "}")
      && bytes.dropFirst().dropLast().allSatisfy(\.isASCIILetter)
  }

  private static func braces(in text: LintText) -> Int {
    text.value.utf8.count { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }
  }

  /// A warning, for a machine that translated a placeholder in all languages leaves the same.
  private static func markedWord(
    _ name: String, at range: Range<Int>?, _ unit: LintUnit
  ) -> Finding {
    Finding(
      "no language has \(name) of the source, so the braces seem to mark a word; if the app fills "
        + "them, write \(name)", at: range ?? unit.target.wholeRange, severity: .warning)
  }

  /// Placeholders that the source doesn't have, each with one that the text lacks instead.
  private static func foreign(
    _ names: [(range: Range<Int>, name: String)], _ lost: [String]
  ) -> [Finding] {
    names.enumerated().map { index, single in
      let (range, name) = single
      let expected = index < lost.count ? lost[index] : "the source's specifier"
      return Finding(
        "\(name) is no placeholder that the source has, and nothing fills it; write \(expected)",
        at: range, severity: name.hasPrefix("$") && !name.contains("{") ? .warning : nil)
    }
  }

  /// A changed one is reported once, where it stands; so these are what no other stands for.
  private static func lost(_ names: [String], _ unit: LintUnit) -> [Finding] {
    Set(names).sorted().map { name in
      Finding(
        "\(name) of the source is lost; write it as the source does",
        at: unit.target.wholeRange, severity: .warning)
    }
  }

  /// A placeholder that is filled, with other spaces or with a sign before it that is shown, too.
  private static func respelled(
    _ range: Range<Int>, _ source: String, _ unit: LintUnit
  ) -> Finding? {
    let name = unit.target.value[utf8: range]
    guard name.hasPrefix("$") else {
      return Finding(
        "\(name) has other spaces than the source; write \(source)", at: range, severity: .note)
    }
    // A currency's: as the source has it, "US$", or what others do too.
    guard !unit.source.profile.traits.contains(.dollarSigns) else { return nil }
    let before = unit.target.value.utf8.prefix(range.lowerBound).last
    let isCurrency =
      before?.isASCIILetter ?? false
      || Peers(unit).often { $0.text.value.utf8.containsSequence(name.utf8) }
    return Finding(
      "the '$' before \(source) is shown; remove it unless it is a currency's", at: range,
      severity: isCurrency ? .note : .warning)
  }

  /// The source's name that differs from another in a sign before that one, or in double braces in the
  /// blanks around them only, which the readers of that format (Mustache, Handlebars, Jinja, Liquid) skip.
  ///
  /// - Parameters:
  ///   - source: The source's names.
  ///   - likenesses: The first of those in double braces for each way to write it without blanks.
  private static func respelling(
    of name: String, _ source: Set<String>, _ likenesses: [String: String]
  ) -> String? {
    if name.hasPrefix("$"), source.contains(String(name.dropFirst())) {
      return String(name.dropFirst())
    }
    return name.hasPrefix("{{") ? likenesses[withoutBlanks(name)] : nil
  }

  private static func withoutBlanks(_ name: String) -> String { name.filter { $0 != " " } }
}
