import Catalogs
import PlainBytes

/// Which source texts of a table are about others of its source texts, by the words of these.
struct TermIndex: Sendable {
  /// The numbers of keys by the words of a term: those in whose texts all of these stand in a row.
  private var texts: [UInt64: [Int]] = [:]

  /// Reads a table's source texts, on all cores.
  init(of table: any LintTable) {
    let words = table.ofAllKeys { Words(ofKey: $0, in: table) }
    let terms = Set(words.filter(\.mayBeTerm).map { Self.hash($0.hashes) })
    guard !terms.isEmpty else { return }
    for text in words { add(text, terms) }
  }

  /// The first keys whose source texts have a term in them, or seem to.
  func textsAbout(_ term: [UInt8]) -> [Int] {
    let words = Self.words(of: term)
    return words.isEmpty ? [] : texts[Self.hash(words)] ?? []
  }

  private mutating func add(_ text: Words, _ terms: Set<UInt64>) {
    for start in text.hashes.indices {
      var hash = ByteHash.seed
      for (number, word) in text.hashes[start...].prefix(Self.mostWords).enumerated() {
        hash = Self.combine(hash, word)
        guard number + 1 < text.hashes.count, terms.contains(hash) else { continue }
        let known = texts[hash] ?? []
        guard known.last != text.key, known.count < Self.mostTexts else { continue }
        texts[hash, default: []].append(text.key)
      }
    }
  }

  /// The hashes of the words in Latin letters, between which other scripts may stand without a space.
  static func words(of text: some Collection<UInt8>) -> [UInt64] {
    text.split { !$0.isASCIILetterOrDigit }.map { ByteHash.of($0) }
  }

  private static func hash(_ words: [UInt64]) -> UInt64 { words.reduce(ByteHash.seed, combine) }

  /// The hash of some words and one more.
  private static func combine(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    (0..<8).reduce(hash) { ByteHash.combine($0, UInt8(truncatingIfNeeded: word >> ($1 * 8))) }
  }

  /// A term's words; a hyphen and what is no Latin letter divide them, too.
  private static let mostWords = 6
  /// So many texts tell what a table does with a term.
  private static let mostTexts = 6
}

extension TermIndex {
  /// The words of a key's source text.
  private struct Words: Sendable {
    let key: Int
    let hashes: [UInt64]
    let mayBeTerm: Bool

    /// Nil for a text that has none, or is too long for what has names in it.
    init?(ofKey index: Int, in table: any LintTable) {
      let source = table.key(at: index, languages: []).source
      guard let text = source.text(at: []), text.isShort else { return nil }
      let words = TermIndex.words(of: text.value.utf8)
      guard !words.isEmpty else { return nil }
      (key, hashes, mayBeTerm) = (index, words, KeptTerms.mayBeTerm(text.value))
    }
  }
}
