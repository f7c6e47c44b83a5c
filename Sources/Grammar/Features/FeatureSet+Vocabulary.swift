import Foundation
import Vocabulary

extension FeatureSet {
  /// What Foundation's words for features say of words that nothing counts.
  init(_ features: Features) {
    self.init()
    if let number = features.number { bits |= CountingRules.features(uncounted: number).bits }
    if let gender = features.gender { bits |= FeatureSet(gender).bits }
    if let grammaticalCase = features.grammaticalCase { bits |= FeatureSet(grammaticalCase).bits }
    if let person = features.person { bits |= FeatureSet(person).bits }
  }

  init(_ animacy: Animacy) {
    switch animacy {
    case .human: self = .human
    case .animate: self = .animate
    case .inanimate: self = .inanimate
    }
  }

  init(_ gender: GrammaticalGender) {
    switch gender {
    case .masculine: self = .masculine
    case .feminine: self = .feminine
    case .neuter: self = .neuter
    // Foundation's gender that isn't known here yet.
    @unknown default: self = FeatureSet()
    }
  }

  init(_ grammaticalCase: GrammaticalCase) {
    self.init(
      bits: 1 << (GrammaticalFeature.grammaticalCase.shift + Self.index(of: grammaticalCase)))
  }

  /// The place of a case among the values of its feature.
  private static func index(of grammaticalCase: GrammaticalCase) -> UInt64 {
    switch grammaticalCase {
    case .nominative: 0
    case .accusative: 1
    case .dative: 2
    case .genitive: 3
    case .prepositional: 4
    case .ablative: 5
    case .adessive: 6
    case .allative: 7
    case .elative: 8
    case .illative: 9
    case .essive: 10
    case .inessive: 11
    case .locative: 12
    case .translative: 13
    case .instrumental: 14
    case .vocative: 15
    }
  }

  init(_ declension: Declension) {
    switch declension {
    case .strong: self = .strong
    case .weak: self = .weak
    case .mixed: self = .mixed
    }
  }

  init(_ person: GrammaticalPerson) {
    switch person {
    case .first: self = .firstPerson
    case .second: self = .secondPerson
    case .third: self = .thirdPerson
    #if canImport(Darwin)
    @unknown default: self = FeatureSet()
    #endif
    }
  }

  /// The one gender that is said; nil where none or several are.
  var settledGender: GrammaticalGender? {
    switch self[.gender] {
    case .masculine: .masculine
    case .feminine: .feminine
    case .neuter: .neuter
    default: nil
    }
  }

  /// The one number that is said; nil where none or several are.
  var settledNumber: GrammaticalNumber? {
    switch self[.number] {
    case .singular: .singular
    case .plural: .plural
    case .dual: .pluralTwo
    default: nil
    }
  }

  var settledPerson: GrammaticalPerson? {
    switch self[.person] {
    case .firstPerson: .first
    case .secondPerson: .second
    case .thirdPerson: .third
    default: nil
    }
  }

  /// The one case that is said; nil where none or several are.
  var settledCase: GrammaticalCase? {
    self[.grammaticalCase].bits.nonzeroBitCount == 1 ? firstCase : nil
  }

  /// The first of the cases that are said: a cell may answer to two names of its case.
  var firstCase: GrammaticalCase? {
    let bits = self[.grammaticalCase].bits >> GrammaticalFeature.grammaticalCase.shift
    return GrammaticalCase.all.first { 1 << Self.index(of: $0) & bits != 0 }
  }
}
