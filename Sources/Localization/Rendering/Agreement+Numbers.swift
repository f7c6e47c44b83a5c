import Foundation

/// Numbers that stand in the text itself: `^[2024](formatNumber: true)`.
extension Agreement {
  mutating func formatNumbers() {
    for mark in draft.marks.indices {
      guard case .attributes(let caret) = draft.marks[mark].kind, caret.options.formatsNumbers
      else { continue }
      for digits in digits(in: draft.marks[mark].range).reversed() {
        guard let number = Decimal(string: draft.text(digits)) else { continue }
        let text = number.formatted(.number.locale(context.locale))
        draft.replace(digits, with: Array(text.utf8))
      }
    }
  }

  /// Runs of digits with at most one point between them, outside of arguments, which have their form.
  private func digits(in range: Range<Int>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start: Int?
    for offset in range.lowerBound...range.upperBound {
      let isDigit = offset < range.upperBound && (0x30...0x39).contains(draft.bytes[offset])
      if isDigit {
        start = start ?? offset
      } else if let first = start, !isPoint(offset, in: range) {
        if offset - first < 30, !isInArgument(first) { found.append(first..<offset) }
        start = nil
      }
    }
    return found
  }

  private func isPoint(_ offset: Int, in range: Range<Int>) -> Bool {
    offset + 1 < range.upperBound && draft.bytes[offset] == UInt8(ascii: ".")
      && (0x30...0x39).contains(draft.bytes[offset + 1])
  }

  private func isInArgument(_ offset: Int) -> Bool {
    draft.marks.contains { mark in
      if case .argument = mark.kind { mark.range.contains(offset) } else { false }
    }
  }
}
