import LocaleData
import PlainBytes
import Reading

/// How a language says something about the reader, as far as few phrases tell.
struct AddressPhrases {
  /// Greetings whose ending is a gender, in lower case without it.
  private let greetings: [String]
  /// What stands in front of a word about the reader.
  private let openings: [[String]]
  /// The endings of such words.
  private let endings: [String]
  /// The endings of words that are about the reader wherever they stand, such as verbs of the second person.
  private let ownEndings: [String]

  /// What of a greeting or an opening is in every text that has it, as bytes.
  private struct Core {
    /// The stem of a greeting, or the last word of an opening, without the first letter, which may be
    /// a capital.
    var bytes: [UInt8]
    var endsWord: Bool

    func stands(in text: UnsafeBufferPointer<UInt8>) -> Bool {
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
      return text[start..<end].elementsEqual(bytes)
        && !(endsWord && end < text.count && text[end].isASCIILetter)
    }
  }

  private let cores: [Core]

  private static let known: [String: AddressPhrases] = {
    let languages = LanguageFact.address.keys.map { String($0.prefix { $0 != "." }) }
    return Dictionary(languages.map { ($0, AddressPhrases(language: $0)) }) { first, _ in first }
  }()

  /// The phrases of a language; nil where none are known.
  static func of(_ language: String) -> AddressPhrases? { known[language] }

  /// Whether a text is worth being taken apart.
  func mayBe(in text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      cores.contains { $0.stands(in: bytes) }
    }
  }

  private init(language: String) {
    func list(_ name: String) -> [String] {
      LanguageFact.address.list(of: "\(language).\(name)", separator: "; ")
    }
    (greetings, endings, ownEndings) = (list("greetings"), list("endings"), list("own"))
    openings = list("openings").map { $0.split(separator: " ").map(String.init) }
    func core(of word: String, endsWord: Bool) -> Core {
      Core(bytes: Array(String(word.unicodeScalars.dropFirst()).utf8), endsWord: endsWord)
    }
    let last = Set(openings.compactMap(\.last)).map { core(of: $0, endsWord: true) }
    let endings = ownEndings.map { Core(bytes: Array($0.utf8), endsWord: true) }
    cores = (greetings.map { core(of: $0, endsWord: false) } + last + endings)
      // Those of one letter tell no texts apart.
      .filter { !$0.bytes.isEmpty }
  }

  /// The word about the reader in a text; nil where there is none, or the other gender beside it.
  ///
  /// - Parameter isStart: Whether the text starts a message, where greetings stand.
  func word(in text: Substring, isStart: Bool) -> Substring? {
    var words: [String] = []
    // By scalars: to find out where characters end takes longer than all that follows.
    let parts = text.unicodeScalars.split(maxSplits: 200) { !Self.isPart($0) }
    for part in parts.prefix(200) {
      let word = Substring(part)
      let lowered = word.lowercased()
      if isAboutReader(lowered, behind: words, isStart: isStart),
        !NamedGenders.stand(at: word, in: text, previous: words.last)
      {
        return word
      }
      words.append(lowered)
    }
    return nil
  }

  /// - Parameter words: What stands before the word, all in small letters.
  private func isAboutReader(_ word: String, behind words: [String], isStart: Bool) -> Bool {
    words.isEmpty && isStart && isGreeting(word) || ownEndings.contains(where: word.hasSuffix)
      || endings.contains(where: word.hasSuffix) && isOpened(by: words)
  }

  /// Whether a word may have a character: letters with their marks, and hyphens.
  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "-" || scalar.isWordPart && scalar.decimalDigit == nil
  }

  private func isGreeting(_ word: String) -> Bool {
    greetings.contains { stem in
      word.hasPrefix(stem) && ["o", "a", "os", "as", "i", "e"].contains(word.dropFirst(stem.count))
    }
  }

  /// - Parameter words: In small letters.
  private func isOpened(by words: [String]) -> Bool {
    openings.contains { words.suffix($0.count).elementsEqual($0) }
  }
}
