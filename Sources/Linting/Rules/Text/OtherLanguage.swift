import Catalogs
import Diagnostics
import LocaleData
import Messages

/// The text is in another language than its catalog.
enum OtherLanguage: UnitRule {
  static let documentation = RuleDocumentation(
    id: "other-language", family: .text, severity: .warning,
    summary: "The text is in another language than its catalog.",
    rationale: """
      French in an Italian catalog means that columns were mixed up, or that a text was pasted in \
      the wrong place. Write the text in the language of the catalog.

      The short words of a language (articles, prepositions, pronouns) tell it: the rule speaks \
      where a text has several of another language and none of its own, or one if it is the same as \
      the translation into that language, for languages in Latin and \
      Cyrillic letters whose short words it knows. Scripts are looked at by `foreign-script`, copies \
      of the source by `untranslated`.
      """,
    good: [
      RuleExample("Error while saving the profile", "es", "Error al guardar el perfil"),
      RuleExample("Lord of the Rings", "de", "Lord of the Rings"),
    ],
    bad: [
      RuleExample(
        "You can share this photo with your friend", "es",
        "↓Vous pouvez partager cette photo avec votre ami",
        finds: "the text looks like fr, not like es; translate it"),
      RuleExample(
        "Open the photo with the app", "ru", "↓Відкрийте це фото або цей список та файл",
        finds: "the text looks like uk, not like ru; translate it"),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard !unit.isSource, unit.target.value.utf8.count > 11,
      let own = ShortWords.bit(of: unit.language), unit.target.value != unit.source.value
    else { return [] }
    guard let other = guess(unit, own) ?? copied(unit, own), unit.target.links.isEmpty else {
      return []
    }
    return [
      Finding(
        "the text looks like \(other), not like \(unit.entry.localization.language); translate it",
        at: 0..<unit.target.value.utf8.count)
    ]
  }

  /// The language that the text's short words are of.
  private static func guess(_ unit: LintUnit, _ own: UInt32) -> String? {
    // Nearly all texts have a word of their own language, however one counts.
    guard ShortWords.otherLanguage(of: unit.target.value, own: own) != nil, unit.isComparable else {
      return nil
    }
    let text = ShortWords.plain(unit.target)
    let source = ShortWords.bit(of: unit.key.source.tag?.language ?? "") ?? 0
    // An older source text that nobody translated; names have fewer such words.
    let best = ShortWords.otherLanguage(of: text, own: own).flatMap { $0.count > 3 ? $0 : nil }
    let found = best ?? ShortWords.otherLanguage(of: text, own: own, but: source)
    return found.flatMap { isPlausible($0.language, unit) ? $0.language : nil }
  }

  /// Whether a text has letters of its language's script, so that a few Latin words in it are names.
  private static func isPlausible(_ other: String, _ unit: LintUnit) -> Bool {
    guard let own = unit.languageScripts, own.isDisjoint(with: .latin) else { return true }
    let isOfScript = !unit.target.profile.scripts.isDisjoint(with: own)
    return !isOfScript || ShortWords.isCyrillic(other)
  }

  /// The language whose translation of the key the text is, if its words are of that one only.
  private static func copied(_ unit: LintUnit, _ own: UInt32) -> String? {
    guard !ShortWords.areIn(unit.target.value, own) else { return nil }
    let count = unit.target.value.utf8.count
    // What many languages share is a name, or the source where none is known.
    var found: String?
    var copies = 0
    for peer in unit.key.translations where peer.language != unit.entry.localization.language {
      guard let text = peer.text(at: unit.target.path), text.value.utf8.count == count,
        text.value == unit.target.value
      else { continue }
      copies += 1
      guard copies < 3 else { return nil }
      guard let bit = ShortWords.bit(of: peer.tag?.language ?? peer.language),
        bit & (own | ShortWords.close(to: own)) == 0,
        ShortWords.areIn(ShortWords.plain(text), bit)
      else { continue }
      found = peer.language
    }
    return found
  }
}
