import Diagnostics
import LocaleData

/// A table speaks to its reader familiarly in some texts and politely in others.
enum InconsistentFormality: MarkingRule {
  static let documentation = RuleDocumentation(
    id: "inconsistent-formality", family: .text, severity: .warning,
    folding: RuleDocumentation.Folding(mostSingle: 1, comparesMessages: true) { _, _ in "" },
    summary: "Some texts of a table speak to their reader familiarly, the others politely.",
    rationale: """
      An app that says "du" in one window and "Sie" in the next had two translators, or a machine that \
      knew of no choice. Choose one form for the whole app, and write the texts of the other one anew. Found \
      once for a table and a language, with how many texts there are of either form; \
      `l10n lint --rule inconsistent-formality` shows each of the fewer ones.

      The words are those of `mixed-formality`, which looks at each text alone: a text that has \
      both forms counts for none here, and quotations don't count, nor do copies of the source, \
      keys that no source file has any more, and those that are not to be translated. A table \
      needs at least three texts of each form, for two may quote somebody or be a law's. Where \
      neither form has twice as many texts as the other it is a note, since nobody knows which one \
      is meant, and so it is in French, Romanian and Russian, whose polite words may speak to \
      several readers.
      """,
    good: [], bad: [])

  /// Fewer texts may have a reason of their own.
  private static let fewest = 3

  static func mark(of entry: LintEntry, _ context: LintContext) -> UInt64? {
    let language = entry.localization.tag?.language ?? entry.localization.language
    guard entry.key.shouldTranslate, !entry.key.isStale,
      let words = FormalityWords.of(language)
    else { return nil }
    var (isFamiliar, isPolite) = (false, false)
    for text in entry.localization.texts where !text.isUnread {
      let seen = words.seen(in: text.value)
      guard seen.familiar || seen.polite, let unit = entry.unit(of: text),
        // Copies of the source are in its language, whose words may look like these.
        unit.isSource || unit.target.value != unit.source.value,
        let places = FormalityPlaces(of: words, in: unit)
      else { continue }
      if places.familiar != nil { isFamiliar = true }
      if places.polite != nil { isPolite = true }
    }
    return isFamiliar == isPolite ? nil : isPolite ? polite : familiar
  }

  private static let familiar: UInt64 = 0
  private static let polite: UInt64 = 1

  static func findings(
    in table: any LintTable, _ marks: [KeyMark], _ context: LintContext
  ) -> [TableFinding] {
    let languages = Dictionary(grouping: marks, by: \.language)
    return languages.sorted { $0.key < $1.key }.flatMap { language, marks -> [TableFinding] in
      let fewer = minority(of: marks)
      guard fewer.count >= fewest, let first = fewer.first else { return [] }
      let others = marks.count - fewer.count
      let finding = Finding(
        message(language, isPolite: first.mark == polite, fewer.count, others),
        severity: isClear(language, fewer.count, others) ? nil : .note)
      return fewer.map {
        TableFinding(index: $0.index, language: language, EntryFinding(finding))
      }
    }
  }

  /// Those of the form that fewer texts have; of both the polite one.
  private static func minority(of marks: [KeyMark]) -> [KeyMark] {
    let politeMarks = marks.filter { $0.mark == polite }
    return politeMarks.count * 2 <= marks.count
      ? politeMarks : marks.filter { $0.mark == familiar }
  }

  /// Whether it is plain which of the texts are wrong.
  private static func isClear(_ language: String, _ fewer: Int, _ others: Int) -> Bool {
    let code = LanguageTag(language)?.language ?? language
    return FormalityWords.of(code)?.areSure == true && others >= 2 * fewer
  }

  private static func message(
    _ language: String, isPolite: Bool, _ fewer: Int, _ others: Int
  ) -> String {
    let (manner, other) = isPolite ? ("politely", "familiarly") : ("familiarly", "politely")
    return "\(fewer) texts of \(language) speak to the reader \(manner), \(others) \(other); "
      + "choose one form for the whole app"
  }
}
