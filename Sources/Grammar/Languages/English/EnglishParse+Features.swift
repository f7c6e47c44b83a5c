import Foundation
import Vocabulary

/// What a phrase shows of its number, its case and the rest.
extension EnglishParse {
  var features: Features {
    var features = Features()
    guard let head else {
      features.partOfSpeech = partOfSpeechWithoutHead
      addWord(to: &features)
      return features
    }
    features.partOfSpeech = head.analysis.lexeme.part
    features.number = number(of: head)
    if head.possessive != nil { features.grammaticalCase = .genitive }
    if let first = nounPhrase.first, first < head.word {
      if readings[first].roles.contains(.definite) { features.definiteness = .definite }
      if readings[first].roles.contains(.indefinite) { features.definiteness = .indefinite }
    }
    return features
  }

  private func number(of head: Head) -> GrammaticalNumber? {
    let lexeme = head.analysis.lexeme
    if lexeme.traits.contains(.pluralOnly) { return .plural }
    if head.analysis.slots.count == 1 {
      return head.analysis.slots.first == 1 ? .plural : .singular
    }
    return determinerNumber ?? (lexeme.traits.contains(.mass) ? .singular : nil)
  }

  /// What a pronoun, a determiner or a verb that stands alone says.
  private func addWord(to features: inout Features) {
    guard readings.count == 1, let reading = readings.first else { return }
    if reading.roles.contains(.definite) { features.definiteness = .definite }
    if reading.roles.contains(.indefinite) { features.definiteness = .indefinite }
    if let pronoun = reading.pronouns.first(where: { $0.lexeme.isPersonalPronoun }) {
      let own = EnglishPronouns.features(of: pronoun.lexeme)
      (features.gender, features.number, features.person) = (own.gender, own.number, own.person)
      features.grammaticalCase = EnglishPronouns.grammaticalCase(of: pronoun)
    } else if let determiner = reading.determiners.first, determiner.slots.count == 1,
      determiner.lexeme.form(0) != determiner.lexeme.form(1)
    {
      features.number = determiner.slots.first == 1 ? .plural : .singular
    } else if let verb = reading.verb, verb.singular != verb.plural, reading.nouns.isEmpty {
      features.number = phrase.lower(0) == verb.singular ? .singular : .plural
    }
  }

  private var partOfSpeechWithoutHead: PartOfSpeech? {
    guard let first = nounPhrase.first ?? readings.indices.first else { return nil }
    let reading = readings[first]
    if reading.isArticle { return .determiner }
    if reading.endsPhrase, let part = reading.otherPart { return part }
    if !reading.pronouns.isEmpty { return .pronoun }
    if reading.isAdjective { return .adjective }
    if reading.verb != nil { return .verb }
    if reading.isParticiple { return .adjective }
    return reading.determiners.isEmpty ? reading.otherPart : .determiner
  }

  private var determinerNumber: GrammaticalNumber? {
    if let number = phrase.leadingNumber {
      return phrase.tokenText(number.number) == "1" ? .singular : .plural
    }
    guard let first = nounPhrase.first else { return nil }
    let roles = readings[first].roles
    if roles.contains(.showsSingular) { return .singular }
    return readings[first].isNumeral || roles.contains(.showsPlural) ? .plural : nil
  }
}
