#if !canImport(Darwin)
public import Foundation

/// A text to localize later, maybe in another process (Apple Developer Documentation,
/// "LocalizedStringResource").
///
/// Differences from Apple's: the locale decides the language too, not only formats (see
/// `String(localized:)`); what encoding writes is this module's own format; a bundle can be
/// ``BundleDescription/catalogs(_:)``.
public struct LocalizedStringResource: Sendable {
  /// The key in the catalog.
  public let key: String
  /// What is shown for a key that no catalog has, with the values that stand in it.
  public let defaultValue: String.LocalizationValue
  /// The catalog's name; nil for `Localizable`.
  public let table: String?
  /// The locale of the text.
  public var locale: Locale
  /// Where the catalogs are.
  public let bundle: BundleDescription

  /// Makes a resource whose key is also its text in the source language.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, which is also the text in the source language.
  ///   - table: The catalog's name; nil for `Localizable`.
  ///   - locale: The language, and how numbers and dates are written.
  ///   - bundle: Where the catalogs are.
  ///   - comment: For translators; tools read it in the sources.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(keyAndValue.key, keyAndValue, table, locale, bundle)
  }

  /// Makes a resource with a key and a text in the source language.
  ///
  /// - Parameters:
  ///   - key: The key in the catalog.
  ///   - defaultValue: The text in the source language, with the values that stand in it.
  ///   - table: The catalog's name; nil for `Localizable`.
  ///   - locale: The language, and how numbers and dates are written.
  ///   - bundle: Where the catalogs are.
  ///   - comment: For translators; tools read it in the sources.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init("\(key)", defaultValue, table, locale, bundle)
  }

  /// Makes a resource of a bundle, whose key is also its text in the source language.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, which is also the text in the source language.
  ///   - table: The catalog's name; nil for `Localizable`.
  ///   - locale: The language, and how numbers and dates are written.
  ///   - bundle: Where the catalogs are.
  ///   - comment: For translators; tools read it in the sources.
  @_disfavoredOverload
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: Bundle?, comment: StaticString? = nil
  ) {
    self.init(keyAndValue.key, keyAndValue, table, locale, BundleDescription(bundle))
  }

  /// Makes a resource of a bundle, with a key and a text in the source language.
  ///
  /// - Parameters:
  ///   - key: The key in the catalog.
  ///   - defaultValue: The text in the source language, with the values that stand in it.
  ///   - table: The catalog's name; nil for `Localizable`.
  ///   - locale: The language, and how numbers and dates are written.
  ///   - bundle: Where the catalogs are.
  ///   - comment: For translators; tools read it in the sources.
  @_disfavoredOverload
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: Bundle?, comment: StaticString? = nil
  ) {
    self.init("\(key)", defaultValue, table, locale, BundleDescription(bundle))
  }

  private init(
    _ key: String, _ defaultValue: String.LocalizationValue, _ table: String?, _ locale: Locale,
    _ bundle: BundleDescription
  ) {
    self.key = key
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }
}

extension LocalizedStringResource.BundleDescription {
  fileprivate init(_ bundle: Bundle?) {
    if let bundle, bundle != .main {
      self = .atURL(bundle.bundleURL)
    } else {
      self = .main
    }
  }
}

extension LocalizedStringResource: ExpressibleByStringInterpolation {
  /// Makes a resource of the main bundle from a literal.
  public init(stringLiteral value: String) {
    self.init(String.LocalizationValue(stringLiteral: value))
  }

  /// Makes a resource of the main bundle from a literal with interpolations.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}

extension LocalizedStringResource: Hashable {
  /// Hashes all but the default value, which is compared only.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(table)
    hasher.combine(locale)
    hasher.combine(bundle)
  }
}

extension LocalizedStringResource: Codable {
  private enum CodingKeys: String, CodingKey {
    case key, defaultValue, table, locale, bundle
  }

  /// Reads a resource.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try container.decode(String.self, forKey: .key),
      try container.decode(String.LocalizationValue.self, forKey: .defaultValue),
      try container.decodeIfPresent(String.self, forKey: .table),
      try container.decode(Locale.self, forKey: .locale),
      try container.decodeIfPresent(BundleDescription.self, forKey: .bundle) ?? .main)
  }

  /// Writes the resource; values with a format style are written as the text that they are in the
  /// resource's locale.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(key, forKey: .key)
    try container.encode(defaultValue.formatted(for: locale), forKey: .defaultValue)
    try container.encodeIfPresent(table, forKey: .table)
    try container.encode(locale, forKey: .locale)
    try container.encode(bundle, forKey: .bundle)
  }
}

/// A value that a resource stands for in text (Apple Developer Documentation,
/// "CustomLocalizedStringResourceConvertible").
public protocol CustomLocalizedStringResourceConvertible {
  /// The text of the value.
  var localizedStringResource: LocalizedStringResource { get }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
  /// The resource itself.
  public var localizedStringResource: LocalizedStringResource { self }
}
#endif
