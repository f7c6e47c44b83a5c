import Foundation
import PlainBytes
import Reading

/// Numbers that stand in the text itself: `^[2024](formatNumber: true)`.
extension Agreement {
  mutating func formatNumbers() {
    for mark in marked.marks.indices {
      guard let isOwn = asksForNumbers(mark) else { continue }
      let all = digits(in: marked.marks[mark].range)
      for digits in all.reversed() where isOwn || !isInArgument(digits.lowerBound) {
        guard let number = Decimal(string: marked.text(digits)) else { continue }
        let text = number.formatted(.number.locale(context.locale))
        marked.replace(digits, with: Array(text.utf8))
      }
    }
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

  /// Numbers in arguments have their form already.
  private func isInArgument(_ offset: Int) -> Bool {
    marked.marks.contains { mark in
      if case .argument = mark.kind { mark.range.contains(offset) } else { false }
    }
  }
}
