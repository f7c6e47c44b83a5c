#if !canImport(Darwin)
import Foundation

/// What a call asks to be localized; all initializers come together here.
struct LocalizationCall {
  private let lookup: MessageLookup
  private let settings: LocalizationSettings

  init(
    _ key: String, _ value: String.LocalizationValue, table: String?, bundle: Bundle?,
    locale: Locale?, settings: LocalizationSettings
  ) {
    let tables = BundleTables.tables(of: bundle ?? .main)
    self.init(key, value, tables.texts(of: table, for: locale ?? .current), settings)
  }

  /// - Parameter locale: nil for the resource's own.
  init(
    _ resource: LocalizedStringResource, _ settings: LocalizationSettings, locale: Locale? = nil
  ) {
    let texts = resource.bundle.tables.texts(of: resource.table, for: locale ?? resource.locale)
    self.init(resource.key, resource.defaultValue, texts, settings)
  }

  private init(
    _ key: String, _ value: String.LocalizationValue, _ texts: LocaleTexts,
    _ settings: LocalizationSettings
  ) {
    lookup = MessageLookup(
      key: key, defaultFormat: value.key, arguments: settings.filling(value.arguments),
      texts: texts)
    self.settings = settings
  }

  /// The text; Markdown in it means nothing, and nothing agrees.
  func string() -> String { lookup.string() }

  /// The text with its Markdown read and its words made to agree.
  func attributedString<Scope: AttributeScope>(including scope: Scope.Type) -> AttributedString {
    lookup.attributedString(
      including: scope, for: context, marksArguments: settings.setsReplacementIndex)
  }

  /// Who reads, and what words may agree with.
  private var context: RenderingContext {
    var context = RenderingContext(
      locale: lookup.texts.locale, reader: [.currentUser], concepts: settings.concepts)
    context.inflects = settings.inflects
    return context
  }
}
#endif
