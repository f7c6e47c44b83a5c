#if !canImport(Darwin)
public import Foundation

/// Localized attributed strings with an app's own attributes.
///
/// As on Apple's platforms, the scope must have Foundation's inside for words to agree and links to
/// work. `String(localized:)` says where this differs from Apple's.
extension AttributedString {
  /// Localizes a text that is its own key, with the attributes of a scope.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, which is also the text in the source language.
  ///   - options: Whether arguments are marked.
  ///   - table: The catalog's name; nil for `Localizable`.
  ///   - bundle: Where the catalogs are; nil for the main bundle.
  ///   - locale: The language, and how numbers and dates are written; nil for the current one.
  ///   - comment: For translators; tools read it in the sources.
  ///   - scope: The attributes that the text may set, Foundation's among them if it has them inside.
  public init<Scope: AttributeScope>(
    localized keyAndValue: String.LocalizationValue,
    options: AttributedString.FormattingOptions = [], table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil, including scope: Scope.Type
  ) {
    self = LocalizationCall(
      keyAndValue.key, keyAndValue, table: table, bundle: bundle, locale: locale,
      settings: LocalizationSettings(options)
    ).attributedString(including: scope)
  }

  /// Localizes a text that is its own key, with the attributes of a scope named by a key path.
  public init<Scope: AttributeScope>(
    localized keyAndValue: String.LocalizationValue,
    options: AttributedString.FormattingOptions = [], table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil,
    including scope: KeyPath<AttributeScopes, Scope.Type>
  ) {
    self = LocalizationCall(
      keyAndValue.key, keyAndValue, table: table, bundle: bundle, locale: locale,
      settings: LocalizationSettings(options)
    ).attributedString(including: Scope.self)
  }

  /// Localizes a text that is its own key, with options and the attributes of a scope.
  public init<Scope: AttributeScope>(
    localized keyAndValue: String.LocalizationValue, options: AttributedString.LocalizationOptions,
    table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
    comment: StaticString? = nil, including scope: Scope.Type
  ) {
    self = LocalizationCall(
      keyAndValue.key, keyAndValue, table: table, bundle: bundle, locale: locale,
      settings: LocalizationSettings(options)
    ).attributedString(including: scope)
  }

  /// Localizes a text that is its own key, with options and the attributes of a scope named by a key path.
  public init<Scope: AttributeScope>(
    localized keyAndValue: String.LocalizationValue, options: AttributedString.LocalizationOptions,
    table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
    comment: StaticString? = nil, including scope: KeyPath<AttributeScopes, Scope.Type>
  ) {
    self = LocalizationCall(
      keyAndValue.key, keyAndValue, table: table, bundle: bundle, locale: locale,
      settings: LocalizationSettings(options)
    ).attributedString(including: Scope.self)
  }

  /// Localizes a text by its key, with the attributes of a scope.
  ///
  /// - Parameters:
  ///   - key: The key in the catalog.
  ///   - defaultValue: The text in the source language, with the values that stand in it.
  ///   - options: Whether arguments are marked.
  ///   - table: The catalog's name; nil for `Localizable`.
  ///   - bundle: Where the catalogs are; nil for the main bundle.
  ///   - locale: The language, and how numbers and dates are written; nil for the current one.
  ///   - comment: For translators; tools read it in the sources.
  ///   - scope: The attributes that the text may set, Foundation's among them if it has them inside.
  public init<Scope: AttributeScope>(
    localized key: StaticString, defaultValue: String.LocalizationValue,
    options: AttributedString.FormattingOptions = [], table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil, including scope: Scope.Type
  ) {
    self = LocalizationCall(
      "\(key)", defaultValue, table: table, bundle: bundle, locale: locale,
      settings: LocalizationSettings(options)
    ).attributedString(including: scope)
  }

  /// Localizes a text by its key, with the attributes of a scope named by a key path.
  public init<Scope: AttributeScope>(
    localized key: StaticString, defaultValue: String.LocalizationValue,
    options: AttributedString.FormattingOptions = [], table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil,
    including scope: KeyPath<AttributeScopes, Scope.Type>
  ) {
    self = LocalizationCall(
      "\(key)", defaultValue, table: table, bundle: bundle, locale: locale,
      settings: LocalizationSettings(options)
    ).attributedString(including: Scope.self)
  }

  /// Localizes a text by its key, with options and the attributes of a scope.
  public init<Scope: AttributeScope>(
    localized key: StaticString, defaultValue: String.LocalizationValue,
    options: AttributedString.LocalizationOptions, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil, including scope: Scope.Type
  ) {
    self = LocalizationCall(
      "\(key)", defaultValue, table: table, bundle: bundle, locale: locale,
      settings: LocalizationSettings(options)
    ).attributedString(including: scope)
  }

  /// Localizes a text by its key, with options and the attributes of a scope named by a key path.
  public init<Scope: AttributeScope>(
    localized key: StaticString, defaultValue: String.LocalizationValue,
    options: AttributedString.LocalizationOptions, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil,
    including scope: KeyPath<AttributeScopes, Scope.Type>
  ) {
    self = LocalizationCall(
      "\(key)", defaultValue, table: table, bundle: bundle, locale: locale,
      settings: LocalizationSettings(options)
    ).attributedString(including: Scope.self)
  }
}
#endif
