/// How a language says something about the reader, as far as few phrases tell.
struct AddressPhrases {
  /// Greetings whose ending is a gender, in lower case without it.
  private let greetings: [String]
  /// What stands in front of a word about the reader.
  private let openings: [String]
  /// The endings of such words.
  private let endings: [String]

  /// The stems of greetings and the last words of openings, without their first letters, which may
  /// be capitals: one of them is in every text that has anything to find.
  private let cores: [[UInt8]]

  private static let known = ["es", "fr", "it", "pt"].compactMap { language in
    AddressPhrases(language: language).map { (language, $0) }
  }

  /// The phrases of a language; nil where none are known.
  static func of(_ language: String) -> AddressPhrases? {
    known.first { $0.0 == language }?.1
  }

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

  private init?(language: String) {
    switch language {
    case "es":
      greetings = ["bienvenid"]
      openings = ["estás", "eres", "fuiste", "has sido", "quedaste"]
      endings = ["ado", "ada", "ido", "ida", "seguro", "segura", "listo", "lista"]
    case "fr":
      greetings = []
      openings = [
        "vous êtes", "tu es", "êtes-vous", "es-tu", "vous avez été", "tu as été", "vous étiez",
      ]
      endings = [
        "té", "tée", "sé", "sée", "vé", "vée", "gé", "gée", "né", "née", "sûr", "sûre", "prêt",
        "prête", "crit", "crite",
      ]
    case "it":
      greetings = ["benvenut"]
      openings = ["sei", "sei stato", "sei stata", "eri"]
      endings = [
        "ato", "ata", "ito", "ita", "uto", "uta", "esso", "essa", "sicuro", "sicura", "pronto",
        "pronta",
      ]
    case "pt":
      greetings = ["bem-vind"]
      openings = ["você está", "você foi", "tu estás", "foste"]
      endings = ["ado", "ada", "ido", "ida", "pronto", "pronta"]
    default: return nil
    }
    let words = greetings + openings.compactMap { $0.split(separator: " ").last.map(String.init) }
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
