#if !canImport(Darwin)
public import Foundation

extension String {
  /// How `String(localized:options:)` works (Apple Developer Documentation,
  /// "String.LocalizationOptions").
  public struct LocalizationOptions {
    /// The values for the `placeholder:` interpolations, in order.
    ///
    /// More values than there are placeholders stand behind the last argument, for texts whose
    /// key is known only at run time. A placeholder without a value shows its specifier.
    public var replacements: [any CVarArg]?

    /// Makes options that change nothing.
    public init() {}
  }
}

extension AttributedString {
  /// How `AttributedString(localized:options:)` works (Apple Developer Documentation,
  /// "AttributedString.LocalizationOptions").
  public struct LocalizationOptions {
    /// The values for the `placeholder:` interpolations, in order; see
    /// ``Swift/String/LocalizationOptions/replacements``.
    public var replacements: [any CVarArg]?
    /// Whether each argument's text gets the attribute `replacementIndex`, the argument's number
    /// from 1; false unless set.
    public var applyReplacementIndexAttribute = false
    /// Whether words agree; true unless set.
    public var inflect = true
    /// What `agreeWithConcept` and `referentConcept` refer to, from 1.
    public var concepts: [InflectionConcept]?

    /// Makes options with Apple's defaults.
    public init() {}
  }

  /// How `AttributedString(localized:)` works (Apple Developer Documentation,
  /// "AttributedString.FormattingOptions").
  public struct FormattingOptions: OptionSet, Sendable {
    /// One bit for each option.
    public let rawValue: UInt

    /// Makes a set of options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Each argument's text gets the attribute `replacementIndex`, the argument's number from 1.
    public static let applyReplacementIndexAttribute = FormattingOptions(rawValue: 1)
  }
}
#endif
