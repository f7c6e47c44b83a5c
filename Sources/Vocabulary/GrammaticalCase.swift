package import Foundation

/// What a noun or pronoun does in its sentence: Foundation's cases, under its numbers and names, and
/// those that it has no word for and languages have.
///
/// A type of our own, for none can be added to Foundation's on Apple's systems.
@usableFromInline package enum GrammaticalCase: Int, Hashable, Sendable {
  case nominative = 1
  case accusative, dative, genitive, prepositional, ablative, adessive, allative
  case elative, illative, essive, inessive, locative, translative
  case instrumental, vocative

  /// The same case of Foundation's.
  package init?(_ foundation: Morphology.GrammaticalCase?) {
    guard let foundation, let own = GrammaticalCase(rawValue: foundation.rawValue),
      own.foundation == foundation
    else { return nil }
    self = own
  }

  /// Foundation's case; nil for those that it hasn't got.
  package var foundation: Morphology.GrammaticalCase? {
    switch self {
    case .instrumental, .vocative: nil
    default: Morphology.GrammaticalCase(rawValue: rawValue)
    }
  }
}

extension GrammaticalCase: FeatureValue {
  package static let spellings: [Spelling] = [
    Spelling(.nominative, "nominative"), Spelling(.accusative, "accusative"),
    Spelling(.dative, "dative"), Spelling(.genitive, "genitive"),
    Spelling(.prepositional, "prepositional"), Spelling(.ablative, "ablative"),
    Spelling(.adessive, "adessive"), Spelling(.allative, "allative"),
    Spelling(.elative, "elative"), Spelling(.illative, "illative"), Spelling(.essive, "essive"),
    Spelling(.inessive, "inessive"), Spelling(.locative, "locative"),
    Spelling(.translative, "translative"), Spelling(nameAlone: .instrumental, "instrumental"),
    Spelling(nameAlone: .vocative, "vocative"),
  ]
}
