import Foundation
import Grammar
import LocaleData
import Locking

/// The texts of one table for one locale, and what renders them: all that calls share which differ
/// only in their key, their arguments and their reader.
///
/// Threads that localize a lot have one each, so that they don't count references together.
final class LocaleTexts: Sendable {
  let locale: Locale
  /// nil for a locale that is no language, which has no texts.
  private let order: LookupOrder?
  /// The language of keys, default values and `Base`, where there are catalogs to tell.
  private let sourceLanguage: String?
  private let lexicon: ProjectLexicon?
  private let caches = RenderingCaches.ofThread
  private let renderers = Locked(RecentValues<String, Renderer>(limit: 64))

  /// - Parameter lexicon: The words that a project brings along.
  init(
    _ order: LookupOrder?, locale: Locale, sourceLanguage: String?, lexicon: ProjectLexicon? = nil
  ) {
    self.order = order
    self.locale = locale
    self.sourceLanguage = sourceLanguage
    self.lexicon = lexicon
  }

  /// The text for a key; nil if no localization has it.
  func found(_ key: String, _ arguments: [Argument]) -> TableStore.Found? {
    order?.found(
      key, arguments: { arguments.map(PluralArgument.init) }, device: nil, width: nil)
  }

  /// - Parameters:
  ///   - context: For whom the text is; its locale doesn't count.
  ///   - attributed: Whether Markdown is read and words agree, as for an attributed string.
  func rendering(
    of request: LocalizationRequest, _ context: RenderingContext, attributed: Bool
  ) -> Rendering {
    let found = found(request.key, request.arguments)
    var renderer = renderer(for: found)
    // In a plain text nothing agrees, for whoever reads.
    if attributed { renderer = renderer.with(context) }
    let format = found?.format ?? request.defaultFormat
    // A text without arguments is no format: `100% arábica`.
    return request.arguments.isEmpty
      ? renderer.render(literal: format, attributed: attributed)
      : renderer.render(format, request.arguments, attributed: attributed)
  }

  /// A text in the locale's language that others looked up, with its words made to agree.
  ///
  /// - Parameter context: For whom the text is; its locale doesn't count.
  func rendering(of text: AttributedString, _ context: RenderingContext) -> Rendering {
    // An argument keeps all its attributes, those too that no scope is known for.
    renderer(speaking: nil).with(context).render("%@", [.attributed(text)])
  }

  /// What renders a text in the language that it was found in.
  private func renderer(for found: TableStore.Found?) -> Renderer {
    renderer(
      speaking: found.flatMap { $0.localization == "Base" ? nil : $0.localization }
        ?? sourceLanguage)
  }

  /// - Parameter language: nil for the locale's own.
  private func renderer(speaking language: String?) -> Renderer {
    if let known = renderers.withLock({ $0.value(for: language ?? "") }) { return known }
    let locale = language.map(locale.speaking) ?? locale
    let renderer = Renderer(RenderingContext(locale: locale), lexicon: lexicon, caches: caches)
    renderers.withLock { $0.insert(renderer, for: language ?? "") }
    return renderer
  }
}
