import LocaleData

/// How a language says something about the reader, as far as few phrases tell.
struct AddressPhrases {
  /// Greetings whose ending is a gender, in lower case without it.
  private let greetings: [String]
  /// What stands in front of a word about the reader.
  private let openings: [String]
  /// The endings of such words.
  private let endings: [String]
  /// The endings of words that are about the reader wherever they stand, such as verbs of the second person.
  private let ownEndings: [String]

  /// The stems of greetings and the last words of openings, without their first letters, which may
  /// be capitals: one of them is in every text that has anything to find.
  private let cores: [[UInt8]]

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
      cores.contains { core in
        guard let first = core.first, bytes.count >= core.count else { return false }
        return (0...(bytes.count - core.count)).contains { start in
          bytes[start] == first && bytes[start..<(start + core.count)].elementsEqual(core)
        }
      }
    }
  }

  private init(language: String) {
    func list(_ name: String) -> [String] {
      LanguageFact.address.list(of: "\(language).\(name)", separator: "; ")
    }
    (greetings, openings, endings) = (list("greetings"), list("openings"), list("endings"))
    ownEndings = list("own")
    let last = openings.compactMap { $0.split(separator: " ").last.map(String.init) }
    let words = greetings + last + ownEndings.map { "-" + $0 }
    cores = Set(words.map { Array($0.unicodeScalars.dropFirst().map(String.init).joined().utf8) })
      .filter { !$0.isEmpty }
  }

  /// The word about the reader in a text; nil where there is none.
  ///
  /// - Parameter isStart: Whether the text starts a message, where greetings stand.
  func word<Text: StringProtocol>(in text: Text, isStart: Bool) -> Text.SubSequence? {
    var words: [Text.SubSequence] = []
    for word in text.split(whereSeparator: { !$0.isLetter && $0 != "-" }).prefix(200) {
      if words.isEmpty, isStart, isGreeting(word.lowercased()) { return word }
      let lowered = word.lowercased()
      if ownEndings.contains(where: lowered.hasSuffix) { return word }
      if endings.contains(where: lowered.hasSuffix), isOpened(by: words) { return word }
      words.append(word)
    }
    return nil
  }

  private func isGreeting(_ word: String) -> Bool {
    greetings.contains { stem in
      word.hasPrefix(stem) && ["o", "a", "os", "as", "i", "e"].contains(word.dropFirst(stem.count))
    }
  }

  private func isOpened(by words: [some StringProtocol]) -> Bool {
    let before = words.suffix(3).map { $0.lowercased() }
    return openings.contains { opening in
      let wanted = opening.split(separator: " ").map(String.init)
      return before.suffix(wanted.count).elementsEqual(wanted)
    }
  }
}
