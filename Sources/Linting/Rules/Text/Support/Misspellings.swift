import LocaleData
import PlainBytes
import Reading

/// The words of a language as people misspell them.
///
/// A class, so that it is handed on for one reference count.
final class Misspellings: Sendable {
  /// A place of a text, in UTF-8 offsets, with what it means.
  struct Slip: Sendable {
    var range: Range<Int>
    var written: String
    var meant: String
  }

  private struct Part: Sendable {
    var written: String
    var meant: String
    /// The UTF-8 of ``written``.
    var bytes: [UInt8]
  }

  private let words: [String: String]
  /// A look at a word, which nearly all have no need to pass.
  private let hashes: WordHashes
  private let parts: [Part]

  init(of language: String) {
    func pairs(_ list: String) -> [(String, String)] {
      LanguageFact.misspellings.list(of: "\(language).\(list)").compactMap { entry in
        let sides = entry.split(separator: "=").map(String.init)
        return sides.count == 2 ? (sides[0], sides[1]) : nil
      }
    }
    words = Dictionary(pairs("words"), uniquingKeysWith: { first, _ in first })
    hashes = WordHashes(words.keys.map { WordHash.hash(ofScalars: $0.unicodeScalars) })
    parts = pairs("parts").map { Part(written: $0, meant: $1, bytes: Array($0.utf8)) }
  }

  /// The places of a text that are misspelled, in order, none in another.
  func slips(in text: LintText) -> [Slip] {
    let all = (wordSlips(in: text.prose) + partSlips(in: text)).sorted {
      $0.range.lowerBound < $1.range.lowerBound
    }
    var end = 0
    return all.filter { slip in
      guard slip.range.lowerBound >= end else { return false }
      end = slip.range.upperBound
      return true
    }
  }

  private func wordSlips(in prose: Prose) -> [Slip] {
    guard !words.isEmpty else { return [] }
    return prose.words.compactMap { word -> Slip? in
      guard mayKnow(prose.scalars[word]), !prose.isInIdentifier(word) else { return nil }
      let written = prose.text(word)
      guard let meant = words[written.lowercased()].flatMap({ Self.meant($0, as: written) })
      else { return nil }
      return Slip(range: prose.range(word), written: written, meant: meant)
    }
  }

  /// Whether a word may be known, as far as its scalars tell.
  private func mayKnow(_ word: ArraySlice<Unicode.Scalar>) -> Bool {
    var hash = ByteHash.seed
    for scalar in word {
      hash = WordHash.combine(hash, scalar.isASCII ? scalar.value | 0x20 : scalar.value)
    }
    if hashes.contains(hash) { return true }
    // A capital of Cyrillic, or one with an accent, at the start.
    guard let first = word.first, !first.isASCII, first.isCapital else { return false }
    let small = first.properties.lowercaseMapping.unicodeScalars
    return hashes.contains(WordHash.hash(ofScalars: Array(small) + word.dropFirst()))
  }

  /// A word with the capitals of another; nil where those are a name's ("OCcured").
  private static func meant(_ word: String, as written: String) -> String? {
    let small = written.lowercased()
    if written == small { return word }
    if written == small.startingWithCapital { return word.startingWithCapital }
    return written == small.uppercased() ? word.uppercased() : nil
  }

  private func partSlips(in text: LintText) -> [Slip] {
    parts.flatMap { part -> [Slip] in
      guard part.bytes.allSatisfy(text.bytes.contains) else { return [] }
      let utf8 = text.value.utf8
      return utf8.ranges(of: part.bytes).map { range in
        let start = utf8.distance(from: utf8.startIndex, to: range.lowerBound)
        return Slip(
          range: start..<(start + part.bytes.count), written: part.written, meant: part.meant)
      }
    }
  }
}
