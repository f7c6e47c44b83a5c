import Diagnostics
import Reading

/// Which bidirectional controls are closed (Unicode Standard Annex 9, 3.3.2 and BD9).
struct BidiBalance {
  private(set) var findings: [Finding] = []
  private var open: [(scalar: Unicode.Scalar, range: Range<Int>)] = []

  /// Reads one character; they come in the order of the text.
  mutating func read(_ scalar: Unicode.Scalar, _ range: Range<Int>) {
    switch scalar.value {
    case 0x202D, 0x202E:
      findings.append(
        Finding(
          "\(scalar.codePoint) overrides the direction, so people read other words than the text "
            + "has; remove it", at: range,
          fix: TextFix("Remove \(scalar.codePoint)", isSafe: false, [TextEdit(range, "")])))
      overrides += 1
    case 0x202A, 0x202B, 0x2066, 0x2067, 0x2068: open.append((scalar, range))
    case 0x202C: closeEmbedding(range)
    case 0x2069: closeIsolate(range)
    default: break
    }
  }

  /// The findings of all that was read, with what is still open.
  var all: [Finding] {
    findings
      + open.map { scalar, range in
        let isIsolate = scalar.value >= 0x2066
        return Finding(
          "\(scalar.codePoint) is not closed, so what the app shows behind the text is turned around "
            + "too; write \(isIsolate ? "U+2069" : "U+202C") after it, or remove it", at: range,
          severity: .warning)
      }
  }

  /// Overrides are reported by themselves; what closes them is not.
  private var overrides = 0

  private mutating func closeEmbedding(_ range: Range<Int>) {
    if let last = open.last, last.scalar.value < 0x2066 {
      open.removeLast()
    } else if overrides > 0 {
      overrides -= 1
    } else {
      report("U+202C", range)
    }
  }

  private mutating func closeIsolate(_ range: Range<Int>) {
    guard let index = open.lastIndex(where: { $0.scalar.value >= 0x2066 }) else {
      return report("U+2069", range)
    }
    // An isolate closes the embeddings inside, which is no harm.
    open.removeSubrange(index...)
  }

  private mutating func report(_ codePoint: String, _ range: Range<Int>) {
    findings.append(
      Finding(
        "\(codePoint) closes nothing here; remove it, or write what it closes before it", at: range,
        fix: TextFix("Remove \(codePoint)", isSafe: false, [TextEdit(range, "")]),
        severity: .warning))
  }
}
