import LocaleData
import Messages
import Reading

/// What in a literal reads like words, and whether the whole is something to translate.
///
/// Names of things in code, of files and products, addresses and units are left alone: to report
/// one of them costs more trust than a missed single word.
struct LiteralWords {
  /// The words that start with a small letter.
  private var smallWords: [String] = []
  /// The words that start with a capital one, in small letters.
  private var capitalWords: [String] = []
  /// How many tokens only code or a machine would write.
  private var codes = 0
  private var longestWord = 0
  /// How many tokens are numbers, abbreviations or names of products.
  private var names = 0
  private let hasValues: Bool
  private let length: Int
  /// Whether it is written without spaces between words, in letters that code hardly has.
  private let hasIdeographs: Bool
  /// Whether there is space or a capital letter at an end.
  private let isSpaced: Bool
  /// Whether it says whose work something is, which stays as it is.
  private let isLegal: Bool
  /// Whether it starts as a line for a terminal, which is the same in every language.
  private let isCommand: Bool
  /// Whether a mark at an end or the end of a line sets the words off from what is joined to them, as in "Version: ".
  let isSetOff: Bool

  init(_ literal: ShownLiteral) { self.init(literal.text) }

  /// - Parameter text: With `…` for each value.
  init(_ text: String) {
    let text = Self.withoutSpecifiers(text)
    hasValues = text.contains("…")
    length = text.utf8.count
    hasIdeographs = Self.hasIdeographs(text)
    isSpaced =
      [text.first, text.last].contains { $0?.isWhitespace ?? false }
      || text.first?.isUppercase ?? false
    isLegal = text.contains("©") || text.hasPrefix("Copyright ")
    let start = text.split(separator: " ", maxSplits: 1).first
    isCommand = start.map { Self.commands.contains(String($0)) } ?? false
    let marks = text.filter { !$0.isWhitespace }
    isSetOff =
      marks.first.map(Self.separators.contains) ?? false || marks.first == ","
      || text.contains(where: \.isNewline)
      || marks.last.map(Self.separators.contains) ?? false
    for token in text.split(whereSeparator: { $0.isWhitespace || $0 == "…" || $0 == "—" }) {
      add(token)
    }
  }

  /// Whether a text is in such letters; a single one among signs makes a face: `¯\_(ツ)_/¯`.
  private static func hasIdeographs(_ text: String) -> Bool {
    let count = text.unicodeScalars.count { scalar in
      scalar.value > 0x2E80 && scalar.value < 0xFB00 && scalar.properties.isAlphabetic
    }
    guard count == 1 else { return count > 1 }
    return text.allSatisfy { $0.isLetter || $0.isNumber || $0.isWhitespace || $0 == "…" }
  }

  /// How sure it is that a translator would have something to do.
  enum Verdict: Hashable {
    /// No words, or what only code and machines write.
    case none
    /// What may as well be data, or has a use in code.
    case doubtful
    /// A word or two that English doesn't have, so that they may be a name.
    case name
    /// Words with capital letters, as titles and some names have.
    case title
    case prose
  }

  /// - Parameters:
  ///   - isRawValue: Whether the literal has a use in code, too.
  ///   - isCommon: Whether a word in small letters is known, so that it is hardly a name.
  func verdict(isRawValue: Bool = false, isCommon: (String) -> Bool) -> Verdict {
    guard !isLegal else { return .none }
    if hasIdeographs { return .prose }
    if words >= 2 {
      guard words > codes, !smallWords.isEmpty || longestWord > 3 else { return .none }
      if isCommand || words <= names || length > Self.longestMessage { return .doubtful }
      guard smallWords.isEmpty else { return .prose }
      return isRawValue ? .doubtful : capitalWords.allSatisfy(isCommon) ? .title : .name
    }
    guard words == 1, codes == 0, names == 0 else { return .none }
    let word = (capitalWords + smallWords)[0]
    guard smallWords.isEmpty ? longestWord > 2 : hasValues && longestWord > 3 else { return .none }
    return isCommon(word) ? .title : .name
  }

  /// Licenses and the like are longer than what an app says.
  private static let longestMessage = 600

  private var words: Int { smallWords.count + capitalWords.count }

  /// Whether it has words that could be a part of a sentence, and not a unit or an identifier.
  var hasSentencePart: Bool { words > 1 || words == 1 && longestWord > 4 && isSpaced }

  private mutating func add(_ token: Substring) {
    let word = token.trimming {
      !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "/" && $0 != "<"
    }
    guard !word.isEmpty else { return }
    switch Self.kind(of: word, in: token) {
    case .word(let isSmall, let length):
      if isSmall { smallWords.append(String(word)) } else { capitalWords.append(word.lowercased()) }
      longestWord = max(longestWord, length)
    case .code: codes += 1
    case .other: names += 1
    }
  }

  private enum Kind {
    case word(isSmall: Bool, length: Int)
    case code
    /// A number, an abbreviation or the name of a product.
    case other
  }

  private static func kind(of word: Substring, in token: Substring) -> Kind {
    guard !token.contains(where: { codeMarks.contains($0) }) else { return .code }
    var letters = 0
    var capitals = 0
    for (position, character) in word.enumerated() {
      if character.isLetter {
        letters += 1
        if character.isUppercase, position > 0 { capitals += 1 }
      } else if character.isNumber {
        return .other
      } else if !joints.contains(character) {
        return character == "." || character == "/" || character == ":" ? .code : .other
      }
    }
    guard letters > 1 else {
      return .other
    }
    // "Wi-Fi" and "URLs" are names, "iCloud" is one, and "OK" is understood.
    if capitals > 0 { return .other }
    return .word(isSmall: word.first?.isLowercase ?? false, length: letters)
  }

  private static let commands = Set(LanguageFact.codeNames.list(of: "commands"))
  private static let separators: Set<Character> = [
    ":", ";", "(", "•", "·", "|", "/", "–", "—", "-",
  ]
  private static let codeMarks: Set<Character> = [
    "_", "=", "{", "}", "<", ">", "\\", "@", "#", "$",
  ]
  private static let joints: Set<Character> = ["'", "’", "-", "‐", "‑"]

  /// The text with `…` in place of each specifier.
  static func withoutSpecifiers(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    let bytes = Array(text.utf8)
    var rest = ""
    var start = 0
    for specifier in SpecifierScan(bytes).specifiers where specifier.range.lowerBound >= start {
      rest += String(decoding: bytes[start..<specifier.range.lowerBound], as: UTF8.self) + "…"
      start = specifier.range.upperBound
    }
    return rest + String(decoding: bytes[start...], as: UTF8.self)
  }
}
