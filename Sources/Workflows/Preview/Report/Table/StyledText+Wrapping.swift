extension StyledText {
  /// The text in lines of at most so many columns; nil keeps it in one.
  ///
  /// Lines break after spaces and around letters that are written without spaces;
  /// only a word that is longer than a line is broken inside.
  func wrapped(to limit: Int?) -> [StyledText] {
    guard let limit, width > limit || hasLineEnds else { return [self] }
    var wrapping = Wrapping(limit: max(limit, 2))
    for part in parts {
      for character in part.text { wrapping.append(Letter(character, part.style)) }
    }
    return wrapping.finished()
  }

  /// A character with its style and width.
  private struct Letter {
    var character: Character
    var style: TextStyle
    var width: Int

    init(_ character: Character, _ style: TextStyle) {
      self.character = character
      self.style = style
      width = TerminalWidth.columns(of: character)
    }

    var isSpace: Bool { character == " " }

    /// Whether a line may end before the other letter.
    ///
    /// After the line start and line end prohibitions of JIS X 4051.
    func allowsBreak(before next: Letter) -> Bool {
      if next.isSpace || Self.closing.contains(next.character) { return false }
      if Self.opening.contains(character) { return false }
      return isSpace || width == 2 || next.width == 2
    }

    private static let closing = Set("、。，．！？；：）］｝」』】〉》〕・ーぁぃぅぇぉっゃゅょァィゥェォッャュョ")
    private static let opening = Set("（［｛「『【〈《〔")
  }

  /// Fills lines with letters, keeping the last word aside until it is known to fit.
  private struct Wrapping {
    let limit: Int
    var lines: [StyledText] = []
    var line: [Letter] = []
    var lineWidth = 0
    var word: [Letter] = []
    var wordWidth = 0

    init(limit: Int) { self.limit = limit }

    mutating func append(_ letter: Letter) {
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
      if letter.character == Character(StyledText.lineEnd), letter.style == .dim {
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
      lines.append(StyledText.joined(line.map { ($0.character, $0.style) }))
      line = []
      lineWidth = 0
    }

    mutating func finished() -> [StyledText] {
      endWord()
      if !line.isEmpty || lines.isEmpty { endLine() }
      return lines
    }
  }

  /// Joins letters of the same style into parts.
  private static func joined(_ letters: [(Character, TextStyle)]) -> StyledText {
    var text = StyledText()
    var part = ""
    for (position, (character, style)) in letters.enumerated() {
      part.append(character)
      guard position + 1 == letters.count || letters[position + 1].1 != style else { continue }
      text.append(part, style)
      part = ""
    }
    return text
  }
}
