import Catalogs
package import Grammar
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
  package static func nearest(_ words: [LanguageTag: [String]], _ tag: LanguageTag) -> [String] {
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
    /// The terms word by word, the first node in front of all: few of many go on as a text does.
    private var nodes = [Node()]
    /// The numbers of the terms by how they start, for languages without spaces: a text has few letters.
    private var byFirstLetter: [Character: [Int]] = [:]

    init(_ entries: [GlossaryEntry], _ grammar: Inflector?) {
      terms = entries.map { TermSearch($0.term, grammar, isCaseSensitive: $0.isCaseSensitive) }
      for (number, term) in terms.enumerated() where term.words.first?.folded.isEmpty == false {
        add(term, number)
      }
    }

    private mutating func add(_ term: TermSearch, _ number: Int) {
      if let letter = term.firstLetter { byFirstLetter[letter, default: []].append(number) }
      var node = 0
      for word in term.words {
        let next = nodes[node].byWord[word.folded] ?? nodes.count
        if next == nodes.count { nodes.append(Node()) }
        nodes[node].byWord[word.folded] = next
        for lemma in word.lemmas { nodes[node].byLemma[lemma, default: []].insert(next) }
        if let letter = word.folded.first { nodes[node].letters.insert(letter) }
        node = next
      }
      nodes[node].terms.append(number)
    }

    /// The numbers of the terms that a text has, but for those whose words belong to a longer one.
    func numbers(in text: TermSearch.Text) -> [Int] {
      if let unspaced = text.unspaced { return numbers(inUnspaced: Array(unspaced)) }
      var found: [Hit] = []
      for start in text.words.indices {
        for number in candidates(at: start, in: text)
        where terms[number].isAt(start, in: text, .strict) {
          found.append((number, start..<(start + terms[number].words.count)))
        }
      }
      return Set(Self.longest(found, of: text.words.count).map(\.number)).sorted()
    }

    /// The same where no spaces part words, so that a term stands as it is between any letters.
    private func numbers(inUnspaced letters: [Character]) -> [Int] {
      var found: [Hit] = []
      for letter in Set(letters) {
        for number in byFirstLetter[letter] ?? [] {
          for place in terms[number].places(inUnspaced: letters) { found.append((number, place)) }
        }
      }
      return Set(Self.longest(found, of: letters.count).map(\.number)).sorted()
    }

    /// A term, and the words of the text where it stands; letters where no spaces part words.
    private typealias Hit = (number: Int, place: Range<Int>)

    /// The hits that share no word, or no letter, with a longer one.
    private static func longest(_ found: [Hit], of count: Int) -> [Hit] {
      // Hits aren't compared with each other, for a text may have very many: each word knows the
      // length of the longest over it.
      var lengths = Array(repeating: 0, count: count)
      for hit in found {
        for word in hit.place { lengths[word] = max(lengths[word], hit.place.count) }
      }
      return found.filter { hit in hit.place.allSatisfy { lengths[$0] <= hit.place.count } }
    }

    /// The numbers of the terms that may stand at a word: no others do, and nearly all of these.
    private func candidates(at start: Int, in text: TermSearch.Text) -> Set<Int> {
      var found: Set<Int> = []
      var reached: Set<Int> = [0]
      for word in text.words[start...] {
        var next: Set<Int> = []
        for node in reached { next.formUnion(nodes[node].following(word, text.lemmas)) }
        if next.isEmpty { break }
        for node in next { found.formUnion(nodes[node].terms) }
        reached = next
      }
      return found
    }
  }

  /// Where terms that start with the same words go on.
  private struct Node: Sendable {
    /// The terms that end here.
    var terms: [Int] = []
    /// The nodes behind the next words, by these words as they are folded, and by their lemmas.
    var byWord: [String: Int] = [:]
    var byLemma: [String: Set<Int>] = [:]
    /// The first letters of the next words: to look a word up takes longer.
    var letters: Set<Character> = []

    /// The nodes behind words that a text's word may be a strict form of.
    func following(_ word: TermSearch.Text.Word, _ lemmas: TermSearch.Lemmas) -> Set<Int> {
      if let letter = word.folded.first, !letters.contains(letter) { return [] }
      // A strict form has at most two letters more.
      var next = Set((0...2).compactMap { byWord[String(word.folded.dropLast($0))] })
      guard !byLemma.isEmpty else { return next }
      for lemma in lemmas.of(word.text) { next.formUnion(byLemma[lemma] ?? []) }
      return next
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

  /// The terms that stand in a text, as lint finds them; none in one that is too long for lint.
  ///
  /// - Parameter grammar: That of the language, always the same.
  package func entries(
    in text: String, of language: LanguageTag, _ grammar: Inflector?
  ) -> [GlossaryEntry] {
    let read = LintText(TextLeaf(text: text))
    guard read.isShort else { return [] }
    let source = source(language, grammar)
    let isUnspaced = language.scripts.map { $0.isSubset(of: .unspaced) } ?? false
    let words = TermSearch.Text(read.prose, isUnspaced: isUnspaced, grammar)
    return source.numbers(in: words).map { entries[$0] }
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
