import LocaleData
import PlainBytes

/// A sign that says the opposite of the source's: at most (≤) for at least (≥), down for up.
struct OppositeSign {
  /// As the source has it.
  let expected: Unicode.Scalar
  let found: Unicode.Scalar
  /// Where it stands in the translation, in UTF-8 offsets.
  let range: Range<Int>

  /// The first in a translation, of signs whose opposite stands in neither text beside them.
  static func first(in unit: LintUnit) -> OppositeSign? {
    guard mayStand(in: unit.source), mayStand(in: unit.target) else { return nil }
    // From right to left signs that compare are drawn the other way round, and some are written so.
    let mirrors = unit.entry.localization.tag?.isRightToLeft ?? false
    for pair in pairs where !(pair.compares && mirrors) {
      guard let expected = pair.only(in: unit.source.value),
        let found = pair.only(in: unit.target.value), expected.isFirst != found.isFirst
      else { continue }
      return OppositeSign(expected: expected.scalar, found: found.scalar, range: found.range)
    }
    return nil
  }

  /// Whether a text has what all of them start with in UTF-8.
  private static func mayStand(in text: LintText) -> Bool { text.bytes.contains(0xE2) }

  private struct Sign {
    let scalar: Unicode.Scalar
    let range: Range<Int>
    /// Whether it says what the first signs of its pair say.
    let isFirst: Bool
  }

  /// Signs for one thing, as they are drawn in several ways, and those for its opposite.
  private struct Pair: Sendable {
    let first: [Unicode.Scalar]
    let second: [Unicode.Scalar]
    var compares = false

    /// The first sign of a text; nil where none stands there, or those for both things.
    func only(in text: String) -> Sign? {
      var only: Sign?
      for (scalar, range) in PlacedScalars(text) {
        let isFirst = first.contains(scalar)
        guard isFirst || second.contains(scalar) else { continue }
        if let only, only.isFirst != isFirst { return nil }
        only = only ?? Sign(scalar: scalar, range: range, isFirst: isFirst)
      }
      return only
    }
  }

  private static let pairs = [
    Pair(first: ["≤", "≦", "⩽"], second: ["≥", "≧", "⩾"], compares: true),
    Pair(first: ["↑", "⬆"], second: ["↓", "⬇"]),
    Pair(first: ["▲", "△"], second: ["▼", "▽"]),
  ]
}
