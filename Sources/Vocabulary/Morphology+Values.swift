#if !canImport(Darwin)
public import Foundation

/// Values of features that Apple's `Morphology` has since 2023 and Foundation's on Linux hasn't,
/// under Apple's names (Apple Developer Documentation, "Morphology").
extension Morphology {
  /// What a noun or pronoun does in its sentence.
  public enum GrammaticalCase: Int, Hashable, Sendable {
    case nominative = 1
    case accusative, dative, genitive, prepositional, ablative, adessive, allative
    case elative, illative, essive, inessive, locative, translative
  }

  /// Whether something known is meant: "the cat" or "a cat".
  public enum Definiteness: Int, Hashable, Sendable {
    case indefinite = 1
    case definite
  }

  /// Whether a possessive stands by itself ("mine") or before a noun ("my").
  public enum Determination: Int, Hashable, Sendable {
    case independent = 1
    case dependent
  }

  /// Who speaks, is spoken to or is spoken of.
  public enum GrammaticalPerson: Int, Hashable, Sendable {
    case first = 1
    case second, third
  }

  /// What a pronoun stands for.
  public enum PronounType: Int, Hashable, Sendable {
    case personal = 1
    case reflexive, possessive
  }
}

/// What Apple's `Morphology` can say and Foundation's on Linux has no room for; only on Linux.
///
/// A caret attribute's `morphology` (or explicit `inflect` rule) sets it beside the `Morphology`.
/// Encoded, its keys and values are the words of a caret attribute.
public struct MorphologyDetails: Hashable, Sendable {
  /// Such as the dative.
  public var grammaticalCase: Morphology.GrammaticalCase?
  /// Whether a possessive stands by itself or before a noun.
  public var determination: Morphology.Determination?
  /// Who speaks, is spoken to or is spoken of.
  public var grammaticalPerson: Morphology.GrammaticalPerson?
  /// What a pronoun stands for.
  public var pronounType: Morphology.PronounType?
  /// Whether something known is meant.
  public var definiteness: Morphology.Definiteness?

  /// Makes details that say nothing yet.
  public init() {}
}

extension MorphologyDetails: Codable {
  /// Reads details; keys that are none are left out.
  ///
  /// - Throws: `DecodingError` for a value that its feature doesn't have.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    var features = Features()
    for (key, word) in try container.decode([String: String].self) {
      guard let feature = Feature(key: key) else { continue }
      guard features.set(feature, toWord: word) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "`\(key)` can't be `\(word)`")
      }
    }
    self = features.details ?? MorphologyDetails()
  }

  /// Writes what is known.
  public func encode(to encoder: any Encoder) throws {
    let features = Features(Morphology(), details: self)
    var words: [String: String] = [:]
    for feature in Feature.allCases {
      if let key = feature.key, let word = features[word: feature] { words[key] = word }
    }
    var container = encoder.singleValueContainer()
    try container.encode(words)
  }
}
#endif
