import Grammar
import Reading

/// A term of one word or more, to be looked for in texts of a language.
struct TermSearch: Sendable {
  let words: [TermWord]
  private let isCaseSensitive: Bool
  /// The term where words have no space between, in small letters.
  private let whole: String

  init(_ term: String, _ grammar: Inflector?, isCaseSensitive: Bool = false) {
    words = term.unicodeScalars.split { !$0.isWordPart }.map {
      TermWord(String(String.UnicodeScalarView($0)), grammar)
    }
    whole = TermWord.folded(term)
    self.isCaseSensitive = isCaseSensitive
  }

  /// A text taken apart for several searches.
  struct Text {
    typealias Word = (text: String, folded: String)
    let words: [Word]
    /// UTF-8 offsets of the words in the text.
    let ranges: [Range<Int>]
    /// All of it, where the language has no space between words.
    let unspaced: String?
    let lemmas: Lemmas
  }

  /// The lemmas of a text's words, each asked for once: many terms want to know the same.
  final class Lemmas {
    private let grammar: Inflector?
    /// By bytes, for a lexicon may tell apart what strings take for equal.
    private var known: [ExactKey: Set<String>] = [:]

    init(_ grammar: Inflector?) { self.grammar = grammar }

    func of(_ word: String) -> Set<String> {
      guard let grammar else { return [] }
      let key = ExactKey(word)
      if let lemmas = known[key] { return lemmas }
      let lemmas = grammar.lemmas(of: word)
      known[key] = lemmas
      return lemmas
    }
  }

  /// Whether the term stands at a word.
  func isAt(_ start: Int, in text: Text, _ match: TermWord.Match) -> Bool {
    guard !words.isEmpty, text.words.count - start >= words.count else { return false }
    return words.indices.allSatisfy { offset in
      let word = text.words[start + offset]
      if isCaseSensitive, word.text.first != words[offset].text.first { return false }
      return words[offset].hasForm(word.folded, match) { text.lemmas.of(word.text) }
    }
  }

  /// Where the term stands: numbers of the text's words.
  func places(in text: Text, _ match: TermWord.Match) -> [Range<Int>] {
    text.words.indices.filter { isAt($0, in: text, match) }.map { $0..<($0 + words.count) }
  }

  /// How the term starts where words have no space between.
  var firstLetter: Character? { whole.first }

  /// Where the term stands in the letters of ``Text/unspaced``.
  func places(inUnspaced letters: [Character]) -> [Range<Int>] { letters.ranges(of: whole) }

  /// Whether the term is there in any form.
  func isKept(in text: Text) -> Bool {
    if let unspaced = text.unspaced { return unspaced.contains(whole) }
    return text.words.indices.contains { isAt($0, in: text, .lenient) }
  }
}
