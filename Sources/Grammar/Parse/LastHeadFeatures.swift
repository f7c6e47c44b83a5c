import Foundation
import Vocabulary

/// What a phrase shows whose last noun is the head, and whose words have no gender.
extension Phrase {
  func featuresOfLastHead(_ phrase: NounPhrase) -> Features {
    var features = Features()
    guard let head = phrase.head else {
      features.partOfSpeech = partOfSpeechWithoutHead(phrase)
      addWord(to: &features)
      return features
    }
    features.partOfSpeech = head.isSymbol ? .abbreviation : .noun
    features.number =
      number(of: head.analysis) ?? determinerNumber(phrase)
      ?? (head.analysis.lexeme.traits.contains(.mass) ? .singular : nil)
    if !head.possessive.isEmpty { features.grammaticalCase = .genitive }
    if let first = phrase.words.first, first < head.word {
      if self[first].roles.contains(.definite) { features.definiteness = .definite }
      if self[first].roles.contains(.indefinite) { features.definiteness = .indefinite }
    }
    return features
  }

  /// What a pronoun, a determiner or a verb that stands alone says.
  private func addWord(to features: inout Features) {
    guard count == 1 else { return }
    let reading = self[0]
    if reading.roles.contains(.definite) { features.definiteness = .definite }
    if reading.roles.contains(.indefinite) { features.definiteness = .indefinite }
    if reading.isPersonalPronoun, let row = row(of: 0) {
      features.gender = row.features.settledGender
      features.number = row.features.settledNumber
      features.person = row.features.settledPerson
      let cells = cells(of: 0, row).reduce(FeatureSet()) { $0.union(pronounCells[$1]) }
      features.grammaticalCase = cells.settledCase
    } else if let determiner = first(reading.determiners), determiner.cells.count == 1 {
      features.number = shownFeatures(0).settledNumber
    } else if reading.hasVerbNumber, !reading.isNoun {
      features.number = reading.marks.contains(.singularVerb) ? .singular : .plural
    }
  }

  private func partOfSpeechWithoutHead(_ phrase: NounPhrase) -> PartOfSpeech? {
    guard let first = phrase.words.first ?? words.indices.first else { return nil }
    let reading = self[first]
    if reading.isArticle { return .determiner }
    if reading.endsPhrase, let part = reading.otherPart { return part.partOfSpeech }
    if reading.isPronoun { return .pronoun }
    if reading.isAdjective { return .adjective }
    if reading.isVerb { return .verb }
    if reading.isParticiple { return .adjective }
    return reading.determiners.isEmpty ? reading.otherPart?.partOfSpeech : .determiner
  }

  private func determinerNumber(_ phrase: NounPhrase) -> GrammaticalNumber? {
    if let number = leadingNumber, !isHyphenated(number.number) {
      return bytes(of: number.number).equals("1") ? .singular : .plural
    }
    guard let first = phrase.words.first else { return nil }
    let roles = self[first].roles
    if roles.contains(.showsSingular) { return .singular }
    return self[first].isNumeral || roles.contains(.showsPlural) ? .plural : nil
  }

  /// `2-part series`: the number counts what stands behind the hyphen.
  func isHyphenated(_ number: Int) -> Bool {
    number + 1 < tokens.tokens.count && bytes(of: number + 1).equals("-")
  }

  /// What a word alone is, where it is rather something else than a noun: large, goes, a.
  func likeliestAlone(_ phrase: NounPhrase, known: Features) -> Features? {
    guard language.order.isHeadLast, count == 1, known.partOfSpeech == nil, phrase.head != nil,
      leadingNumber == nil
    else {
      return nil
    }
    let reading = self[0]
    var features = Features()
    if reading.isArticle, original(0).equals(lower(0)) {
      features.partOfSpeech = .determiner
      features.definiteness = reading.roles.contains(.definite) ? .definite : .indefinite
      return features
    }
    if reading.isVerb, !reading.isNoun || reading.likeliest == .verb {
      features.partOfSpeech = .verb
      features.number = reading.marks.contains(.singularVerb) ? .singular : .plural
      return features
    }
    guard let likeliest = reading.likeliest, likeliest != .noun else { return nil }
    features.partOfSpeech = likeliest.partOfSpeech
    return features
  }
}
