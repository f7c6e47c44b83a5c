/// Writing that a block of code shows, such as Markdown for those who learn it: its words are
/// translated, and its marks stay.
enum ShownWriting {
  /// Whether each line of a block of the source is writing behind a mark, and another has the same
  /// marks before its words, in the same order; it may have more lines of a kind.
  static func isSame(_ source: String, _ target: String) -> Bool {
    let lines = Self.lines(of: source)
    guard !lines.isEmpty, lines.allSatisfy(isWriting) else { return false }
    var rest = lines.map(\.front)[...]
    var last: Substring?
    for line in Self.lines(of: target) {
      if line.front == rest.first {
        last = rest.removeFirst()
      } else if line.front != last {
        return false
      }
    }
    return rest.isEmpty
  }

  /// What a line of Markdown starts with that is no plain paragraph.
  private static let marks: Set<Character> = ["#", "*", "_", "-", "+", ">", "[", "!"]

  /// A line with what stands before its words.
  private struct Line {
    var front: Substring
    var words: Substring
  }

  /// The lines of a block that have words; none for code within a line.
  private static func lines(of block: String) -> [Line] {
    guard block.hasPrefix("```") else { return [] }
    return block.split(whereSeparator: \.isNewline).filter { line in
      !line.hasPrefix("```") && line.contains(where: \.isLetter)
    }.map { line in
      let words = Self.words(of: line)
      return Line(front: line[..<words.startIndex], words: words)
    }
  }

  /// What stands behind the marks of a line; the `x` of a task that is done, `- [x] Task`, is one.
  private static func words(of line: Substring) -> Substring {
    let words = line.drop { !$0.isLetter }
    let front = line[..<words.startIndex]
    let isTask =
      front.hasSuffix("[") && front.contains { "-*+".contains($0) }
      && (words.hasPrefix("x]") || words.hasPrefix("X]"))
    return isTask ? words.dropFirst(2).drop { !$0.isLetter } : words
  }

  /// Whether a line has a mark before a capital: commands, options and keys are in small letters, and
  /// a script or a file of settings has lines without a mark.
  private static func isWriting(_ line: Line) -> Bool {
    guard let mark = line.front.first(where: { !$0.isWhitespace }),
      mark.isWholeNumber || marks.contains(mark), line.words.first?.isUppercase ?? false
    else { return false }
    // Behind the prompt of a shell stands a command: `> Get-Item`.
    let word = line.words.dropFirst().prefix { !$0.isWhitespace }
    return mark != ">" || !word.contains { $0.isUppercase || $0 == "-" }
  }
}
