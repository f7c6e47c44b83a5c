/// Whether a word takes `a` or `an`, by its sound.
struct EnglishArticles: Sendable {
  private let exceptions: LexiconText

  /// - Parameter exceptions: Sorted lines of `word<TAB>a|an` or `prefix*<TAB>a|an`; the longest one
  ///   that fits counts.
  init(_ exceptions: LexiconText) { self.exceptions = exceptions }

  /// - Parameters:
  ///   - word: The next word or number as it stands in the text.
  ///   - lower: The same in small letters.
  func indefinite(before word: String, _ lower: [UInt8]) -> String {
    if let first = lower.first, (0x30...0x39).contains(first) { return beforeNumber(lower) }
    if let listed = listed(Array(word.utf8)) { return listed }
    if isSpelled(word) { return "AEFHILMNORSX".contains(word.prefix(1)) ? "an" : "a" }
    if let listed = listed(lower) { return listed }
    let first = lower.prefix { $0 != UInt8(ascii: "-") }
    if first.count < lower.count, let listed = listed(Array(first)) { return listed }
    // X-ray, Xbox: before a consonant an x is read as a letter.
    if lower.first == UInt8(ascii: "x"), let next = lower.dropFirst().first,
      !EnglishNouns.isVowel(next), next != UInt8(ascii: "y")
    {
      return "an"
    }
    return lower.first.map { "aeiou".utf8.contains($0) || $0 == 0xC3 } == true ? "an" : "a"
  }

  /// What the text says of a word, or of its longest start.
  private func listed(_ word: [UInt8]) -> String? {
    if let exact = exceptions.lines(for: word).first { return Self.article(exact) }
    for length in stride(from: word.count, through: 1, by: -1) {
      let prefix = Array(word.prefix(length)) + [UInt8(ascii: "*")]
      if let line = exceptions.lines(for: prefix).first { return Self.article(line) }
    }
    return nil
  }

  private static func article(_ line: LexiconText.Bytes) -> String {
    // Where both are in use, the first is American.
    let field = line.drop { $0 != UInt8(ascii: "\t") }.dropFirst()
    return field.starts(with: "an".utf8) ? "an" : "a"
  }

  /// An abbreviation that is read letter by letter: capitals, or one letter.
  private func isSpelled(_ word: String) -> Bool {
    let letters = word.prefix { $0.isLetter }
    guard let first = letters.first, first.isUppercase else { return false }
    let stem = letters.last == "s" && letters.count > 2 ? letters.dropLast() : letters
    guard stem.allSatisfy(\.isUppercase), stem.count <= 5 else { return false }
    return stem.count == 1 || word.count > letters.count
      || !stem.dropFirst().contains { "AEIOU".contains($0) }
      || stem.count <= 3
  }

  /// Eight, eleven and eighteen begin with a vowel, and so do their thousands and millions.
  private func beforeNumber(_ number: [UInt8]) -> String {
    let digits = number.prefix { (0x30...0x39).contains($0) || $0 == 0x2C }
      .filter { $0 != 0x2C }
    if digits.first == UInt8(ascii: "8") { return "an" }
    let leading = digits.prefix((digits.count - 1) % 3 + 1)
    let isVowel = leading.elementsEqual("11".utf8) || leading.elementsEqual("18".utf8)
    return isVowel ? "an" : "a"
  }
}
