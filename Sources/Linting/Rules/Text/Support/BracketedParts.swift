import Messages
import Reading

/// What stands in the brackets of a source text: its arguments, numbers and names, which a translation may
/// have without brackets.
enum BracketedParts {
  /// Whether each bracket of a unit's source holds some of them, and its text has all of these.
  static func areShown(by unit: LintUnit) -> Bool {
    let (source, target) = (unit.source.prose.scalars, unit.target.prose.scalars)
    let parts = Self.parts(of: source)
    guard !parts.isEmpty, objectCount(source) <= objectCount(target),
      !endsBare(target, as: source)
    else { return false }
    let shown = Set(words(in: target[...]).map { String(scalars: $0).lowercased() })
    return parts.allSatisfy { part in
      let telling = words(in: part).filter { $0.contains(where: isTelling) }
      guard !telling.isEmpty else { return part.contains(Prose.object) }
      return telling.allSatisfy { shown.contains(String(scalars: $0).lowercased()) }
    }
  }

  /// What each pair of brackets holds; nothing where one stands in another.
  private static func parts(of scalars: [Unicode.Scalar]) -> [ArraySlice<Unicode.Scalar>] {
    var parts: [ArraySlice<Unicode.Scalar>] = []
    var start: Int?
    for (index, scalar) in scalars.enumerated() {
      guard let kind = scalar.bracket else { continue }
      if kind > 0, start != nil { return [] }
      if let start, kind < 0 { parts.append(scalars[start..<index]) }
      start = kind > 0 ? index + 1 : nil
    }
    return parts
  }

  /// Whether a text ends with what stood in brackets at the end of its source, and reads as one with the
  /// words before it: "Size MB" for "Size (MB)".
  private static func endsBare(_ target: [Unicode.Scalar], as source: [Unicode.Scalar]) -> Bool {
    guard let end = target.lastIndex(where: { !$0.isSpace }),
      let space = target[..<end].lastIndex(where: { $0.isSpace }), space > 0,
      target[space - 1].isWordPart,
      let bracket = source.lastIndex(where: { !$0.isSpace }), source[bracket].bracket != nil
    else { return false }
    let ending = target[(space + 1)...end].map { String($0).lowercased() }
    return source[..<bracket].suffix(ending.count).map { String($0).lowercased() } == ending
  }

  private static func words(
    in scalars: ArraySlice<Unicode.Scalar>
  ) -> [ArraySlice<Unicode.Scalar>] {
    scalars.split { !$0.isWordPart }
  }

  private static func objectCount(_ scalars: [Unicode.Scalar]) -> Int {
    scalars.count { $0 == Prose.object }
  }

  /// Whether it makes a word a number or a name.
  private static func isTelling(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isCapital || scalar.decimalDigit != nil
  }
}
