/// Writes pieces as Markdown, with as few marks as possible.
package struct MarkdownWriter {
  private let pieces: [MarkdownPiece]
  private var result = ""
  private var open: [MarkdownPiece.Mark] = []
  /// Whether what comes next must be no letter, for the marks before it to count.
  private var endsAtLetter = false

  /// How far ahead is looked for the end of a mark.
  private static let horizon = 32

  package init(_ pieces: [MarkdownPiece]) {
    self.pieces = pieces.reduce(into: []) { merged, piece in
      if let last = merged.last, last.kind == piece.kind, last.marks == piece.marks {
        merged[merged.count - 1].text += piece.text
        merged[merged.count - 1].isFilled = last.isFilled || piece.isFilled
      } else {
        merged.append(piece)
      }
    }
    for index in self.pieces.indices { append(index) }
    close(to: 0)
  }

  package var text: String { result }

  private mutating func append(_ index: Int) {
    let piece = pieces[index]
    close(to: open.prefix { piece.marks.contains($0) }.count, before: piece)
    var text = written(piece)
    start(piece.marks.filter { !open.contains($0) }, index, before: &text)
    if endsAtLetter, let first = text.unicodeScalars.first, first.isLetterLike {
      text = MarkdownText.reference(first) + String(text.unicodeScalars.dropFirst())
    }
    endsAtLetter = false
    result += text
  }

  private func written(_ piece: MarkdownPiece) -> String {
    switch piece.kind {
    case .text: MarkdownText.escaped(piece.text)
    case .code: MarkdownText.code(piece.text)
    case .html: piece.isFilled ? MarkdownText.escaped(piece.text) : piece.text
    }
  }

  /// Opens marks, the one that ends last first: so they nest, and none ends early.
  private mutating func start(
    _ marks: [MarkdownPiece.Mark], _ index: Int, before text: inout String
  ) {
    guard !marks.isEmpty else { return }
    if marks.contains(where: \.isDelimiter), let first = text.unicodeScalars.first {
      // Delimiters count before a letter, or between a mark or space and a mark.
      if first.isMarkdownSpace {
        text = MarkdownText.reference(first) + String(text.unicodeScalars.dropFirst())
      }
      if marks.count > 1 || !first.isLetterLike { endWithoutLetter() }
    }
    let isBracket = marks.contains { !$0.isDelimiter }
    let end = result.unicodeScalars.suffix(2)
    if isBracket, end.last == "!", end.count < 2 || end.first != "\\" {
      result.unicodeScalars.removeLast()
      result += "\\!"
    }
    let sorted = marks.count == 1 ? marks : sortedByEnd(marks, at: index)
    for mark in sorted { result += mark.start }
    open += sorted
    // Delimiters behind delimiters are one run: what holds for the first holds for all.
    if isBracket { endsAtLetter = false }
  }

  private func sortedByEnd(_ marks: [MarkdownPiece.Mark], at index: Int) -> [MarkdownPiece.Mark] {
    let ahead = pieces[index...].prefix(Self.horizon)
    return marks.enumerated().map { order, mark in
      (mark: mark, order: order, length: ahead.prefix { $0.marks.contains(mark) }.count)
    }
    .sorted { ($1.length, $0.order) < ($0.length, $1.order) }
    .map(\.mark)
  }

  private mutating func close(to count: Int, before next: MarkdownPiece? = nil) {
    guard open.count > count else { return }
    let opensNext = next?.marks.contains { $0.isDelimiter && !open[..<count].contains($0) } ?? false
    if opensNext, !(next?.startsWithLetter ?? true) { endWithoutLetter() }
    let hasDelimiter = open[count...].contains(where: \.isDelimiter)
    if hasDelimiter, let last = result.unicodeScalars.last, last.isMarkdownSpace {
      result.unicodeScalars.removeLast()
      result += MarkdownText.reference(last)
    }
    if hasDelimiter {
      endsAtLetter =
        open.count - count > 1 || !(result.unicodeScalars.last?.isLetterLike ?? false)
    }
    while open.count > count { result += open.removeLast().end }
  }

  /// Writes the letter at the end as a character reference, which ends with a semicolon.
  private mutating func endWithoutLetter() {
    guard let last = result.unicodeScalars.last, last.isLetterLike else { return }
    result.unicodeScalars.removeLast()
    result += MarkdownText.reference(last)
  }
}
