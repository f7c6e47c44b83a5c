import Catalogs
import Diagnostics
import LocaleData
import Messages

/// The source varies by a number, the translation has one text for all numbers.
enum LostPluralVariation: EntryRule {
  static let documentation = RuleDocumentation(
    id: "lost-plural-variation", family: .plurals, severity: .warning,
    summary: "The source varies by a number, the text doesn't.",
    rationale: """
      Where the source has a form for one and a form for more, one text for all numbers is mostly wrong \
      grammar for one of them: "1 Dateien". Write the forms that the language counts with.

      The rule is silent for languages that count everything alike (Japanese) or keep the singular \
      after numbers (Turkish), where the source's forms say the same, and for texts that don't show \
      the number before a word.
      """,
    good: [
      RuleExample(
        ["one": "%lld file", "other": "%lld files"], "de",
        ["one": "%lld Datei", "other": "%lld Dateien"]),
      RuleExample(["one": "%lld file", "other": "%lld files"], "ja", "%lld個のファイル"),
      RuleExample(["one": "%lld file", "other": "%lld files"], "de", "Dateien: %lld"),
    ],
    bad: [
      RuleExample(
        ["one": "%lld file", "other": "%lld files"], "de", "↓%lld Dateien",
        finds: "the source varies by a number, this text doesn't; write the forms 'one', 'other'")
    ])

  static func findings(in entry: LintEntry, _ context: LintContext) -> [EntryFinding] {
    guard !entry.isSource, entry.localization.isTranslated,
      entry.source.pluralForms.contains(where: { !$0.areAlike && $0.forms.count > 1 }),
      entry.localization.pluralForms.isEmpty, let tag = entry.localization.tag
    else { return [] }
    let needed = CountCategories.categories(of: tag).needed
    guard needed.count > 1, !CountCategories.keepsSingular(tag) else { return [] }
    let names = needed.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    return entry.localization.texts.filter(countsWord).prefix(1).map { text in
      EntryFinding(
        Finding(
          "the source varies by a number, this text doesn't; write the forms \(names)",
          at: text.wholeRange), path: text.path)
    }
  }

  /// Whether a whole number stands right before a word, which agrees with it.
  private static func countsWord(_ text: LintText) -> Bool {
    text.scan.specifiers.contains { specifier in
      guard specifier.isSubstitutionArgument || specifier.value?.type.isInteger ?? false else {
        return false
      }
      let behind = text.value.utf8.dropFirst(specifier.range.upperBound)
      // The number may be emphasised.
      let rest = behind.drop { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "_") }
      guard let first = rest.first, first == 0x20 || first == 0xC2 else { return false }
      let word = Substring(rest).drop { $0.isWhitespace }
      return word.prefix { $0.isLetter }.count > 1
    }
  }
}
