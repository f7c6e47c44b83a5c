import Foundation
import LocaleData
import Localization
import Reading

/// What a batch keeps of the lines of one locale for those that follow.
struct BatchLocale: Sendable {
  /// Where the text of a key stands.
  private enum Place: Sendable {
    /// It is the same for all arguments.
    case text(String)
    /// In the first of these tables that has a form for the arguments.
    case tables([PreviewCatalogs.Table])
  }

  let identifier: String
  /// nil for a locale that is none.
  let tag: LanguageTag?
  /// For the renderers.
  let caches: RenderingCaches
  /// How many texts are kept; a renderer, which keeps phrases, counts for some.
  private(set) var count = 0
  private var renderers: [ExactKey: Renderer] = [:]
  private var places: [ExactKey: Place] = [:]
  private var words: [ExactKey: String?] = [:]

  /// Longer texts are few, and would let the memory grow.
  private static let maximumLength = 256

  private static let sizeOfRenderer = 20

  init(_ identifier: String, _ caches: RenderingCaches) {
    self.identifier = identifier
    self.caches = caches
    tag = LanguageTag(identifier)
  }

  // MARK: Renderers

  /// - Parameter address: The term of address as the line spells it.
  func renderer(for address: String) -> Renderer? { renderers[ExactKey(address)] }

  mutating func keep(_ renderer: Renderer, for address: String) {
    renderers[ExactKey(address)] = renderer
    count += Self.sizeOfRenderer
  }

  // MARK: Texts

  /// The text of a key in the first table that has it.
  mutating func format(
    of key: String, in catalogs: PreviewCatalogs, _ arguments: [Argument]
  ) -> String? {
    guard let tag else { return nil }
    switch place(of: key, in: catalogs, tag) {
    case .text(let text): return text
    case .tables(let tables): return PreviewCatalogs.format(of: key, in: tables, tag, arguments)
    }
  }

  private mutating func place(
    of key: String, in catalogs: PreviewCatalogs, _ tag: LanguageTag
  ) -> Place {
    if let known = places[ExactKey(key)] { return known }
    let tables = catalogs.tables(with: key, in: tag)
    let text = tables.first?.fixedText(of: key, in: tag)
    let place = text.map { Place.text($0) } ?? .tables(tables)
    if !tables.isEmpty, key.utf8.count <= Self.maximumLength {
      places[ExactKey(key)] = place
      count += 1
    }
    return place
  }

  /// The localization of a word that is itself a key of the catalogs, as the app would show it.
  mutating func localized(_ word: String, in catalogs: PreviewCatalogs) -> String? {
    guard let tag else { return nil }
    if let known = words[ExactKey(word)] { return known }
    let found = catalogs.localized(word, in: tag, askedFrom: nil)
    if word.utf8.count <= Self.maximumLength {
      words[ExactKey(word)] = .some(found)
      count += 1
    }
    return found
  }
}
