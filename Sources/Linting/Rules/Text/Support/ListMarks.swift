import Messages
import Reading

/// The closing brackets of a text that mark the items of a list: `1)`, `a)`, `10)`, `iv)`.
struct ListMarks {
  /// How many of them have no bracket before them that they could close.
  var alone = 0
  /// Where those are that close one, since the list stands in brackets: `(a) hot, b) cold)`.
  var closing: [Int] = []

  /// Takes brackets behind a list that stands in brackets from those that have no partner: what they close,
  /// the list's marks have taken.
  func giveBack(to lonely: inout [Int], in scalars: [Unicode.Scalar]) {
    // No list without another mark: "(at 8) cups)" has a bracket too many.
    guard alone > 0 else { return }
    for mark in closing {
      let end = lonely.firstIndex { $0 > mark && scalars[$0].bracket.map { $0 < 0 } ?? false }
      guard let end else { return }
      lonely.remove(at: end)
    }
  }

  /// Whether a closing bracket marks an item: behind one letter or digit, as a word, behind a sentence of
  /// Chinese or Japanese ("。例)") or at the start of a quotation, or behind a number, in Roman digits too, at
  /// the start of a line.
  static func isMark(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
    guard index > 0, scalars[index] == ")" || scalars[index] == "\u{FF09}" else { return false }
    let first = max(0, index - longest)
    let start = scalars[first..<index].lastIndex { !$0.isWordPart }.map { $0 + 1 } ?? first
    let count = index - start
    guard count > 0, start > first || first == 0 else { return false }
    let before = start > 0 ? scalars[start - 1] : "\n"
    if count == 1 {
      return before.isSpace || stops.contains(before)
        || isQuote(before) && isQuoted(start, scalars)
    }
    let number = scalars[start..<index]
    let isNumber =
      number.allSatisfy { $0.decimalDigit != nil } || number.allSatisfy(roman.contains)
      || count == 2 && scalars[start].decimalDigit != nil
    return isNumber && startsLine(start, scalars)
  }

  /// Whether only a few spaces stand between a place and the line end before it.
  private static func startsLine(_ start: Int, _ scalars: [Unicode.Scalar]) -> Bool {
    let before = scalars[..<start].suffix(deepest).last { $0 != " " && $0 != "\t" }
    return before.map { $0 == "\n" } ?? (start < deepest)
  }

  /// Whether the mark behind which an item would start opens a quotation: nothing but a space, a bracket or
  /// the start of the text is before it.
  private static func isQuoted(_ start: Int, _ scalars: [Unicode.Scalar]) -> Bool {
    guard start > 1 else { return true }
    let before = scalars[start - 2]
    return before.isSpace || before.bracket.map { $0 > 0 } ?? false
  }

  private static func isQuote(_ scalar: Unicode.Scalar) -> Bool {
    quotes.contains(scalar)
  }

  private static let quotes = Set("\"'«»„“”‚‘’「『".unicodeScalars)

  private static let roman = Set("ivxIVX".unicodeScalars)

  /// The marks behind which no space has to stand.
  private static let stops = Set("。！？".unicodeScalars)

  /// The longest number of an item and what stands before it, in scalars: `xxxviii`.
  private static let longest = 8
  /// How far items of lists in lists are moved in, in spaces.
  private static let deepest = 12
}
