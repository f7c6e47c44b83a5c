import Foundation
import Linting
import LocaleData
import Sessions
import Workflows

/// What a project says to those who translate it.
struct Guidance: Encodable, Sendable {
  /// The text of TRANSLATION.md.
  var guide: String?
  var guideIsCut: Bool?
  var glossary: [Term]
  /// Names that stay as they are.
  var doNotTranslate: [String]

  struct Term: Encodable, Sendable {
    var term: String
    var note: String?
    /// By language, the usual one first.
    var translations: [String: [String]]
    /// By language, words that must not stand for it.
    var forbidden: [String: [String]]
  }

  /// - Parameters:
  ///   - languages: The language and those it falls back to; nil for all.
  ///   - terms: The terms that are given; nil for all.
  ///   - names: The names that are given; nil for all, and the guide.
  ///   - most: How many terms and names are given.
  init(
    of project: OpenProject, languages: [LanguageTag]?, terms: [GlossaryEntry]? = nil,
    names: [String]? = nil, most: Int = Limits.terms
  ) {
    let configuration = project.session.configuration.configuration
    glossary = (terms ?? configuration.glossary).prefix(most).map { Term($0, languages) }
    doNotTranslate = (names ?? configuration.doNotTranslate).prefix(most).map { Limits.shown($0) }
    guard names == nil, let text = Self.guide(of: project.session) else { return }
    guide = Limits.shown(text, longest: Limits.guide)
    guideIsCut = text.utf8.count > Limits.guide ? true : nil
  }

  /// The file that stands beside the project's AGENTS.md.
  static let guideName = "TRANSLATION.md"

  static func guide(of session: Session) -> String? {
    session.roots.lazy.compactMap { root in
      try? session.files.read(OpenProject.path(guideName, in: root), .guide)
    }.first.map { String(decoding: $0, as: UTF8.self) }
  }

  static let schema = Schema.object(
    [
      "guide": .text("TRANSLATION.md, up to \(Limits.guide) bytes."), "guideIsCut": .flag(),
      "glossary": .list(termSchema, most: Limits.terms),
      "doNotTranslate": .list(.text(), most: Limits.terms),
    ], required: ["glossary", "doNotTranslate"])

  static let termSchema = Schema.object(
    [
      "term": .text(), "note": .text(), "translations": .map(.list(.text())),
      "forbidden": .map(.list(.text())),
    ], required: ["term", "translations", "forbidden"])
}

extension Guidance.Term {
  init(_ entry: GlossaryEntry, _ languages: [LanguageTag]?) {
    term = Limits.shown(entry.term)
    note = entry.note.map { Limits.shown($0) }
    translations = Self.words(entry.translations, languages)
    forbidden = Self.words(entry.forbidden, languages)
  }

  private static func words(
    _ words: [LanguageTag: [String]], _ languages: [LanguageTag]?
  ) -> [String: [String]] {
    let wanted = words.filter { languages?.contains($0.key) ?? true }
    return Dictionary(
      wanted.map { ($0.key.description, $0.value.prefix(Limits.words).map { Limits.shown($0) }) }
    ) { first, _ in first }
  }
}
