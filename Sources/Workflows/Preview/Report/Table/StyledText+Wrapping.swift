import Diagnostics
import Reading

extension StyledText {
  /// The text in lines of at most so many columns; nil keeps it in one.
  ///
  /// Lines break after spaces and around letters that are written without spaces;
  /// only a word that is longer than a line is broken inside.
  func wrapped(to limit: Int?) -> [StyledText] {
    guard let limit, width > limit || hasLineEnds else { return [self] }
    var wrapping = Wrapping(limit: max(limit, 2))
    for (position, part) in parts.enumerated() {
      for character in part.text {
        let isLineEnd = character == Self.lineEnd && part.style == .dim
        wrapping.append(Letter(character, part: position), isLast: isLineEnd)
      }
    }
    return wrapping.finished().map(joined)
  }

  /// A character with its width and where it comes from.
  private struct Letter {
    var character: Character
    var part: Int
    var width: Int

    init(_ character: Character, part: Int) {
      self.character = character
      self.part = part
      width = TerminalWidth.columns(of: character)
    }

    var isSpace: Bool { character == " " }

    /// Whether a line may end before the other letter.
    ///
    /// After the line start and line end prohibitions of JIS X 4051.
    func allowsBreak(before next: Letter) -> Bool {
      if next.isSpace { return false }
      if next.width == 2, Self.closing.contains(next.character) { return false }
      if width == 2, Self.opening.contains(character) { return false }
      return isSpace || width == 2 || next.width == 2
    }

    private static let closing = Set("、。，．！？；：）］｝」』】〉》〕・ーぁぃぅぇぉっゃゅょァィゥェォッャュョ")
    private static let opening = Set("（［｛「『【〈《〔")
  }

  /// Fills lines with letters, keeping the last word aside until it is known to fit.
  private struct Wrapping {
    let limit: Int
    var lines: [[Letter]] = []
    var line: [Letter] = []
    var lineWidth = 0
    var word: [Letter] = []
    var wordWidth = 0

    init(limit: Int) { self.limit = limit }

    /// - Parameter isLast: Whether the line ends behind the letter.
    mutating func append(_ letter: Letter, isLast: Bool) {
      if let last = word.last, last.allowsBreak(before: letter) { endWord() }
      if letter.isSpace, lineWidth + wordWidth >= limit {
        // The space would stand at the end of a line, where nobody sees it.
        endWord()
        endLine()
        return
      }
      if wordWidth + letter.width > limit {
        endWord()
        endLine()
      }
      word.append(letter)
      wordWidth += letter.width
      if lineWidth + wordWidth > limit, !line.isEmpty { endLine() }
      if isLast {
        endWord()
        endLine()
      }
    }

    private mutating func endWord() {
      line += word
      lineWidth += wordWidth
      word = []
      wordWidth = 0
    }

    private mutating func endLine() {
      while line.last?.isSpace == true { line.removeLast() }
      lines.append(line)
      line = []
      lineWidth = 0
    }

    mutating func finished() -> [[Letter]] {
      endWord()
      if !line.isEmpty || lines.isEmpty { endLine() }
      return lines
    }
  }

  /// Joins letters of the same part.
  private func joined(_ letters: [Letter]) -> StyledText {
    var text = StyledText()
    var run = ""
    for (position, letter) in letters.enumerated() {
      run.append(letter.character)
      guard position + 1 == letters.count || letters[position + 1].part != letter.part else {
        continue
      }
      text.append(run, parts[letter.part].style)
      run = ""
    }
    return text
  }
}
