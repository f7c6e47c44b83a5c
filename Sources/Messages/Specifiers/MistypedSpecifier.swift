import PlainBytes
import Reading

/// A specifier that becomes one when it is typed again without spaces, in small letters, or on a
/// Latin keyboard.
struct MistypedSpecifier {
  private(set) var step: SpecifierStep
  private let start: Int
  private let bytes: UnsafeBufferPointer<UInt8>

  /// Longer ones are not looked at, so that time stays linear.
  private static let reach = 32

  /// - Returns: Nil when no correction gives a specifier that was surely meant.
  init?(at start: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    self.start = start
    self.bytes = bytes
    step = SpecifierStep(specifier: nil, problems: [], end: start)
    let retyped = Retyping(at: start, in: bytes, limit: Self.reach)
    guard let match = retyped.withoutCapitals.flatMap(accepted) ?? accepted(retyped) else {
      return nil
    }
    let range = start..<match.end
    step.end = match.end
    step.problems = [
      SpecifierProblem(
        range: range, kind: match.kind, spelling: bytes.excerpt(range),
        replacement: match.replacement)
    ]
  }

  private struct Match {
    var kind: SpecifierProblem.Kind
    var end: Int
    var replacement: String
  }

  private func accepted(_ retyped: Retyping) -> Match? {
    retyped.ascii.withUnsafeBufferPointer { ascii -> Match? in
      var parser = SpecifierParser(bytes: ascii, start: 0, options: [.variables])
      parser.recovers = false
      let found = parser.step()
      guard let value = found.specifier?.value, value.length?.fits(value.conversion) ?? true
      else { return nil }
      let changes = retyped.changes(upTo: found.end)
      guard let kind = changes.kind, isMeant(value, changes, retyped, found.end) else { return nil }
      return Match(
        kind: kind, end: retyped.ends[found.end - 1], replacement: parser.text(in: 0..<found.end))
    }
  }

  /// Text such as "100％a" or "5 %5 d" must not be taken for a specifier.
  private func isMeant(
    _ value: ValueSpecifier, _ changes: Retyping.Changes, _ retyped: Retyping, _ end: Int
  ) -> Bool {
    if value.position != nil { return true }
    if changes == .capitals { return value.length == .ll || value.length == .l }
    if changes.contains(.spaces) {
      return value.length == .ll || value.length == .l && value.conversion != .cString
    }
    let isFollowed = end < retyped.ascii.count && retyped.ascii[end].mayBeWordPart
    switch value.conversion {
    case .object: return true
    case .decimal, .integer, .unsigned, .fixed, .cString:
      return !isFollowed && value.width == nil && (start == 0 || !bytes[start - 1].isASCIIDigit)
    default: return false
    }
  }
}
