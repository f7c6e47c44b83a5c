import Catalogs
import Dispatch
import Exchange
import Linting
import LocaleData
import Locking
import Sessions
import Workflows

/// What helps to translate a key: how like texts were translated, what other languages have, and
/// which words the project wants.
struct ShownHelp: Encodable, Sendable {
  /// Another key whose source is much like the key's.
  struct Suggestion: Encodable, Sendable {
    var table: String
    var key: String
    var source: String
    /// By path.
    var texts: [String: String]
    /// In percent.
    var score: Int
  }

  struct Term: Encodable, Sendable {
    var term: String
    var note: String?
    var translations: [String]
    var forbidden: [String]
  }

  /// The key's text in another language.
  struct Other: Encodable, Sendable {
    var language: String
    var text: String
  }

  var suggestions: [Suggestion]
  /// Whether suggestions are still looked for.
  var isSearching: Bool
  var glossary: [Term]
  /// Names that stay as they are.
  var doNotTranslate: [String]
  var others: [Other]

  private static let mostSuggestions = 8
  private static let mostTerms = 24
  private static let mostLanguages = 40

  init(_ open: OpenKey, in session: StudioSession) {
    let source = open.translation.source
    let tag = LanguageTag(open.language)
    let terms = open.knowledge.terms(in: source, of: open.table.sourceLanguage)
    glossary = terms.prefix(Self.mostTerms).map { Term($0, tag) }
    doNotTranslate = Array(open.knowledge.keptNames(in: source).prefix(Self.mostTerms))
    others = open.textTable.languages.filter { $0 != open.language }.prefix(Self.mostLanguages)
      .compactMap { language in
        open.textTable.key(open.key, in: language)?.mainTarget.map {
          Other(language: language, text: $0)
        }
      }
    let matches = session.matches(for: open, most: Self.mostSuggestions)
    isSearching = matches == nil
    suggestions = (matches ?? []).map { match in
      Suggestion(
        table: match.table, key: match.key.key, source: match.key.source,
        texts: OpenKey.texts(of: match.key).filter { !$0.value.isEmpty },
        score: Int((match.score * 100).rounded()))
    }
  }
}

extension ShownHelp.Term {
  fileprivate init(_ entry: GlossaryEntry, _ tag: LanguageTag?) {
    term = entry.term
    note = entry.note
    translations = tag.map { GlossaryEntry.nearest(entry.translations, $0) } ?? []
    forbidden = tag.map { GlossaryEntry.nearest(entry.forbidden, $0) } ?? []
  }
}

extension KeyTranslation {
  /// The text that stands for all forms; nil where there is none.
  var mainTarget: String? {
    let given = units.filter { !($0.target ?? "").isEmpty }
    return (given.first { $0.path.category == .other || $0.path.isEmpty } ?? given.first)?.target
  }
}

extension StudioSession {
  /// How texts much like a key's source were translated.
  ///
  /// All texts are looked at once, beside other work, and again after changes, but not after each.
  ///
  /// - Returns: nil while they are looked at for the first time.
  func matches(for open: OpenKey, most: Int) -> [SimilarTranslations.Match]? {
    let id = MemoryID(language: open.language, source: open.table.sourceLanguage)
    let (kept, begins) = state.withLock { state in
      let kept = state.memory.flatMap { $0.id == id ? $0 : nil }
      let isOld =
        kept.map {
          $0.revision != state.revision && $0.age > Memory.longestAge
        } ?? true
      let begins = isOld && state.remembering != id
      if begins { state.remembering = id }
      return (kept, begins)
    }
    if begins {
      DispatchQueue.global(qos: .utility).async { [self] in remember(id) }
    }
    guard var kept else { return nil }
    return kept.texts.matches(for: open.translation, in: open.table.name, most: most)
  }

  private func remember(_ id: MemoryID) {
    let revision = state.withLock { $0.revision }
    let texts = ProjectTexts(knowledge, in: session.roots, on: session.files)
    let memory = Memory(
      id: id, revision: revision,
      texts: SimilarTranslations(in: texts, from: id.source, to: id.language))
    state.withLock { state in
      // Somebody may have gone on to another language.
      guard state.remembering == id else { return }
      (state.memory, state.remembering) = (memory, nil)
    }
  }
}
