#if !canImport(Darwin)
public import Foundation

/// What Apple's `Morphology` can say since 2023 and Foundation's on Linux can't yet.
///
/// A caret attribute's `morphology` (or explicit `inflect` rule) sets it beside the `Morphology`.
/// The names of the values are those of Apple's cases (Apple Developer Documentation,
/// "Morphology").
public struct MorphologyDetails: Hashable, Codable, Sendable {
  /// `Morphology.GrammaticalCase`.
  public enum GrammaticalCase: String, Hashable, Codable, Sendable, CaseIterable {
    case nominative, accusative, dative, genitive, prepositional, ablative, adessive, allative
    case elative, illative, essive, inessive, locative, translative
  }

  /// `Morphology.Determination`.
  public enum Determination: String, Hashable, Codable, Sendable, CaseIterable {
    case independent, dependent
  }

  /// `Morphology.GrammaticalPerson`.
  public enum GrammaticalPerson: String, Hashable, Codable, Sendable, CaseIterable {
    case first, second, third
  }

  /// `Morphology.PronounType`.
  public enum PronounType: String, Hashable, Codable, Sendable, CaseIterable {
    case personal, reflexive, possessive
  }

  /// `Morphology.Definiteness`.
  public enum Definiteness: String, Hashable, Codable, Sendable, CaseIterable {
    case indefinite, definite
  }

  /// The grammatical case, such as the dative.
  public var grammaticalCase: GrammaticalCase?
  /// Whether a possessive stands by itself ("mine") or before a noun ("my").
  public var determination: Determination?
  /// The person who speaks, is spoken to or is spoken of.
  public var grammaticalPerson: GrammaticalPerson?
  /// The kind of pronoun.
  public var pronounType: PronounType?
  /// Whether something known is meant.
  public var definiteness: Definiteness?

  /// Makes details that say nothing yet.
  public init() {}
}

extension AttributeScopes.FoundationAttributes {
  /// What `morphology` says beyond Foundation's `Morphology` on Linux.
  public struct MorphologyDetailsAttribute: CodableAttributedStringKey {
    /// The attribute's value.
    public typealias Value = MorphologyDetails
    /// The attribute's name in encoded text.
    public static let name = "l10n.morphologyDetails"
  }

  /// What an explicit `inflect` rule says beyond Foundation's `Morphology` on Linux.
  public struct InflectionDetailsAttribute: CodableAttributedStringKey {
    /// The attribute's value.
    public typealias Value = MorphologyDetails
    /// The attribute's name in encoded text.
    public static let name = "l10n.inflectionDetails"
  }

  /// What `morphology` says beyond Foundation's `Morphology` on Linux.
  public var morphologyDetails: MorphologyDetailsAttribute { .init() }
  /// What an explicit `inflect` rule says beyond Foundation's `Morphology` on Linux.
  public var inflectionDetails: InflectionDetailsAttribute { .init() }
}
#endif
