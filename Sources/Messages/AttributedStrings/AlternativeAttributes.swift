#if !canImport(Darwin)
public import Foundation
import Vocabulary

extension AttributeScopes.FoundationAttributes {
  /// `inflectionAlternative`: what is shown when the words inside can't be settled; it may hold
  /// Markdown itself.
  public struct InflectionAlternativeAttribute: CodableAttributedStringKey,
    MarkdownDecodableAttributedStringKey
  {
    /// The attribute's value.
    public typealias Value = AttributedString
    /// The attribute's name in encoded text.
    public static let name = "NSInflectionAlternative"
    /// The attribute's name in Markdown.
    public static let markdownName = AgreementAttribute.inflectionAlternative.rawValue

    /// Reads the alternative, a string of Markdown.
    public static func decodeMarkdown(from decoder: any Decoder) throws -> AttributedString {
      try value(ofMarkdown: decoder.singleValueContainer().decode(String.self))
    }

    static func value(ofMarkdown text: String) throws -> AttributedString {
      try AttributedString(
        markdown: text,
        options: AttributedString.MarkdownParsingOptions(
          allowsExtendedAttributes: true, interpretedSyntax: .inlineOnlyPreservingWhitespace))
    }

    /// Reads the alternative with the attributes that Foundation and this module define.
    public static func decode(from decoder: any Decoder) throws -> AttributedString {
      try AttributedString(from: decoder)
    }

    /// Writes the alternative with the attributes that Foundation and this module define.
    public static func encode(_ value: AttributedString, to encoder: any Encoder) throws {
      try value.encode(to: encoder)
    }
  }

  /// `formatNumber`: numbers in literal text are formatted for the locale.
  public struct LocalizedNumberFormatAttribute: CodableAttributedStringKey,
    MarkdownDecodableAttributedStringKey
  {
    /// How a number is formatted; there is one way.
    public struct Value: Hashable, Codable, Sendable {
      /// As the locale writes numbers.
      public static let automatic = Value()

      private init() {}

      /// Reads `true`; anything else is an error.
      public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard try container.decode(Bool.self) else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "`formatNumber` takes only `true`")
        }
      }

      /// Writes `true`.
      public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(true)
      }
    }

    /// The attribute's name in encoded text.
    public static let name = "NSLocalizedNumberFormat"
    /// The attribute's name in Markdown.
    public static let markdownName = AgreementAttribute.formatNumber.rawValue
  }

  // Key paths to these name an attribute: `text.inflect`, `\.foundation.inflect`. Their values
  // are never read.

  /// How Markdown wants a part of the text shown.
  public var inlinePresentationIntent: InlinePresentationIntentAttribute { .init() }
  /// The words inside agree with each other.
  public var inflect: InflectionRuleAttribute { .init() }
  /// What the words inside are.
  public var morphology: MorphologyAttribute { .init() }
  /// What `morphology` says beyond Foundation's `Morphology`; only on Linux.
  public var morphologyDetails: MorphologyDetailsAttribute { .init() }
  /// What an explicit `inflect` rule says beyond Foundation's `Morphology`; only on Linux.
  public var inflectionDetails: InflectionDetailsAttribute { .init() }
  /// What is shown when the words inside can't be settled.
  public var inflectionAlternative: InflectionAlternativeAttribute { .init() }
  /// The argument that the words inside agree with.
  public var agreeWithArgument: AgreementArgumentAttribute { .init() }
  /// The concept that the words inside agree with.
  public var agreeWithConcept: AgreementConceptAttribute { .init() }
  /// The concept that the words inside refer to.
  public var referentConcept: ReferentConceptAttribute { .init() }
  /// Numbers in literal text are formatted for the locale.
  public var localizedNumberFormat: LocalizedNumberFormatAttribute { .init() }
}
#endif
