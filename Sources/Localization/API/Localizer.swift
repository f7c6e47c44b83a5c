public import Foundation

/// Localizes text with this module's engine, on Linux and on Apple's systems alike.
///
/// `String(localized:)` is Foundation's on Apple's systems, with Foundation's languages and words.
/// A localizer has the same engine everywhere: its languages, a project's own words, and catalogs
/// from anywhere. Keys are spelled alike, so that catalogs serve both, and `l10n extract` finds them.
///
///     let localizer = Localizer(bundle: .module, locale: Locale(identifier: "pl"))
///     localizer.attributedText("Add ^[\\(2) \\("small") \\("salad")](inflect: true) to your order")
///
/// Make one when the program starts, and for each reader a copy with ``with(locale:reader:)``,
/// which costs nothing; catalogs are read once, when they are first needed. Any thread may use it.
/// Nothing throws: what has no translation is shown in the source language, and what a catalog got
/// wrong is among its ``problems``.
public struct Localizer: Sendable {
  let tables: TableStore
  private let terms: [TermOfAddress]
  private let context: RenderingContext

  /// The language, and how numbers and dates are written.
  ///
  /// Texts are looked up in the locale, then in its CLDR parents (es-MX, es-419, es), then in the
  /// source language.
  public var locale: Locale { context.locale }

  /// The reader's terms of address, the most wanted first; empty where they are not known.
  public var reader: [TermOfAddress] { terms }

  private init(_ tables: TableStore, _ locale: Locale, _ reader: [TermOfAddress]) {
    self.tables = tables
    terms = reader
    context = RenderingContext(
      locale: locale == .autoupdatingCurrent ? .current : locale, reader: reader)
  }

  /// Makes a localizer for the catalogs of a bundle.
  ///
  /// - Parameters:
  ///   - bundle: Where the catalogs are: `.lproj` folders or String Catalogs.
  ///   - locale: The language, and how numbers and dates are written.
  ///   - reader: The reader's terms of address, the most wanted first.
  ///   - lexicon: The project's own words.
  public init(
    bundle: Bundle = .main, locale: Locale = .current, reader: [TermOfAddress] = [],
    lexicon: LocalizationLexicon? = nil
  ) {
    let tables = lexicon.map { TableStore(bundle: bundle, lexicon: $0.words) }
    self.init(tables ?? BundleTables.tables(of: bundle), locale, reader)
  }

  /// Makes a localizer for the catalogs in a folder, or of the bundle at a URL.
  ///
  /// Links that lead out of the folder and files of more than 64 MB are not read.
  public init(
    contentsOf folder: URL, locale: Locale = .current, reader: [TermOfAddress] = [],
    lexicon: LocalizationLexicon? = nil
  ) {
    let tables = lexicon.map { TableStore(folder: folder, lexicon: $0.words) }
    self.init(tables ?? BundleTables.tables(at: folder), locale, reader)
  }

  /// Makes a localizer for catalogs in memory.
  public init(
    catalogs: LocalizationCatalogs, locale: Locale = .current, reader: [TermOfAddress] = [],
    lexicon: LocalizationLexicon? = nil
  ) {
    let tables = lexicon.map { TableStore(catalogs.sources, lexicon: $0.words) }
    self.init(tables ?? catalogs.tables, locale, reader)
  }

  /// The same catalogs and words for somebody else.
  public func with(locale: Locale, reader: [TermOfAddress] = []) -> Localizer {
    Localizer(tables, locale, reader)
  }
}

extension Localizer {
  /// Localizes a text that is its own key; Markdown is not read, and words don't agree.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, which is also the text in the source language.
  ///   - table: The catalog's name; nil for `Localizable`.
  ///   - comment: For translators; tools read it in the sources.
  public func text(
    _ keyAndValue: LocalizedMessage, table: String? = nil, comment: StaticString? = nil
  ) -> String {
    lookup(keyAndValue.key, keyAndValue, table).string()
  }

  /// Localizes a text by its key.
  ///
  /// - Parameters:
  ///   - key: The key in the catalog.
  ///   - defaultValue: The text in the source language, with the values that stand in it.
  ///   - table: The catalog's name; nil for `Localizable`.
  ///   - comment: For translators; tools read it in the sources.
  public func text(
    _ key: StaticString, defaultValue: LocalizedMessage, table: String? = nil,
    comment: StaticString? = nil
  ) -> String {
    lookup("\(key)", defaultValue, table).string()
  }

  /// Localizes a text that is its own key, reads its inline Markdown and makes words in
  /// `^[…](inflect: true)` agree.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, which is also the text in the source language.
  ///   - table: The catalog's name; nil for `Localizable`.
  ///   - concepts: What `agreeWithConcept` and `referentConcept` refer to, from 1.
  ///   - comment: For translators; tools read it in the sources.
  public func attributedText(
    _ keyAndValue: LocalizedMessage, table: String? = nil, concepts: [InflectionConcept] = [],
    comment: StaticString? = nil
  ) -> AttributedString {
    attributedText(
      keyAndValue, table: table, concepts: concepts,
      including: AttributeScopes.FoundationAttributes.self)
  }

  /// Localizes a text by its key, reads its inline Markdown and makes words agree.
  ///
  /// - Parameters:
  ///   - key: The key in the catalog.
  ///   - defaultValue: The text in the source language, with the values that stand in it.
  ///   - table: The catalog's name; nil for `Localizable`.
  ///   - concepts: What `agreeWithConcept` and `referentConcept` refer to, from 1.
  ///   - comment: For translators; tools read it in the sources.
  public func attributedText(
    _ key: StaticString, defaultValue: LocalizedMessage, table: String? = nil,
    concepts: [InflectionConcept] = [], comment: StaticString? = nil
  ) -> AttributedString {
    lookup("\(key)", defaultValue, table).attributedString(
      including: AttributeScopes.FoundationAttributes.self, for: context(with: concepts))
  }

  /// Localizes a text that is its own key, with an app's own attributes.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, which is also the text in the source language.
  ///   - table: The catalog's name; nil for `Localizable`.
  ///   - concepts: What `agreeWithConcept` and `referentConcept` refer to, from 1.
  ///   - comment: For translators; tools read it in the sources.
  ///   - scope: The attributes that the text may set, Foundation's among them if it has them inside.
  public func attributedText<Scope: AttributeScope>(
    _ keyAndValue: LocalizedMessage, table: String? = nil, concepts: [InflectionConcept] = [],
    comment: StaticString? = nil, including scope: Scope.Type
  ) -> AttributedString {
    lookup(keyAndValue.key, keyAndValue, table)
      .attributedString(including: scope, for: context(with: concepts))
  }

  /// A text in the localizer's language, that others looked up, with its words made to agree where
  /// its attribute `inflect` asks for it.
  ///
  /// On Apple's systems this gives what Foundation found to languages and words that it doesn't
  /// know: let it look the text up with the option `inflect` false.
  ///
  /// - Parameters:
  ///   - text: The text, with `inflect` where words are to agree.
  ///   - concepts: What `agreeWithConcept` and `referentConcept` refer to, from 1.
  public func agreeing(
    _ text: AttributedString, concepts: [InflectionConcept] = []
  ) -> AttributedString {
    let rendering = tables.texts(of: nil, for: locale)
      .rendering(of: text, context(with: concepts))
    var result = rendering.attributedString(including: AttributeScopes.FoundationAttributes.self)
    if text.runs.allSatisfy({ $0.replacementIndex == nil }) { result.replacementIndex = nil }
    return result
  }

  private func lookup(_ key: String, _ value: LocalizedMessage, _ table: String?) -> MessageLookup {
    MessageLookup(
      key: key, defaultFormat: value.key, arguments: value.arguments,
      texts: tables.texts(of: table, for: locale))
  }

  private func context(with concepts: [InflectionConcept]) -> RenderingContext {
    guard !concepts.isEmpty else { return context }
    return RenderingContext(locale: locale, reader: reader, concepts: concepts)
  }
}
