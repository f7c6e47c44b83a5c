import LocaleData
import PlainBytes
import Reading

/// The words and phrases of a language as people misspell them.
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
  /// Two words with a space or an apostrophe between.
  private let phrases: [String: String]
  /// Looks at a word and at two, which nearly all have no need to pass.
  private let hashes: WordHashes
  private let phraseHashes: WordHashes
  private let parts: [Part]

  init(of language: String) {
    func pairs(_ list: String) -> [(String, String)] {
      LanguageFact.misspellings.list(of: "\(language).\(list)").compactMap { entry in
        let sides = entry.split(separator: "=").map { String($0).replacing("_", with: " ") }
        return sides.count == 2 ? (sides[0], sides[1]) : nil
      }
    }
    words = Dictionary(pairs("words"), uniquingKeysWith: { first, _ in first })
    phrases = Dictionary(pairs("phrases"), uniquingKeysWith: { first, _ in first })
    hashes = WordHashes(words.keys.map { WordHash.hash(ofScalars: $0.unicodeScalars) })
    phraseHashes = WordHashes(
      phrases.keys.compactMap { phrase in
        let both = phrase.split { $0 == " " || $0 == "'" }
          .map { WordHash.hash(ofScalars: $0.unicodeScalars) }
        return both.count == 2 ? Self.joined(both[0], both[1]) : nil
      })
    parts = pairs("parts").map { Part(written: $0, meant: $1, bytes: Array($0.utf8)) }
  }

  private static func joined(_ first: UInt64, _ second: UInt64) -> UInt64 { first &* 31 &+ second }

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
    guard !words.isEmpty || !phrases.isEmpty else { return [] }
    var slips: [Slip] = []
    var before: (hash: UInt64, word: Range<Int>)?
    for word in prose.words {
      let hash = Self.hash(of: prose.scalars[word])
      if hashes.contains(hash), let slip = slip(of: word, prose) {
        slips.append(slip)
      } else if let before, phraseHashes.contains(Self.joined(before.hash, hash)),
        let slip = slip(of: before.word, word, prose)
      {
        slips.append(slip)
      }
      before = (hash, word)
    }
    return slips
  }

  private func slip(of word: Range<Int>, _ prose: Prose) -> Slip? {
    let written = prose.text(word)
    guard !prose.isInIdentifier(word),
      let meant = words[written.lowercased()].flatMap({ Self.meant($0, as: written) })
    else { return nil }
    return Slip(range: prose.range(word), written: written, meant: meant)
  }

  private func slip(of first: Range<Int>, _ second: Range<Int>, _ prose: Prose) -> Slip? {
    let joint = prose.scalars[first.upperBound]
    guard first.upperBound + 1 == second.lowerBound, joint == " " || joint.isApostrophe else {
      return nil
    }
    let both = first.lowerBound..<second.upperBound
    let written = prose.text(both)
    let typed = written.replacing("\u{2019}", with: "'")
    guard let known = phrases[typed.lowercased()], let meant = Self.meant(known, as: typed) else {
      return nil
    }
    return Slip(range: prose.range(both), written: written, meant: meant)
  }

  /// The hash of a word in small letters, as far as it has no capital of Cyrillic, or with an accent, but
  /// the first.
  private static func hash(of word: ArraySlice<Unicode.Scalar>) -> UInt64 {
    var (hash, rest) = (ByteHash.seed, word)
    if let first = word.first, !first.isASCII, first.isCapital {
      hash = WordHash.hash(ofScalars: first.properties.lowercaseMapping.unicodeScalars)
      rest = word.dropFirst()
    }
    for scalar in rest {
      hash = WordHash.combine(hash, scalar.isASCII ? scalar.value | 0x20 : scalar.value)
    }
    return hash
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
