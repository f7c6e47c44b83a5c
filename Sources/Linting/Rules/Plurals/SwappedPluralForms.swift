import Catalogs
import Diagnostics
import LocaleData

/// The form for one has the plural, and the form for all others the singular.
enum SwappedPluralForms: EntryRule {
  static let documentation = RuleDocumentation(
    id: "swapped-plural-forms", family: .plurals, severity: .warning,
    summary: "Two plural forms stand in each other's place.",
    rationale: """
      Readers see "1 files" and "5 file". Exchange the two texts.

      The rule knows what is a plural where this tool's engine has a grammar of the language and its \
      lexicon has the noun right behind the number. In other languages it finds forms that are those of \
      the source letter for letter, the one in the other's place.

      In Czech, Polish, Russian, Slovak, Ukrainian and Belarusian the word behind the number ends in \
      certain vowels for two to four things and mostly in something else for five; where it is the other \
      way round, readers see "2 файлов" and "5 файла".
      """,
    good: [
      RuleExample(
        ["one": "%lld file", "other": "%lld files"], "es",
        ["one": "%lld archivo", "other": "%lld archivos"]),
      RuleExample(source: ["one": "%lld person needs help", "other": "%lld people need help"]),
      RuleExample(source: ["one": "%lld matches your search", "other": "%lld match your search"]),
      RuleExample(source: ["one": "%lld needs help", "other": "%lld need help"]),
      RuleExample(source: ["one": "%lld file in albums", "other": "%lld files in an album"]),
      RuleExample(
        ["one": "%lld cup", "other": "%lld cups"], "pl",
        [
          "one": "%lld filiżanka", "few": "%lld filiżanki", "many": "%lld filiżanek",
          "other": "%lld filiżanki",
        ]),
      RuleExample(
        ["one": "%lld new file", "other": "%lld new files"], "ru",
        [
          "one": "%lld новый файл", "few": "%lld новых файла", "many": "%lld новых файлов",
          "other": "%lld новых файла",
        ]),
      RuleExample(
        ["one": "%lld month", "other": "%lld months"], "pl",
        [
          "one": "%lld miesiąc", "few": "%lld miesiące", "many": "%lld miesięcy",
          "other": "%lld miesiąca",
        ]),
    ],
    bad: [
      RuleExample(
        source: ["one": "%lld ↓photos↑", "other": "%lld photo"],
        finds:
          "the form 'one' has the plural 'photos', and 'other' the singular 'photo'; exchange them"
      ),
      RuleExample(
        ["one": "%lld new file was deleted", "other": "%lld new files were deleted"], "es",
        ["one": "Se borraron %lld ↓archivos↑ nuevos", "other": "Se borró %lld archivo nuevo"],
        finds:
          "the form 'one' has the plural 'archivos', and 'other' the singular 'archivo'; exchange them"
      ),
      RuleExample(
        ["one": "%lld new file", "other": "%lld new files"], "fr",
        ["one": "%lld nouveaux ↓fichiers↑", "other": "%lld nouveau fichier"],
        finds:
          "the form 'one' has the plural 'fichiers', and 'other' the singular 'fichier'; exchange them"
      ),
      RuleExample(
        ["one": "%lld skladget", "other": "%lld skladgets"], "en-GB",
        ["one": "↓%lld skladgets", "other": "%lld skladget"],
        finds:
          "the forms 'one' and 'other' are those of the source in each other's place; exchange them"
      ),
      RuleExample(
        ["one": "%lld file", "other": "%lld files"], "ru",
        [
          "one": "%lld файл", "few": "%lld ↓файлов↑", "many": "%lld файла",
          "other": "%lld файла",
        ],
        finds: "the form 'few' has 'файлов', and 'many' has 'файла'; exchange them"),
      RuleExample(
        ["one": "%lld cup", "other": "%lld cups"], "cs",
        ["one": "%lld hrnek", "few": "%lld ↓hrnků↑", "other": "%lld hrnky"],
        finds: "the form 'few' has 'hrnků', and 'other' has 'hrnky'; exchange them"),
    ])

  static func findings(in entry: LintEntry, _ context: LintContext) -> [EntryFinding] {
    let groups = entry.localization.pluralForms
    guard !groups.isEmpty, let tag = entry.localization.tag, !CountCategories.keepsSingular(tag)
    else { return [] }
    guard CountCategories.categories(of: tag).needsOneAndOther else {
      return groups.compactMap { SwappedFew($0, tag).map(finding) }
    }
    return groups.compactMap { group in
      guard let one = group.form(.one), let other = group.form(.other), one.value != other.value
      else { return nil }
      return finding(one, other, tag, context.engines) ?? ofSource(one, other, entry, context)
    }
  }

  /// The finding where the forms for two and for five have each other's endings.
  private static func finding(_ swapped: SwappedFew) -> EntryFinding {
    EntryFinding(
      Finding(
        "the form 'few' has '\(swapped.few.word)', and '\(swapped.category)' has "
          + "'\(swapped.five)'; exchange them", at: swapped.few.range), path: swapped.form.path)
  }

  /// The finding where a lexicon says which noun is the plural.
  private static func finding(
    _ one: LintText, _ other: LintText, _ tag: LanguageTag, _ engines: EngineCache
  ) -> EntryFinding? {
    guard let nouns = SwappedNouns(one, other, tag, engines) else { return nil }
    return EntryFinding(
      Finding(
        "the form 'one' has the plural '\(nouns.plural)', and 'other' the singular "
          + "'\(nouns.singular)'; exchange them", at: nouns.range), path: one.path)
  }

  /// The finding where the forms are the source's in each other's place.
  private static func ofSource(
    _ one: LintText, _ other: LintText, _ entry: LintEntry, _ context: LintContext
  ) -> EntryFinding? {
    guard !entry.isSource, let first = entry.source.text(at: one.path), first.value == other.value,
      let second = entry.source.text(at: other.path), second.value == one.value
    else { return nil }
    // It is the source that has them in each other's place.
    if let tag = entry.source.tag,
      SwappedNouns(first, second, tag, context.engines) != nil
    {
      return nil
    }
    return EntryFinding(
      Finding(
        "the forms 'one' and 'other' are those of the source in each other's place; exchange them",
        at: one.wholeRange), path: one.path)
  }
}
