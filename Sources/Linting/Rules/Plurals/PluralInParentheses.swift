import Diagnostics
import LocaleData
import Messages

/// One text for one thing and for several: `file(s)`.
enum PluralInParentheses: UnitRule {
  static let documentation = RuleDocumentation(
    id: "plural-in-parentheses", family: .plurals, severity: .warning,
    summary: "A plural ending stands in brackets, as in file(s), in place of plural forms.",
    rationale: """
      "1 file(s)" reads like a form to fill in, and most languages can't do the same: their plurals \
      change the word, and some have more than two. Give the key plural forms, or inflect the word with \
      `^[%lld file](inflect: true)`.

      The endings of each language are known. Endings for a gender, as in French "prêt(e)" or Russian \
      "добавил(а)", are not meant, nor is one beside an ending that is never a plural's, as in German \
      "Unser(e) liebe(r) Gast". A translation is looked at only if the source has no such ending: \
      where it has, the source is what to mend. One without a number is only a note, for the translator \
      may have no other way.
      """,
    good: [
      RuleExample(
        ["one": "%lld file", "other": "%lld files"], "de",
        ["one": "%lld Datei", "other": "%lld Dateien"]),
      RuleExample("You are ready", "fr", "Vous êtes prêt(e)"),
      RuleExample("Our dear guest %@", "de", "Unser(e) liebe(r) Gast %@"),
      RuleExample(source: "Function f(s)"),
      RuleExample(source: "Enter an HTTP(s) address"),
    ],
    bad: [
      RuleExample(
        source: "Imported %lld ↓item(s)↑.",
        finds: "'item(s)' stands for one and for several; give the key plural forms"),
      RuleExample(
        "%lld files", "fr", "%lld ↓fichier(s)↑",
        finds: "'fichier(s)' stands for one and for several; give the key plural forms"),
      RuleExample(
        "%lld files", "ro", "%lld ↓fișier(e)↑",
        finds: "'fișier(e)' stands for one and for several; give the key plural forms"),
      RuleExample(
        "Subtitles", "nl", "↓Ondertiteling(en)↑",
        finds: "'Ondertiteling(en)' stands for one and for several; give the key plural forms",
        severity: .note),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard unit.target.profile.traits.contains(.brackets), !unit.target.isPart,
      unit.target.isShort
    else { return [] }
    let prose = unit.target.prose
    guard let word = word(in: prose, unit.language) else { return [] }
    if !unit.isSource {
      let source = unit.entry.source.tag?.language ?? unit.entry.source.language
      if Self.word(in: unit.source.prose, source) != nil { return [] }
    }
    return [
      Finding(
        "'\(prose.text(word))' stands for one and for several; give the key plural forms",
        at: prose.range(word), severity: unit.isSource || hasNumber(unit) ? nil : .note)
    ]
  }

  /// Whether a text has a count, or something that may be one.
  private static func hasNumber(_ unit: LintUnit) -> Bool {
    !unit.target.scan.specifiers.isEmpty || unit.target.profile.traits.contains(.digits)
  }

  /// Whether a word is a name, and another one with what stands behind it: HTTP and HTTPS.
  private static func areNames(_ word: String, _ ending: String) -> Bool {
    SharedWords.contains(word, isLatin: false)
      && SharedWords.contains(word + ending.lowercased(), isLatin: false)
  }

  private static let endings = LanguageFact.pluralEndings.sets

  /// The first word with an ending in brackets; nil where another word has a short one that is no
  /// plural's, so that all may be those of genders: "Unser(e) liebe(r)".
  private static func word(in prose: Prose, _ language: String) -> Range<Int>? {
    guard let endings = endings[language] else { return nil }
    let words = prose.words
    var first: Range<Int>?
    for (word, ending) in zip(words, words.dropFirst()) {
      guard ending.lowerBound == word.upperBound + 1, ending.upperBound < prose.scalars.count,
        prose.scalars[word.upperBound] == "(", prose.scalars[ending.upperBound] == ")",
        // A function has a letter for a name: f(s).
        word.count > 2, prose.scalars[word].allSatisfy(\.isLetter),
        !areNames(prose.text(word).lowercased(), prose.text(ending))
      else { continue }
      let end = ending.upperBound + 1
      if end < prose.scalars.count, prose.scalars[end].isWordPart { continue }
      if endings.contains(prose.text(ending)) {
        first = first ?? word.lowerBound..<end
      } else if ending.count < 3, prose.scalars[ending].allSatisfy(\.isSmallLetter) {
        return nil
      }
    }
    return first
  }
}
