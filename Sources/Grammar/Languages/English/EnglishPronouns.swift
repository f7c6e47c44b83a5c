import Foundation
import Vocabulary

/// Personal pronouns by person, number, gender and case.
enum EnglishPronouns {
  /// Replaces the pronouns of a phrase that refer to one person by those that are asked for.
  ///
  /// - Returns: Whether there was a pronoun.
  static func inflect(
    _ phrase: Phrase, parse: EnglishParse, request: Request, by grammar: EnglishGrammar
  ) -> Bool {
    let words = parse.readings.indices.filter { parse.readings[$0].isPersonalPronoun }
    guard let first = words.first, let source = personal(parse.readings[first]) else {
      inflectOther(phrase, parse: parse, request: request)
      return !parse.readings.allSatisfy(\.pronouns.isEmpty)
    }
    let target =
      ownPronouns(request.pronouns)
      ?? target(of: source.lexeme, asked: request.features, by: grammar)
    for word in words {
      // `They posted it themselves`: they and themselves are the same people, it is not.
      guard let pronoun = personal(parse.readings[word]),
        pronoun.lexeme.lemma == source.lexeme.lemma,
        let slot = slot(of: pronoun, at: word, parse: parse, in: phrase, asked: request.features)
      else { continue }
      let form = target.form(slot)
      if form.text == "I" || phrase.text(word) == "I" {
        phrase.replace(word, withText: form.text)
      } else {
        phrase.replace(word, with: form)
      }
    }
    return true
  }

  /// A pronoun that is no personal one and stands alone: who, whom, whose; everyone, everyone’s.
  private static func inflectOther(_ phrase: Phrase, parse: EnglishParse, request: Request) {
    guard parse.readings.count == 1, let pronoun = parse.readings[0].pronouns.first,
      let asked = request.features.grammaticalCase
    else { return }
    switch (pronoun.lexeme.forms, asked) {
    case (.irregular(let forms, _), .nominative) where forms.count == 4:
      phrase.replace(0, with: forms[0])
    case (.irregular(let forms, _), .accusative) where forms.count == 4:
      phrase.replace(0, with: forms[1])
    case (.irregular(let forms, _), .genitive) where forms.count == 4:
      phrase.replace(0, with: forms[2])
    case (.invariable, .genitive): phrase.replace(0, withText: phrase.text(0) + "’s")
    default: break
    }
  }

  /// A person's own pronouns in the slots of the language's; those that say nothing of themselves
  /// are the subject's and the object's form, in this order.
  private static func ownPronouns(_ pronouns: [TermOfAddress.Pronoun]) -> Lexeme? {
    var forms: [Int: [UInt8]] = [:]
    for pronoun in pronouns {
      let slot: Int
      switch (pronoun.features.pronounType, pronoun.features.determination) {
      case (.reflexive, _): slot = 4
      case (_, .independent): slot = 3
      case (_, .dependent), (.possessive, nil): slot = 2
      case (_, nil):
        let isObject = pronoun.features.grammaticalCase == .accusative || forms[0] != nil
        slot = isObject ? 1 : 0
      }
      if forms[slot] == nil { forms[slot] = Array(pronoun.text.utf8) }
    }
    guard let subject = forms[0] else { return nil }
    let all = (0..<5).map { forms[$0] ?? subject }
    return Lexeme(lemma: subject, part: .pronoun, forms: .irregular(all))
  }

  private static func personal(_ reading: CachedValue<EnglishReading>) -> Analysis? {
    reading.pronouns.first { $0.lexeme.isPersonalPronoun }
  }

  /// The case of a pronoun's form, if it is one.
  static func grammaticalCase(of pronoun: Analysis) -> GrammaticalCase? {
    if pronoun.slots == [0] { return .nominative }
    if pronoun.slots == [1] { return .accusative }
    return !pronoun.slots.isEmpty && pronoun.slots.allSatisfy { $0 == 2 || $0 == 3 }
      ? .genitive : nil
  }

  /// What a pronoun says of whom it stands for.
  static func features(of lexeme: Lexeme) -> Features {
    var features = Features()
    features.person = .third
    switch lexeme.lemma.text {
    case "I": (features.person, features.number) = (.first, .singular)
    case "we": (features.person, features.number) = (.first, .plural)
    case "you": features.person = .second
    case "he": (features.gender, features.number) = (.masculine, .singular)
    case "she": (features.gender, features.number) = (.feminine, .singular)
    case "it": (features.gender, features.number) = (.neuter, .singular)
    case "they": features.number = .plural
    default: break
    }
    return features
  }

  /// The pronoun for what is asked, and for what the old one says where nothing is.
  private static func target(
    of lexeme: Lexeme, asked: Features, by grammar: EnglishGrammar
  ) -> Lexeme {
    let own = features(of: lexeme)
    guard asked.person != nil || asked.number != nil || asked.gender != nil else { return lexeme }
    // A gender is that of one person, whatever the pronoun in the text says.
    let number = asked.number ?? (asked.gender == nil ? own.number : .singular)
    let isPlural = number?.isPlural ?? false
    let lemma: String
    switch asked.person ?? own.person ?? .third {
    case .first: lemma = isPlural ? "we" : "I"
    case .second: lemma = "you"
    default:
      switch isPlural ? nil : asked.gender ?? own.gender {
      case .feminine: lemma = "she"
      case .masculine: lemma = "he"
      case .neuter: lemma = "it"
      default: lemma = "they"
      }
    }
    let found = grammar.lexicon.lexemes(of: Array(lemma.utf8)).filter(\.isPersonalPronoun)
    // They and you have another reflexive where they mean one person.
    return found.first { $0.form(4).hasSuffix("selves") == isPlural } ?? found.first ?? lexeme
  }

  /// The slot that is asked for, or the one that the word has.
  private static func slot(
    of pronoun: Analysis, at word: Int, parse: EnglishParse, in phrase: Phrase, asked: Features
  ) -> Int? {
    if asked.pronounType == .reflexive { return 4 }
    switch asked.grammaticalCase {
    case .nominative: return 0
    case .accusative, .dative: return 1
    case .genitive: return asked.determination == .independent ? 3 : 2
    default: break
    }
    guard pronoun.slots.count > 1 else { return pronoun.slots.first }
    let next = word + 1 < parse.readings.count ? parse.readings[word + 1] : nil
    let standsBeforeNoun = next.map { !$0.nouns.isEmpty || $0.isAdjective } ?? false
    // `its` hardly ever stands for what is its.
    if pronoun.lexeme.lemma.elementsEqual("it".utf8), pronoun.slots.contains(2) { return 2 }
    if pronoun.slots.contains(2) {
      // `her` is an object, or stands before what is hers; `his` likewise.
      return standsBeforeNoun ? 2 : pronoun.slots.first { $0 != 2 }
    }
    return word > 0 && phrase.words.count > 1 ? pronoun.slots.last : pronoun.slots.first
  }
}
