import Foundation
import Vocabulary

/// What a phrase shows of its number, its gender and the rest.
extension SpanishParse {
  var startsWithNumber: Bool {
    phrase.tokens.first { $0.kind != .space }?.kind == .number
  }

  var hasDeterminer: Bool { determinerSlots != nil }

  /// The slot of the first determiner before the head.
  var determinerSlots: Int? {
    for word in nounPhrase.prefix(2) {
      if let slot = readings[word].determiners.first?.slots.first { return slot }
    }
    return nil
  }

  var hasOwnArticle: Bool {
    guard let first = nounPhrase.first, nounPhrase.count > 1 else { return false }
    return readings[first].isArticle
  }

  /// Adjectives and determiners that agree with the head.
  func agreeing() -> [Int] {
    outlying
      + nounPhrase.filter { word in
        if let head, (head.word..<(head.word + head.length)).contains(word) { return false }
        if isBystander(word) { return false }
        let reading = readings[word]
        return reading.isAdjective || !reading.determiners.isEmpty
          || head == nil && !reading.pronouns.isEmpty
      }
  }

  /// Whether every word that agrees comes from a lexicon.
  var isKnown: Bool {
    if let head { return !head.analysis.lexeme.isGuessed }
    return nounPhrase.contains { readings[$0].isKnown }
  }

  var partOfSpeech: PartOfSpeech? {
    if head != nil { return .noun }
    let words = nounPhrase.map { readings[$0] }
    if words.contains(where: \.isAdjective) { return .adjective }
    if words.contains(where: { $0.verb != nil }) { return .verb }
    if words.contains(where: { $0.isPronounFirst }) { return .pronoun }
    if words.contains(where: { !$0.determiners.isEmpty }) { return .determiner }
    if words.contains(where: { !$0.pronouns.isEmpty }) { return .pronoun }
    return words.lazy.compactMap(\.otherPart).first
  }

  /// Number and gender as the text shows them.
  var features: Features {
    var features = Features()
    features.partOfSpeech = partOfSpeech
    if let head {
      features.number = number(slots: head.analysis.slots, head.analysis.lexeme)
      features.gender = gender(nil)
      if features.number == nil { features.number = modifierNumber }
    } else {
      features.number = modifierNumber ?? verbNumber
      features.gender = modifierGender
    }
    if hasOwnArticle, let first = nounPhrase.first {
      features.definiteness =
        readings[first].roles.contains(.definite) ? .definite : .indefinite
    }
    return features
  }

  func number(slots: SlotSet, _ lexeme: Lexeme) -> GrammaticalNumber? {
    if lexeme.traits.contains(.pluralOnly) { return .plural }
    if slots.count > 1 { return nil }
    return slots.first == 1 ? .plural : .singular
  }

  var verbNumber: GrammaticalNumber? {
    guard let word = nounPhrase.first(where: { readings[$0].verb != nil }),
      let verb = readings[word].verb, verb.singular != verb.plural
    else { return nil }
    return phrase.lower(word) == verb.plural ? .plural : .singular
  }

  var modifierNumber: GrammaticalNumber? {
    for word in agreeing() {
      if let determiner = readings[word].determiners.first?.lexeme,
        determiner.traits.contains(.pluralOnly)
          || determiner.part == .numeral && determiner.lemma.text != "uno"
      {
        return .plural
      }
      let slots = slots(of: word)
      guard let first = slots.first else { continue }
      if slots.allSatisfy({ ($0 >= 2) == (first >= 2) }) { return first >= 2 ? .plural : .singular }
    }
    return nil
  }

  /// The gender that determiners and adjectives show.
  var modifierGender: GrammaticalGender? { modifierGender(except: -1) }

  func modifierGender(except noun: Int) -> GrammaticalGender? {
    for word in agreeing() where word != noun {
      if grammar.lexicon.project?.isNeutral(phrase.lower(word)) == true { return .neuter }
      let slots = slots(of: word)
      guard let first = slots.first else { continue }
      if slots.allSatisfy({ $0 % 2 == first % 2 }) {
        return first % 2 == 1 ? .feminine : .masculine
      }
    }
    return nil
  }

  func slots(of word: Int) -> SlotSet {
    let reading = readings[word]
    return (reading.determiners.first ?? reading.adjectives.first ?? reading.pronouns.first)?
      .slots ?? []
  }

  /// The gender of the head, or the one asked for where it can take it.
  func gender(_ asked: GrammaticalGender?) -> GrammaticalGender? {
    guard let head else { return asked ?? modifierGender }
    switch head.analysis.lexeme.gender {
    case .masculine: return .masculine
    case .feminine: return .feminine
    case .neuter: return .neuter
    case .common: return asked ?? modifierGender
    case .masculineOrFeminine: return asked ?? modifierGender ?? .masculine
    case .feminineOrMasculine: return asked ?? modifierGender ?? .feminine
    case nil: return asked ?? SpanishNouns.gender(of: head.analysis.lexeme.lemma).gender.settled
    }
  }
}

extension Lexeme.Gender {
  /// The gender, where it is one.
  var settled: GrammaticalGender? {
    switch self {
    case .masculine: .masculine
    case .feminine: .feminine
    case .neuter: .neuter
    case .common, .masculineOrFeminine, .feminineOrMasculine: nil
    }
  }
}
