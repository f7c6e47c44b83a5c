#if !canImport(Darwin)
public import Foundation
public import Vocabulary

/// Attributes of Foundation's that Foundation on Linux does without; names and values are Apple's
/// (Apple Developer Documentation, "AttributeScopes.FoundationAttributes").
extension AttributeScopes.FoundationAttributes {
  /// How Markdown wants a part of the text shown.
  public struct InlinePresentationIntentAttribute: CodableAttributedStringKey {
    /// The attribute's value.
    public typealias Value = InlinePresentationIntent
    /// The attribute's name in encoded text.
    public static let name = "NSInlinePresentationIntent"
  }

  /// `inflect`: the words inside agree with each other, or follow the rule.
  public struct InflectionRuleAttribute: CodableAttributedStringKey,
    MarkdownDecodableAttributedStringKey
  {
    /// The attribute's value.
    public typealias Value = InflectionRule
    /// The attribute's name in encoded text.
    public static let name = "NSInflect"
    /// The attribute's name in Markdown.
    public static let markdownName = AgreementAttribute.inflect.rawValue
  }

  /// `morphology`: what the words inside are, so that the engine needn't guess.
  public struct MorphologyAttribute: CodableAttributedStringKey,
    MarkdownDecodableAttributedStringKey
  {
    /// The attribute's value.
    public typealias Value = Morphology
    /// The attribute's name in encoded text.
    public static let name = "NSMorphology"
    /// The attribute's name in Markdown.
    public static let markdownName = AgreementAttribute.morphology.rawValue
  }

  /// `agreeWithArgument`: the words inside agree with that argument, counted from 1.
  public struct AgreementArgumentAttribute: CodableAttributedStringKey,
    MarkdownDecodableAttributedStringKey
  {
    /// The attribute's value.
    public typealias Value = Int
    /// The attribute's name in encoded text.
    public static let name = "NSInflectionAgreementArgument"
    /// The attribute's name in Markdown.
    public static let markdownName = AgreementAttribute.agreeWithArgument.rawValue
  }

  /// `agreeWithConcept`: the words inside agree with that concept of the call, counted from 1.
  public struct AgreementConceptAttribute: CodableAttributedStringKey,
    MarkdownDecodableAttributedStringKey
  {
    /// The attribute's value.
    public typealias Value = Int
    /// The attribute's name in encoded text.
    public static let name = "NSInflectionAgreementConcept"
    /// The attribute's name in Markdown.
    public static let markdownName = AgreementAttribute.agreeWithConcept.rawValue
  }

  /// `referentConcept`: the pronouns inside refer to that concept of the call, counted from 1.
  public struct ReferentConceptAttribute: CodableAttributedStringKey,
    MarkdownDecodableAttributedStringKey
  {
    /// The attribute's value.
    public typealias Value = Int
    /// The attribute's name in encoded text.
    public static let name = "NSInflectionReferentConcept"
    /// The attribute's name in Markdown.
    public static let markdownName = AgreementAttribute.referentConcept.rawValue
  }

  /// What `morphology` says beyond Foundation's `Morphology` on Linux; only on Linux.
  public struct MorphologyDetailsAttribute: CodableAttributedStringKey {
    /// The attribute's value.
    public typealias Value = MorphologyDetails
    /// The attribute's name in encoded text.
    public static let name = "l10n.morphologyDetails"
  }

  /// What an explicit `inflect` rule says beyond Foundation's `Morphology` on Linux; only on Linux.
  public struct InflectionDetailsAttribute: CodableAttributedStringKey {
    /// The attribute's value.
    public typealias Value = MorphologyDetails
    /// The attribute's name in encoded text.
    public static let name = "l10n.inflectionDetails"
  }
}
#endif
