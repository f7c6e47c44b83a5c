import Diagnostics
import Messages
import PlainBytes
import Reading

/// Two spaces where one is meant.
enum DoubledSpace: UnitRule {
  static let documentation = RuleDocumentation(
    id: "doubled-space", family: .text, severity: .warning,
    folding: RuleDocumentation.Folding(mostSingle: 5) { count, language in
      "\(count) texts of \(language) have several spaces in a row"
    },
    summary: "The text has two spaces in a row where the source has none.",
    rationale: """
      A reader sees a gap between words. It is left over from an edit; remove one of the spaces.

      The rule is silent where the source has such gaps too, at line ends, where two spaces are \
      Markdown, and at the edges of a text, which `edge-whitespace` looks at. Behind a sentence it is \
      a note.
      """,
    good: [
      RuleExample("Sign in now", "de", "Jetzt anmelden"),
      RuleExample("One.  Two.", "fr", "Un.  Deux."),
    ],
    bad: [
      RuleExample(
        "Sign in now", "de", "Jetzt↓  ↑anmelden",
        finds: "2 spaces in a row, where the source has one; remove what is too many",
        fixed: "Jetzt anmelden")
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard unit.target.profile.traits.contains(.doubledSpaces), unit.isComparable,
      !unit.source.profile.traits.contains(.doubledSpaces)
    else { return [] }
    let edges = EdgeSpace(unit.target.value)
    let bytes = Array(unit.target.value.utf8)
    var found: [Finding] = []
    var offset = edges.leading.upperBound
    while offset + 1 < edges.trailing.lowerBound {
      let start = offset
      while offset < bytes.count, bytes[offset] == 0x20 { offset += 1 }
      if offset - start > 1, !isLineEnd(bytes, offset), start == 0 || !isLineEnd(bytes, start - 1) {
        found.append(finding(start..<offset, endsSentence: isSentenceEnd(bytes, start)))
      }
      if offset == start { offset += 1 }
    }
    return found
  }

  private static func isLineEnd(_ bytes: [UInt8], _ offset: Int) -> Bool {
    offset >= bytes.count || bytes[offset].isLineEnd
  }

  /// Whether a sentence ends before a gap; some were taught to put two spaces there.
  private static func isSentenceEnd(_ bytes: [UInt8], _ offset: Int) -> Bool {
    guard offset > 0 else { return false }
    switch bytes[offset - 1] {
    case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: ":"): return true
    default: return false
    }
  }

  private static func finding(_ range: Range<Int>, endsSentence: Bool) -> Finding {
    Finding(
      "\(range.count) spaces in a row, where the source has one; remove what is too many",
      at: range, fix: TextFix("Write one space", isSafe: false, [TextEdit(range, " ")]),
      severity: endsSentence ? .note : nil)
  }
}
