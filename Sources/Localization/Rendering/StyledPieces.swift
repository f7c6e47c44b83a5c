/// A text cut into pieces, each with the marks of its message that lie around it.
///
/// Only for texts whose attributes are all said by the message itself, and are Foundation's: then a
/// piece's attributes depend on nothing but its marks, and are the same the next time.
struct StyledPieces: Sendable {
  /// Marks of the message, as bits by their place among its kinds.
  typealias Style = UInt64

  struct Piece: Equatable, Sendable {
    /// UTF-8 offsets.
    var range: Range<Int>
    var style: Style
  }

  private(set) var all: [Piece] = []

  init?(of rendering: Rendering) {
    let marked = rendering.marked
    guard marked.marks.count <= Style.bitWidth else { return nil }
    // Marks as plain numbers: copies of marks would count references.
    var spans: [Piece] = []
    var cuts: [Int] = []
    for mark in marked.marks.indices where !marked.marks[mark].kind.isInvisible {
      guard let index = marked.marks[mark].kindIndex, index < Style.bitWidth,
        marked.marks[mark].kind.isCommon
      else { return nil }
      let range = marked.marks[mark].range
      guard !range.isEmpty else { continue }
      spans.append(Piece(range: range, style: 1 << Style(index)))
      cuts.append(range.lowerBound)
      cuts.append(range.upperBound)
    }
    cuts.append(marked.count)
    cuts.sort()
    var start = 0
    for end in cuts where end > start {
      var piece = Piece(range: start..<end, style: 0)
      for span in spans where span.range.contains(start) { piece.style |= span.style }
      guard append(piece, rendering) else { return nil }
      start = end
    }
  }

  /// The style that most pieces have; the first one of several.
  var commonest: Style {
    var best: (style: Style, count: Int) = (0, 0)
    for piece in all {
      let count = all.reduce(0) { $1.style == piece.style ? $0 + 1 : $0 }
      if count > best.count { best = (piece.style, count) }
    }
    return best.style
  }

  /// - Returns: false if the piece starts in the middle of a character.
  private mutating func append(_ piece: Piece, _ rendering: Rendering) -> Bool {
    if let last = all.last, last.style == piece.style {
      all[all.count - 1].range = last.range.lowerBound..<piece.range.upperBound
      return true
    }
    all.append(piece)
    return rendering.hasCharacter(at: piece.range.lowerBound)
  }
}

extension MarkedText.Mark.Kind {
  /// Whether no attribute comes of it.
  fileprivate var isInvisible: Bool {
    switch self {
    case .argument, .inflected, .region: true
    case .intent, .link, .attributes, .container: false
    }
  }

  /// Whether it only sets attributes that may stand on any piece of a text; those of an app may want
  /// whole paragraphs.
  fileprivate var isCommon: Bool {
    switch self {
    case .attributes(let caret): !caret.isShown
    case .intent, .link, .argument, .inflected, .region: true
    case .container: false
    }
  }
}

extension Rendering {
  /// Whether a character starts at an offset.
  fileprivate func hasCharacter(at offset: Int) -> Bool {
    guard offset > 0, offset < marked.count else { return true }
    let (before, next) = (marked.bytes[offset - 1], marked.bytes[offset])
    if before < 0x80, next < 0x80 { return next != UInt8(ascii: "\n") || before != 0x0D }
    let index = text.utf8.index(text.startIndex, offsetBy: offset)
    return String.Index(index, within: text) != nil
  }
}
