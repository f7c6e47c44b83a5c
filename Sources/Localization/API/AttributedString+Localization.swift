#if !canImport(Darwin)
public import Foundation

/// Localized attributed strings, spelled as in Apple's Foundation (Apple Developer Documentation,
/// "init(localized:options:table:bundle:locale:comment:)").
///
/// Inline Markdown and caret attributes are read, and words in `^[…](inflect: true)` agree.
/// Differences from Apple's are those of `String(localized:)`, and: more languages may agree than
/// on Apple's platforms, or fewer, and where the words can't be settled the text stays as it is.
extension AttributedString {
  /// Localizes a text that is its own key.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, which is also the text in the source language.
  ///   - options: Whether arguments are marked.
  ///   - table: The catalog's name; nil for `Localizable`.
  ///   - bundle: Where the catalogs are; nil for the main bundle.
  ///   - locale: The language, and how numbers and dates are written; nil for the current one.
  ///   - comment: For translators; tools read it in the sources.
  public init(
    localized keyAndValue: String.LocalizationValue,
    options: AttributedString.FormattingOptions = [], table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self = LocalizationCall(
      keyAndValue.key, keyAndValue, table: table, bundle: bundle, locale: locale,
      settings: LocalizationSettings(options)
    ).attributedString(including: AttributeScopes.FoundationAttributes.self)
  }

  /// Localizes a text that is its own key, with options.
  public init(
    localized keyAndValue: String.LocalizationValue, options: AttributedString.LocalizationOptions,
    table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self = LocalizationCall(
      keyAndValue.key, keyAndValue, table: table, bundle: bundle, locale: locale,
      settings: LocalizationSettings(options)
    ).attributedString(including: AttributeScopes.FoundationAttributes.self)
  }

  /// Localizes a text by its key.
  ///
  /// - Parameters:
  ///   - key: The key in the catalog.
  ///   - defaultValue: The text in the source language, with the values that stand in it.
  ///   - options: Whether arguments are marked.
  ///   - table: The catalog's name; nil for `Localizable`.
  ///   - bundle: Where the catalogs are; nil for the main bundle.
  ///   - locale: The language, and how numbers and dates are written; nil for the current one.
  ///   - comment: For translators; tools read it in the sources.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue,
    options: AttributedString.FormattingOptions = [], table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self = LocalizationCall(
      "\(key)", defaultValue, table: table, bundle: bundle, locale: locale,
      settings: LocalizationSettings(options)
    ).attributedString(including: AttributeScopes.FoundationAttributes.self)
  }

  /// Localizes a text by its key, with options.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue,
    options: AttributedString.LocalizationOptions, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self = LocalizationCall(
      "\(key)", defaultValue, table: table, bundle: bundle, locale: locale,
      settings: LocalizationSettings(options)
    ).attributedString(including: AttributeScopes.FoundationAttributes.self)
  }
}
#endif
