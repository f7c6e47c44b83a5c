package import Foundation

/// Foundation's own word for the same (Apple Developer Documentation, "Morphology").
extension Features {
  /// What a `Morphology` says.
  ///
  /// On Apple's systems it can say more than gender, number and part of speech, which is taken over.
  package init(_ morphology: Morphology) {
    self.init()
    gender = morphology.grammaticalGender.flatMap(GrammaticalGender.init)
    number = morphology.number.flatMap(GrammaticalNumber.init)
    partOfSpeech = morphology.partOfSpeech.flatMap(PartOfSpeech.init)
    #if canImport(Darwin)
    grammaticalCase = morphology.grammaticalCase.flatMap {
      GrammaticalCase(rawValue: String(describing: $0))
    }
    determination = morphology.determination.flatMap {
      Determination(rawValue: String(describing: $0))
    }
    person = morphology.grammaticalPerson.flatMap {
      GrammaticalPerson(rawValue: String(describing: $0))
    }
    pronounType = morphology.pronounType.flatMap { PronounType(rawValue: String(describing: $0)) }
    definiteness = morphology.definiteness.flatMap {
      Definiteness(rawValue: String(describing: $0))
    }
    #endif
  }
}

extension GrammaticalGender {
  fileprivate init?(_ gender: Morphology.GrammaticalGender) {
    switch gender {
    case .feminine: self = .feminine
    case .masculine: self = .masculine
    case .neuter: self = .neuter
    @unknown default: return nil
    }
  }
}

extension GrammaticalNumber {
  fileprivate init?(_ number: Morphology.GrammaticalNumber) {
    switch number {
    case .singular: self = .singular
    case .zero: self = .zero
    case .plural: self = .plural
    case .pluralTwo: self = .pluralTwo
    case .pluralFew: self = .pluralFew
    case .pluralMany: self = .pluralMany
    @unknown default: return nil
    }
  }
}

extension PartOfSpeech {
  fileprivate init?(_ part: Morphology.PartOfSpeech) {
    self.init(rawValue: String(describing: part))
  }
}
