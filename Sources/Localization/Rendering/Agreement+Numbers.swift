import Foundation
import PlainBytes
import Reading

/// Numbers that stand in the text itself: `^[2024](formatNumber: true)`.
extension Agreement {
  /// Gives numbers in the text the locale's form; those in arguments have theirs already.
  mutating func formatNumbers() {
    var replacements: [MarkedText.Replacement] = []
    for mark in marked.marks.indices {
      guard let isOwn = asksForNumbers(mark) else { continue }
      // Inside of another one numbers are read as that one left them.
      if let last = replacements.last,
        marked.marks[mark].range.lowerBound < last.range.upperBound
      {
        marked.replace(replacements)
        replacements.removeAll()
      }
      for place in digits(in: marked.marks[mark].range)
      where isOwn || !isInArgument(place.lowerBound) {
        guard let number = Decimal(string: marked.text(place)) else { continue }
        let text = number.formatted(.number.locale(context.locale))
        replacements.append(MarkedText.Replacement(range: place, bytes: Array(text.utf8)))
      }
    }
    marked.replace(replacements)
  }

  /// Whether an argument asks for its own numbers; nil where nothing asks.
  private func asksForNumbers(_ mark: Int) -> Bool? {
    switch marked.marks[mark].kind {
    case .attributes(let caret): caret.options.formatsNumbers ? false : nil
    case .container(_, let options): options.formatsNumbers ? true : nil
    default: nil
    }
  }

  /// Runs of digits with at most one point between them.
  private func digits(in range: Range<Int>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start: Int?
    for offset in range.lowerBound...range.upperBound {
      if offset < range.upperBound && marked.bytes[offset].isASCIIDigit {
        start = start ?? offset
      } else if let first = start, !isPoint(offset, in: range) {
        if offset - first < 30 { found.append(first..<offset) }
        start = nil
      }
    }
    return found
  }

  private func isPoint(_ offset: Int, in range: Range<Int>) -> Bool {
    offset + 1 < range.upperBound && marked.bytes[offset] == UInt8(ascii: ".")
      && marked.bytes[offset + 1].isASCIIDigit
  }
}
