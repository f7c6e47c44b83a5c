import Catalogs
import Diagnostics
import Messages
import Reading

/// A number before a plural noun, in a text that is the same for 1.
enum MissingPluralVariation: EntryRule {
  static let documentation = RuleDocumentation(
    id: "missing-plural-variation", family: .plurals, severity: .warning,
    summary: "A text counts something but has one form for all numbers.",
    rationale: """
      "%lld files" reads "1 files" for one file, and no translation of it can be right in languages \
      with more forms. Vary the text by plural, or let the words agree: \
      `^[%lld file](inflect: true)`. Code that reads plain strings, as most does of `.strings` files, \
      shows such marks to people, so there the rule speaks of plural forms only.

      The rule looks at the source language, if its words are known (English, French, German, \
      Italian, Polish, Portuguese, Spanish), and at whole numbers right before a noun in the plural. It is silent where the number is a part, an end or a \
      version of something ("%lld of %lld files", "at least %lld characters"), for measures that \
      stay as they are, and for a key that says by its name that it is for several. Where the table has \
      another text for one ("1 page" beside "%d pages"), code chooses between both: that is a note, since \
      other languages need more forms than two.
      """,
    good: [
      RuleExample(source: ["one": "%lld file", "other": "%lld files"]),
      RuleExample(source: "^[%lld file](inflect: true)"),
      RuleExample(source: "%lld of %lld files"),
      RuleExample(source: "A name cannot exceed %lld characters"),
      RuleExample(source: "Max. %lld characters"),
      RuleExample(source: "%lld px"),
      RuleExample(source: "Disc %lld Colors"),
      RuleExample(source: "Added %lld media to %@"),
    ],
    bad: [
      RuleExample(
        source: "Delete ↓%lld files↑?",
        finds:
          "for one this reads '1 files'; vary the text by plural, or write '^[%lld …](inflect: true)' with the word for one"
      ),
      RuleExample(
        source: "↓%lld Stats Readings",
        finds:
          "for one this reads '1 Stats Readings'; vary the text by plural, or write '^[%lld …](inflect: true)' with the word for one"
      ),
      RuleExample(
        source: "↓%lld new messages",
        finds:
          "for one this reads '1 new messages'; vary the text by plural, or write '^[%lld …](inflect: true)' with the word for one"
      ),
      RuleExample(
        source: "↓%lld files", declaration: KeyDeclaration(readings: [.plain], arguments: []),
        finds: "for one this reads '1 files'; vary the text by plural"),
    ])

  static func findings(in entry: LintEntry, _ context: LintContext) -> [EntryFinding] {
    // A storyboard shows its texts as they stand, and no catalog is the place to vary them.
    guard entry.isSource, !entry.key.sourceIsElsewhere,
      let text = entry.localization.texts.only, text.path.isEmpty,
      entry.localization.variables.isEmpty,
      !entry.key.keyIsSource || entry.localization.format == .stringCatalog,
      let counted = CountedNoun(
        in: text, ofKey: entry.key.key, entry.localization.tag, context.engines)
    else { return [] }
    let found =
      choice(counted, text, entry, context) ?? finding(counted, text, mayAgree: mayAgree(entry))
    return [EntryFinding(found, path: text.path)]
  }

  /// The finding about a text beside which the table has one for a single thing, so that code chooses.
  private static func choice(
    _ counted: CountedNoun, _ text: LintText, _ entry: LintEntry, _ context: LintContext
  ) -> Finding? {
    guard let grammar = context.engines.grammar(entry.localization.tag),
      let one = entry.key.textsForOne?.text(besides: text, nounEndingAt: counted.end, grammar)
    else { return nil }
    return Finding(
      "for one the table has '\(one.shortened(to: 60))', and languages with more forms need others; "
        + "make both one text that varies by plural",
      at: counted.number.lowerBound..<counted.end, severity: .note)
  }

  /// Whether code reads attributes in the text: what it says of the key tells, else whether it stands in
  /// a String Catalog, for most code reads the older tables as plain text.
  private static func mayAgree(_ entry: LintEntry) -> Bool {
    guard let readings = entry.key.declaration?.readings, !readings.isEmpty else {
      return !entry.localization.isTable
    }
    return readings == [.attributed]
  }

  private static func finding(
    _ counted: CountedNoun, _ text: LintText, mayAgree: Bool
  ) -> Finding {
    let agreement =
      ", or write '^[\(text.value[utf8: counted.number]) …](inflect: true)' with the word for one"
    return Finding(
      "for one this reads '1 \(counted.words)'; vary the text by plural"
        + (mayAgree ? agreement : ""),
      at: counted.number.lowerBound..<counted.end)
  }
}

extension Array {
  fileprivate var only: Element? { count == 1 ? first : nil }
}
