import Diagnostics
import LocaleData

/// Hebrew whose letters stand in the order in which they are seen from left to right, as old programs
/// kept it.
enum VisualOrder {
  /// The first word that starts with a letter that words only end with, where no word ends with one.
  static func finding(in unit: LintUnit) -> Finding? {
    guard unit.language == "he", !unit.isSource, unit.target.profile.scripts.contains(.hebrew),
      unit.target.value != unit.source.value
    else { return nil }
    let prose = unit.target.prose
    let words = prose.words.filter { word in
      word.count > 1 && prose.scalars[word].allSatisfy { ScriptSet(of: $0) == .hebrew }
    }
    guard let first = words.first(where: { isFinal(prose.scalars[$0.lowerBound]) }),
      !words.contains(where: { isFinal(prose.scalars[$0.upperBound - 1]) })
    else { return nil }
    return Finding(
      "'\(prose.text(first))' starts with a letter that words end with, so the text stands in reverse "
        + "order; write its letters as they are read", at: prose.range(first), severity: .warning)
  }

  /// Whether it is the form of a letter that stands at the end of words.
  private static func isFinal(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x5DA, 0x5DD, 0x5DF, 0x5E3, 0x5E5: true
    default: false
    }
  }
}
