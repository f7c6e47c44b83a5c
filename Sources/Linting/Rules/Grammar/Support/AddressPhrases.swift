import LocaleData
import PlainBytes
import Reading

/// How a language says something about the reader, as far as few phrases tell.
///
/// A class, so that it is handed on for one reference count.
final class AddressPhrases: Sendable {
  /// Greetings whose ending is a gender, in lower case without it.
  private let greetings: [String]
  /// What stands in front of a word about the reader.
  private let openings: [[String]]
  /// The endings of such words.
  private let endings: [String]
  /// The endings of words that are about the reader wherever they stand, such as verbs of the second person.
  private let ownEndings: [String]
  /// Words that end so and show no gender, such as prepositions.
  private let ungendered: Set<String>
  /// What stands between two forms of which each reader takes one.
  private let alternatives: Set<String>

  /// What of a greeting or an opening is in every text that has it, as bytes.
  private struct Core {
    /// The stem of a greeting, or the last word of an opening, without the first letter, which may be
    /// a capital; or an ending.
    let bytes: [UInt8]
    /// The small first letter in front of the bytes, where the whole is a word and the letter is ASCII;
    /// 0x80 for a word with another first letter, nil for what is no whole word.
    let initial: UInt8?
    let endsWord: Bool
    /// The bytes without their order: most texts lack one of them.
    let letters: ByteSet

    /// - Parameter initial: The first letter, which the text doesn't have; nil where anything may stand in
    ///   front.
    init(_ text: String, behind initial: Unicode.Scalar? = nil, endsWord: Bool) {
      bytes = Array(text.utf8)
      self.initial = initial.map { UInt8(min($0.value, 0x80)) }
      self.endsWord = endsWord
      letters = ByteSet(bytes)
    }

    func stands(in text: String) -> Bool {
      var text = text
      return text.withUTF8 { stands(in: $0) }
    }

    private func stands(in text: UnsafeBufferPointer<UInt8>) -> Bool {
      guard let first = bytes.first else { return false }
      var start = 0
      // No closure: debug builds would call one for each byte of all texts.
      while start + bytes.count <= text.count {
        if text[start] == first, stands(at: start, in: text) { return true }
        start += 1
      }
      return false
    }

    private func stands(at start: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
      let end = start + bytes.count
      return text[start..<end].elementsEqual(bytes) && isBehindInitial(start, in: text)
        && !(endsWord && end < text.count && text[end].isASCIILetter)
    }

    /// Whether the first letter stands in front, large or small, where a word starts as far as ASCII
    /// tells.
    private func isBehindInitial(_ start: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
      guard let initial else { return true }
      guard start > 0 else { return false }
      guard initial < 0x80 else { return text[start - 1] >= 0x80 }
      return text[start - 1] | 0x20 == initial && (start == 1 || !text[start - 2].isASCIILetter)
    }
  }

  private let cores: [Core]
  /// What the endings end with, as far as that is ASCII.
  private let lastLetters: ByteSet
  /// How many words the longest opening has.
  private let longestOpening: Int

  private static let known: [String: AddressPhrases] = {
    let languages = Set(LanguageFact.address.keys.map { key in String(key.prefix { $0 != "." }) })
    return Dictionary(
      uniqueKeysWithValues: languages.map { ($0, AddressPhrases(language: $0)) })
  }()

  /// The phrases of a language; nil where none are known.
  static func of(_ language: String) -> AddressPhrases? { known[language] }

  /// Whether a text is worth being taken apart.
  func mayBe(in text: LintText) -> Bool {
    cores.contains { $0.letters.isSubset(of: text.bytes) && $0.stands(in: text.value) }
  }

  private init(language: String) {
    func list(_ name: String) -> [String] {
      LanguageFact.address.list(of: "\(language).\(name)", separator: "; ")
    }
    let (greetings, endings, ownEndings) = (list("greetings"), list("endings"), list("own"))
    let openings = list("openings").map { $0.split(separator: " ").map(String.init) }
    (self.greetings, self.endings, self.ownEndings) = (greetings, endings, ownEndings)
    self.openings = openings
    ungendered = Set(list("ungendered"))
    alternatives = Set(list("or"))
    lastLetters = ByteSet((endings + ownEndings).compactMap(\.utf8.last))
    longestOpening = openings.map(\.count).max() ?? 0
    let own = ownEndings.map { Core($0, endsWord: true) }
    let stems = greetings.map { Core(String($0.unicodeScalars.dropFirst()), endsWord: false) }
    cores = stems + Set(openings.compactMap(\.last)).map(Self.core(ofWord:)) + own
  }

  /// What of a word is in every text that has it.
  private static func core(ofWord word: String) -> Core {
    let rest = String(word.unicodeScalars.dropFirst())
    // A word of one letter is looked for as it is.
    return rest.isEmpty
      ? Core(word, endsWord: true) : Core(rest, behind: word.unicodeScalars.first, endsWord: true)
  }

  /// The word about the reader in a text; nil where there is none, or the other gender beside it.
  ///
  /// - Parameter isStart: Whether the text starts a message, where greetings stand.
  func word(in text: Substring, isStart: Bool) -> Substring? {
    // By scalars: to find out where characters end takes longer than all that follows.
    let parts = text.unicodeScalars.split(maxSplits: 200) { !Self.isPart($0) }.prefix(200)
    let words = parts.map { Substring($0) }
    for (index, word) in words.enumerated() where index == 0 && isStart || mayEnd(word) {
      let before = words[..<index]
      if isAboutReader(word.lowercased(), behind: before, isStart: isStart),
        !NamedGenders.stand(at: word, in: text, previous: before.last?.lowercased()),
        !isAlternative(index, words)
      {
        return word
      }
    }
    return nil
  }

  /// Whether the form for the other gender stands beside a word: `kupiłeś lub kupiłaś`.
  private func isAlternative(_ index: Int, _ words: [Substring]) -> Bool {
    [-1, 1].contains { step in
      guard words.indices.contains(index + 2 * step) else { return false }
      return alternatives.contains(words[index + step].lowercased())
        && NamedGenders.areForms(
          words[index].lowercased(), words[index + 2 * step].lowercased())
    }
  }

  /// Whether the last letter of a word, or the small one of it, may be that of an ending.
  private func mayEnd(_ word: Substring) -> Bool {
    guard let last = word.utf8.last else { return false }
    return last >= 0x80 || lastLetters.contains(last | 0x20)
  }

  /// - Parameters:
  ///   - word: In small letters.
  ///   - words: What stands before it.
  private func isAboutReader(
    _ word: String, behind words: ArraySlice<Substring>, isStart: Bool
  ) -> Bool {
    words.isEmpty && isStart && isGreeting(word) || ownEndings.contains(where: word.hasEnd)
      || endings.contains(where: word.hasEnd) && !ungendered.contains(word) && isOpened(by: words)
  }

  /// Whether a word may have a character: letters with their marks, and hyphens.
  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "-" || scalar.isWordPart && scalar.decimalDigit == nil
  }

  private func isGreeting(_ word: String) -> Bool {
    greetings.contains { stem in
      word.hasStart(stem) && ["o", "a", "os", "as", "i", "e"].contains(word.dropFirst(stem.count))
    }
  }

  private func isOpened(by words: ArraySlice<Substring>) -> Bool {
    let small = words.suffix(longestOpening).map { $0.lowercased() }
    return openings.contains { small.suffix($0.count).elementsEqual($0) }
  }
}
