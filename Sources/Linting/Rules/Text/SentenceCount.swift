import Diagnostics
import LocaleData
import Messages

/// The text has far fewer or more sentences than the source.
enum SentenceCount: UnitRule {
  static let documentation = RuleDocumentation(
    id: "sentence-count", family: .text, severity: .note,
    summary: "The text has far fewer or far more sentences than the source.",
    rationale: """
      A sentence that is missing is often one that was forgotten; one more may come from another \
      text. Check that the text says all of it and nothing else.

      Two sentences may well become one, so only half as many are told, or two more or less; and this \
      is a note. A sentence ends in a full stop, a question mark or an exclamation mark of any script; \
      a source without any is a label. A stop behind a word of two letters, behind a number or before a \
      small letter may as well shorten a word, and is taken for what makes the texts more alike; so is a \
      comma in Chinese and Japanese, which join sentences by it. \
      Thai, Lao, Khmer and Burmese don't mark the ends.
      """,
    good: [
      RuleExample("Are you sure? This can’t be undone.", "de", "Sicher? Das ist endgültig."),
      RuleExample("Please wait. Loading.", "de", "Bitte warten, es wird geladen."),
      RuleExample(
        "Sign in to use it. You can do it later.", "de",
        "Melde dich an. Das geht auch später. Nichts geht verloren."),
      RuleExample(
        "Welcome, now let us brew!", "es", "Te damos la bienvenida. Y ahora... ¡a preparar café!"),
      RuleExample(
        "Beans - roasts, mills, etc. - Cups, lids, etc. - Tea", "de", "Bohnen, Tassen und Tee"),
    ],
    bad: [
      RuleExample(
        "Delete the album? Your photos stay. Nothing is lost.", "de", "↓Album löschen?",
        finds: "the text has 1 sentence, the source 3; check that nothing is lost")
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    let marks: TextProfile.Traits = [.fullStops, .questionMarks, .exclamationMarks]
    guard !unit.source.profile.traits.union(unit.target.profile.traits).isDisjoint(with: marks),
      unit.isComparable, !unit.target.isPart, unit.target.isShort, unit.source.isShort,
      (unit.languageScripts ?? []).isDisjoint(with: [.thai, .southEastAsian]),
      mayHaveSentences(unit.source) || mayHaveSentences(unit.target)
    else { return [] }
    let (source, target) = nearest(
      Sentences(unit.source, "en"), Sentences(unit.target, unit.language))
    // A label of abbreviated words has stops and no sentences.
    guard source > 1 || TextEnd(unit.source.prose, "en").mark != .none else { return [] }
    guard source > 0, target > 0,
      abs(source - target) > 1 && (source > target * 2 || target > source * 2)
    else { return [] }
    let advice =
      target < source ? "check that nothing is lost" : "check that it says nothing else"
    return [
      Finding(
        "the text has \(target) sentence\(target == 1 ? "" : "s"), the source \(source); \(advice)",
        at: unit.target.wholeRange)
    ]
  }

  /// The counts of two texts that differ least among those that their marks allow.
  private static func nearest(_ source: Sentences, _ target: Sentences) -> (Int, Int) {
    if target.most < source.fewest { return (source.fewest, target.most) }
    if target.fewest > source.most { return (source.most, target.fewest) }
    return (source.fewest, source.fewest)
  }

  /// Whether a text may have three sentences or more; less is never far more than the other has.
  private static func mayHaveSentences(_ text: LintText) -> Bool {
    guard !text.profile.traits.contains(.nonASCII) else { return true }
    let marks = text.value.utf8.lazy.filter { $0 == 0x21 || $0 == 0x2E || $0 == 0x3F }
    return marks.prefix(2).count == 2
  }
}
