#if !canImport(Darwin)
public import Foundation

/// Localized strings, spelled as in Apple's Foundation (Apple Developer Documentation,
/// "init(localized:table:bundle:locale:comment:)").
///
/// Differences from Apple's:
/// - The locale decides the language too; on Apple's platforms the language is the bundle's best
///   one for the person's settings, and `locale` is for formats alone. The text is looked up in
///   the locale, then in its CLDR parents (es-MX, es-419, es), then in the source language.
/// - A bundle may hold String Catalogs as they are (`.xcstrings`), not only compiled ones.
///
/// As on Apple's platforms, Markdown is not read and words don't agree: use `AttributedString`.
extension String {
  /// Localizes a text that is its own key.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, which is also the text in the source language.
  ///   - table: The catalog's name; nil for `Localizable`.
  ///   - bundle: Where the catalogs are; nil for the main bundle.
  ///   - locale: The language, and how numbers and dates are written.
  ///   - comment: For translators; tools read it in the sources.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(
      localized: keyAndValue, options: LocalizationOptions(), table: table, bundle: bundle,
      locale: locale)
  }

  /// Localizes a text that is its own key, with options.
  public init(
    localized keyAndValue: String.LocalizationValue, options: String.LocalizationOptions,
    table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = LocalizationCall(
      keyAndValue.key, keyAndValue, table: table, bundle: bundle, locale: locale,
      settings: LocalizationSettings(options)
    ).string()
  }

  /// Localizes a text by its key.
  ///
  /// - Parameters:
  ///   - key: The key in the catalog.
  ///   - defaultValue: The text in the source language, with the values that stand in it.
  ///   - table: The catalog's name; nil for `Localizable`.
  ///   - bundle: Where the catalogs are; nil for the main bundle.
  ///   - locale: The language, and how numbers and dates are written.
  ///   - comment: For translators; tools read it in the sources.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(
      localized: key, defaultValue: defaultValue, options: LocalizationOptions(), table: table,
      bundle: bundle, locale: locale)
  }

  /// Localizes a text by its key, with options.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue,
    options: String.LocalizationOptions, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = LocalizationCall(
      "\(key)", defaultValue, table: table, bundle: bundle, locale: locale,
      settings: LocalizationSettings(options)
    ).string()
  }

  // Disfavored, so that a literal is a `String.LocalizationValue`.

  /// Localizes a resource.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    self = LocalizationCall(resource, LocalizationSettings()).string()
  }

  /// Localizes a resource, with options.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource, options: String.LocalizationOptions) {
    self = LocalizationCall(resource, LocalizationSettings(options)).string()
  }
}
#endif
