import Foundation
import Grammar
import LocaleData
import Localization
import Reading

/// A locale in which the texts of a folder are shown, and what of one text serves for the next.
final class PreviewLocale {
  let identifier: String
  let tag: LanguageTag
  /// nil for a template.
  let folder: PreviewCatalogs.Folder?
  private let catalogs: PreviewCatalogs?
  private var renderers: [RendererKey: Renderer] = [:]
  private var words: [ExactKey: String] = [:]

  /// A term of address as the command line spells it, and the language of the text.
  private struct RendererKey: Hashable {
    var address: String
    var language: String?
  }

  /// - Returns: nil for a locale that is none.
  init?(_ identifier: String, in folder: PreviewCatalogs.Folder?, of catalogs: PreviewCatalogs?) {
    guard let tag = LanguageTag(identifier) else { return nil }
    self.identifier = identifier
    self.tag = tag
    self.folder = folder
    self.catalogs = catalogs
  }

  /// - Parameters:
  ///   - language: The one of the text, which may be another where a translation is missing.
  ///   - complete: Says what else decides how texts are shown here.
  func renderer(
    address: String, language: String?, lexicon: ProjectLexicon,
    completing complete: (inout RenderingContext) -> Void
  ) -> Renderer {
    let key = RendererKey(address: address, language: language)
    if let known = renderers[key] { return known }
    var context = RenderingContext(locale: Locale(identifier: identifier))
    if let language { context.locale = context.locale.speaking(language) }
    context.address = PreviewValues.terms(named: address) ?? []
    complete(&context)
    let renderer = Renderer(context, lexicon: lexicon)
    renderers[key] = renderer
    return renderer
  }

  /// A word as it stands, or its localization if it is itself a key of the catalogs.
  func localized(_ word: String) -> String {
    if let known = words[ExactKey(word)] { return known }
    let found = catalogs?.localized(word, in: tag, askedFrom: folder?.path) ?? word
    words[ExactKey(word)] = found
    return found
  }
}
