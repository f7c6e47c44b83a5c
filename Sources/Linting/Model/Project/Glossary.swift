import Grammar
package import LocaleData
import Locking

/// What a word is called in other languages.
package struct GlossaryEntry: Hashable, Sendable {
  /// In the source language.
  package var term: String
  /// The translations that are right, the usual one first.
  package var translations: [LanguageTag: [String]]
  /// Words that must not stand for it.
  package var forbidden: [LanguageTag: [String]]
  /// What translators should know.
  package var note: String?
  /// Whether the term is meant only as it is written: `Home`, not `home`.
  package var isCaseSensitive: Bool

  package init(
    _ term: String, translations: [LanguageTag: [String]] = [:],
    forbidden: [LanguageTag: [String]] = [:], note: String? = nil, isCaseSensitive: Bool = false
  ) {
    self.term = term
    self.translations = translations
    self.forbidden = forbidden
    self.note = note
    self.isCaseSensitive = isCaseSensitive
  }

  /// What a language, or the nearest one that it falls back to, has.
  fileprivate static func nearest(_ words: [LanguageTag: [String]], _ tag: LanguageTag) -> [String]
  {
    tag.fallbackChain.lazy.compactMap { words[$0] }.first ?? []
  }
}

/// The terms of a project, each prepared once for a language to be looked for.
package final class Glossary: Sendable {
  package let entries: [GlossaryEntry]
  private let sources = Locked<[LanguageTag: Source]>([:])
  private let targets = Locked<[LanguageTag: [Target]]>([:])

  package init(_ entries: [GlossaryEntry]) { self.entries = entries }

  /// The terms as a source language has them.
  struct Source: Sendable {
    let terms: [TermSearch]
    /// The numbers of the terms by their first letter: few of many start as a word does.
    let byFirstLetter: [Character: [Int]]

    init(_ entries: [GlossaryEntry], _ grammar: Inflector?) {
      terms = entries.map { TermSearch($0.term, grammar, isCaseSensitive: $0.isCaseSensitive) }
      var byFirstLetter: [Character: [Int]] = [:]
      for (number, term) in terms.enumerated() {
        guard let letter = term.words.first?.folded.first else { continue }
        byFirstLetter[letter, default: []].append(number)
      }
      self.byFirstLetter = byFirstLetter
    }
  }

  /// What a language has for an entry.
  struct Target: Sendable {
    typealias Word = (text: String, search: TermSearch)
    let wanted: [Word]
    let forbidden: [Word]

    init(_ entry: GlossaryEntry, _ tag: LanguageTag, _ grammar: Inflector?) {
      wanted = GlossaryEntry.nearest(entry.translations, tag).map {
        ($0, TermSearch($0, grammar))
      }
      forbidden = GlossaryEntry.nearest(entry.forbidden, tag).map {
        ($0, TermSearch($0, grammar))
      }
    }
  }

  func source(_ tag: LanguageTag, _ grammar: Inflector?) -> Source {
    sources.withLock { known in
      if let source = known[tag] { return source }
      let source = Source(entries, grammar)
      known[tag] = source
      return source
    }
  }

  /// What a language has for each entry.
  func targets(_ tag: LanguageTag, _ grammar: Inflector?) -> [Target] {
    targets.withLock { known in
      if let targets = known[tag] { return targets }
      let targets = entries.map { Target($0, tag, grammar) }
      known[tag] = targets
      return targets
    }
  }
}
