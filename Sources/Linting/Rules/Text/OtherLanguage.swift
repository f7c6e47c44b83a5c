import Catalogs
import Diagnostics
import LocaleData
import Messages
import PlainBytes
import Reading

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
      Cyrillic letters whose short words it knows; a letter that of these only its own language has \
      ("ı", "ł") tells that it is in that. Spanish, Portuguese, Italian and French are told from each other, \
      and Norwegian and Danish from Swedish, Bulgarian from Russian, Croatian from Slovenian, Finnish from \
      Estonian and Turkish from Azerbaijani, by several \
      words in small letters that the one has and the other has not. In others it knows an older \
      English source that nobody translated. Scripts are looked at by `foreign-script`, copies \
      of the source by `untranslated`.
      """,
    good: [
      RuleExample("Error while saving the profile", "es", "Error al guardar el perfil"),
      RuleExample("Lord of the Rings", "de", "Lord of the Rings"),
      RuleExample("Trip: El Paso, Isla Mayor", "pt-BR", "Viagem: El Paso, Isla Mayor"),
      RuleExample("Soup “Lago del Norte” with rice", "pt-BR", "Sopa “Lago del norte” e arroz"),
      RuleExample("Allow guests to mention @all", "nb", "La gjestene nevne @all"),
      RuleExample("Could not save the file.", "sv", "Kunde in te spara filen."),
      RuleExample("Take the money out", "tr", "Parayı Kasadan Al, Para Al"),
    ],
    bad: [
      RuleExample(
        "You can share this photo with your friend", "es",
        "↓Vous pouvez partager cette photo avec votre ami",
        finds: "the text looks like fr, not like es; translate it"),
      RuleExample(
        "What to know of the bean", "de", "↓Información de la semilla",
        finds: "the text looks like es, not like de; translate it"),
      RuleExample(
        "You can set the cup on the table later", "pt-BR",
        "↓Puedes poner la taza en la mesa más tarde",
        finds: "the text looks like es, not like pt-BR; translate it"),
      RuleExample(
        "Your order was sent to the kitchen.", "pt-BR", "↓Su pedido fue enviado a la cocina.",
        finds: "the text looks like es, not like pt-BR; translate it"),
      RuleExample(
        "Choose the messages that you want to get on this phone", "fr",
        "↓Elige qué mensajes quieres recibir en este teléfono",
        finds: "the text looks like es, not like fr; translate it"),
      RuleExample(
        "Choose the messages that you want to get on this phone", "sv",
        "↓Velg hvilke varsler du vil motta på denne telefonen",
        finds: "the text looks like nb, not like sv; translate it"),
      RuleExample(
        "Choose the messages that you want to get on this phone", "ru",
        "↓Изберете кои съобщения искате да получавате на този телефон",
        finds: "the text looks like bg, not like ru; translate it"),
      RuleExample(
        "Choose the messages that you want to get on this phone", "sl",
        "↓Odaberite koje obavijesti želite primati na ovom telefonu",
        finds: "the text looks like hr, not like sl; translate it"),
      RuleExample(
        "Open the photo with the app", "ru", "↓Відкрийте це фото або цей список та файл",
        finds: "the text looks like uk, not like ru; translate it"),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard !unit.isSource, unit.target.value.utf8.count > 11,
      unit.target.value != unit.source.value
    else { return [] }
    let own = ShortWords.bit(of: unit.language)
    guard
      let other = own.map({ known(unit, $0) }) ?? NeighbourWords.language(of: unit) ?? older(unit),
      unit.target.links.isEmpty, !ShortWords.hasOwnLetter(unit.target.value, of: unit.language)
    else { return [] }
    return [
      Finding(
        "the text looks like \(other), not like \(unit.entry.localization.language); translate it",
        at: unit.target.wholeRange)
    ]
  }

  /// Whether a text is in another language, so that it has that one's words, marks and spaces.
  static func isFound(in unit: LintUnit, _ context: LintContext) -> Bool {
    !findings(in: unit, context).isEmpty
  }

  /// The language of a text of one whose short words are known.
  private static func known(_ unit: LintUnit, _ own: UInt32) -> String? {
    // A neighbour's words say more than those that it shares with others.
    if let other = guess(unit, own) { return NeighbourWords.language(of: unit) ?? other }
    return copied(unit, own) ?? NeighbourWords.language(of: unit)
  }

  /// The language that the text's short words are of.
  private static func guess(_ unit: LintUnit, _ own: UInt32) -> String? {
    let source = ShortWords.bit(of: unit.sourceLanguage) ?? 0
    // Nearly all texts have a word of their own language, however one counts.
    guard ShortWords.otherLanguage(of: unit.target.value, own: own, sharing: source) != nil,
      unit.isComparable
    else { return nil }
    let text = ShortWords.plain(unit.target)
    // An older source text that nobody translated, though its language shares words with this one
    // ("in"); names have fewer such words.
    let best = ShortWords.otherLanguage(of: text, own: own, sharing: source).flatMap {
      $0.count > 3 && $0.language == unit.sourceLanguage ? $0 : nil
    }
    let other = ShortWords.otherLanguage(of: text, own: own).flatMap { $0.count > 3 ? $0 : nil }
    guard let found = best ?? other ?? ShortWords.otherLanguage(of: text, own: own, but: source),
      found.count > 2 || !ShortWords.areTorn(in: text, of: own)
    else { return nil }
    return isPlausible(found.language, unit) ? found.language : nil
  }

  /// The source's language, where a text in a language whose short words aren't known is an older text
  /// of the source, in English: longer ones and most of them must be there, for other languages have
  /// "an", "is" or "to" too.
  private static func older(_ unit: LintUnit) -> String? {
    guard unit.sourceLanguage == "en", let english = ShortWords.bit(of: "en"),
      unit.target.profile.scripts == .latin, unit.languageScripts == .latin,
      !LanguageFact.areRelated(unit.language, "en"), unit.target.isShort,
      unit.target.value.utf8.count(where: { $0 == 0x20 }) > 3, unit.isComparable,
      unit.entry.localization.tag?.namesLanguage ?? false
    else { return nil }
    let words = ShortWords.plain(unit.target).lowercased().split(separator: " ")
    guard words.allSatisfy({ $0.utf8.allSatisfy(\.isASCIILetter) }) else { return nil }
    let known = words.filter {
      $0.count > 1 && ShortWords.languages(with: String($0)) & english != 0
    }
    let kinds = Set(known)
    return known.count > 3 && known.count * 5 >= words.count && kinds.count > 2
      && kinds.count(where: { $0.count > 2 }) > 1 ? "en" : nil
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
    let (target, path) = (unit.target.value, unit.target.path)
    let count = target.utf8.count
    // What many languages share is a name, or the source where none is known.
    var found: String?
    var copies = 0
    for peer in unit.key.translations {
      guard let text = peer.text(at: path), text.value.utf8.count == count, text.value == target,
        peer.language != unit.entry.localization.language
      else { continue }
      copies += 1
      guard copies < 3 else { return nil }
      guard let bit = ShortWords.bit(of: peer.tag?.language ?? peer.language),
        bit & (own | ShortWords.close(to: own)) == 0,
        ShortWords.areIn(withoutShared(ShortWords.plain(text), unit.language), bit),
        !isName(unit, bit)
      else { continue }
      found = peer.language
    }
    return found
  }

  /// Whether a text is a name, as "Frankfurt am Main", which all languages may write alike.
  ///
  /// All its words and the source's start with capitals but for a language's short ones, and it has
  /// those of the source: a title that is translated has others.
  private static func isName(_ unit: LintUnit, _ other: UInt32) -> Bool {
    let source = ShortWords.bit(of: unit.sourceLanguage) ?? 0
    let words = [unit.target, unit.source].map { $0.prose.words.map($0.prose.text) }
    let areNames = zip(words, [other, source]).allSatisfy { words, short in
      words.allSatisfy { word in
        word.unicodeScalars.first?.isSmallLetter != true
          || ShortWords.languages(with: word) & (short | other) != 0
      }
    }
    let names = words[1].filter { $0.unicodeScalars.first?.isCapital == true }
    return areNames && !names.isEmpty && Set(names).isSubset(of: words[0])
  }

  /// The words of a text but for those that a language has, too, as German has the Italian "per".
  private static func withoutShared(_ text: String, _ language: String) -> String {
    let shared = LanguageFact.shortWords.list(of: language + ".also")
    return text.split(separator: " ").filter { !shared.contains($0.lowercased()) }
      .joined(separator: " ")
  }
}
