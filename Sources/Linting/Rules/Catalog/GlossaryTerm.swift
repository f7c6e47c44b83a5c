import Diagnostics
import LocaleData
import Messages

/// A term of the glossary is translated otherwise than the project wants.
enum GlossaryTerm: UnitRule {
  static let documentation = RuleDocumentation(
    id: "glossary-term", family: .catalog, severity: .warning,
    summary: "A term is not translated as the project's glossary says.",
    rationale: """
      A reader takes two words for two things. `glossary` in `l10n.json` says what a term is called \
      in each language, and what it must not be called. Use that word, in whatever form the sentence \
      needs.

      A term counts as used in any inflected form: those of the lexicon where the language has one \
      (English, Spanish), elsewhere every word with the same stem, a compound too, without regard to \
      capitals and marks on letters; in languages without spaces between words it has to stand there \
      as it is. In the source a term is found in the forms of the lexicon, or with a short ending. Of \
      two terms that share words only the longer one is looked for. What stands in code, in \
      placeholders and in addresses is not looked at, copies of the source are not, and nothing is said about languages for which \
      the glossary has no word.
      """,
    good: [
      RuleExample("Your libraries", "de", "Deine Mediatheken", settings: library),
      RuleExample("Your libraries", "es", "Tus fototecas", settings: library),
      RuleExample("Your libraries", "fr", "Vos collections", settings: library),
    ],
    bad: [
      RuleExample(
        "Your libraries", "de", "↓Deine Sammlungen", settings: library,
        finds: "the glossary has 'Mediathek' for 'library', and this text doesn't; use it"),
      RuleExample(
        "Open the library", "de", "Öffne die Mediathek (↓Bibliothek↑)", settings: library,
        finds: "the glossary rules out 'Bibliothek' for 'library'; use 'Mediathek'"),
    ])

  private static let library = ProjectSettings(glossary: [
    GlossaryEntry(
      "library", translations: words([("de", "Mediathek"), ("es", "fototeca")]),
      forbidden: words([("de", "Bibliothek")]))
  ])

  private static func words(_ all: [(String, String)]) -> [LanguageTag: [String]] {
    all.reduce(into: [:]) { words, one in
      if let tag = LanguageTag(one.0) { words[tag] = [one.1] }
    }
  }

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    let glossary = context.settings.glossary
    guard !glossary.entries.isEmpty, unit.isComparable,
      // A copy of the source has more wrong with it than a term.
      unit.target.value != unit.source.value, unit.target.isShort, unit.source.isShort,
      let tag = unit.entry.localization.tag
    else { return [] }
    let terms = terms(in: unit, context)
    guard !terms.isEmpty else { return [] }
    let grammar = context.engines.grammar(tag)
    let text = TermSearch.Text(unit.target.prose, isUnspaced: unit.isUnspaced, grammar)
    let targets = glossary.targets(tag, grammar)
    return terms.flatMap { number -> [Finding] in
      let target = targets[number]
      let found = ruledOut(target, glossary.entries[number], text)
      let isUsed = target.wanted.contains { $0.search.isKept(in: text) }
      guard !target.wanted.isEmpty, !isUsed, found.isEmpty else { return found }
      return [missing(target, glossary.entries[number], unit)]
    }
  }

  /// The numbers of the terms that the source has, but for those whose words belong to a longer one.
  private static func terms(in unit: LintUnit, _ context: LintContext) -> [Int] {
    guard let tag = unit.entry.source.tag else { return [] }
    let grammar = context.engines.grammar(tag)
    let source = context.settings.glossary.source(tag, grammar)
    let isUnspaced = unit.entry.source.scripts.map { $0.isSubset(of: .unspaced) } ?? false
    let text = TermSearch.Text(unit.source.prose, isUnspaced: isUnspaced, grammar)
    return source.numbers(in: text)
  }

  private static func ruledOut(
    _ target: Glossary.Target, _ entry: GlossaryEntry, _ text: TermSearch.Text
  ) -> [Finding] {
    let wanted = target.wanted
    let advice = wanted.isEmpty ? "choose another word" : "use \(listed(wanted))"
    return target.forbidden.flatMap { word, search in
      search.places(in: text, .strict).map { place in
        let (first, last) = (text.ranges[place.lowerBound], text.ranges[place.upperBound - 1])
        return Finding(
          "the glossary rules out '\(word)' for '\(entry.term)'; \(advice)",
          at: first.lowerBound..<last.upperBound, notes: notes(entry))
      }
    }
  }

  private static func missing(
    _ target: Glossary.Target, _ entry: GlossaryEntry, _ unit: LintUnit
  ) -> Finding {
    Finding(
      "the glossary has \(listed(target.wanted)) for '\(entry.term)', and this text doesn't; use it",
      at: unit.target.wholeRange, notes: notes(entry))
  }

  private static func notes(_ entry: GlossaryEntry) -> [String] {
    entry.note.map { ["the glossary says of '\(entry.term)': \($0)"] } ?? []
  }

  private static func listed(_ words: [Glossary.Target.Word]) -> String {
    let most = 10
    let shown = words.prefix(most).map { "'\($0.text)'" }.joined(separator: " or ")
    return words.count > most ? "\(shown) or one of \(words.count - most) more" : shown
  }
}
