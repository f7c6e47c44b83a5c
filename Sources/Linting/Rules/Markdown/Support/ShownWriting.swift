/// Writing that a block of code shows, such as Markdown for those who learn it: its words are
/// translated, and its marks stay.
enum ShownWriting {
  /// Whether a block of the source shows writing, and another has the same marks before its words.
  static func isSame(_ source: String, _ target: String) -> Bool {
    let lines = Self.lines(of: source)
    let translated = Self.lines(of: target)
    guard let first = lines.first?.first, first.isWholeNumber || marks.contains(first),
      !translated.isEmpty,
      // Commands, options and keys are in small letters.
      lines.allSatisfy({ $0.first(where: \.isLetter)?.isUppercase ?? false })
    else { return false }
    return Set(lines.map(front)) == Set(translated.map(front))
  }

  /// What a line of Markdown starts with that is no plain paragraph.
  private static let marks: Set<Character> = ["#", "*", "_", "-", "+", ">", "[", "!"]

  /// The lines of a block that have words; none for code within a line.
  private static func lines(of block: String) -> [Substring] {
    guard block.hasPrefix("```") else { return [] }
    return block.split(whereSeparator: \.isNewline).filter { line in
      !line.hasPrefix("```") && line.contains(where: \.isLetter)
    }
  }

  private static func front(_ line: Substring) -> Substring { line.prefix { !$0.isLetter } }
}
