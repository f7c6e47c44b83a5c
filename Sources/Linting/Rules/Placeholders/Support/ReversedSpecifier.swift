import LocaleData
import Messages
import PlainBytes
import Reading

/// A specifier that was typed from right to left, its percent sign at the end: `lld%`, `1$@%`, `@ %`.
struct ReversedSpecifier {
  /// The letters, and the percent sign behind them.
  let range: Range<Int>
  /// What the source shows, and the text in no other place.
  let argument: ArgumentReference.Argument
  /// Whether the letters may be a word instead, as in "s%".
  let mayBeWord: Bool

  /// Where the percent sign is.
  var sign: Int { range.upperBound - 1 }

  /// Those of a text whose source has no percent sign that may be meant, each for an argument of its
  /// own.
  static func all(in unit: LintUnit) -> [ReversedSpecifier] {
    guard !unit.isSource, unit.target.scan.problems.contains(where: \.isPercentSign),
      !unit.source.hasPercentSign, let reference = unit.argumentReference, !reference.isIdentifier
    else { return [] }
    var missing = reference.missing(from: Set(unit.shownNumbers))
    let signs = missing.isEmpty ? [] : unit.malformedSpecifiers.filter(\.isPercentSign)
    let bytes = Array(unit.target.value.utf8)
    let specifiers = unit.target.scan.specifiers
    var found: [ReversedSpecifier] = []
    for sign in signs.lazy.map(\.range.lowerBound) where found.count < ScanLimit.findings {
      let behind = specifiers.partitioningIndex { $0.range.lowerBound >= sign }
      let start = max(
        behind > 0 ? specifiers[behind - 1].range.upperBound : 0, found.last?.range.upperBound ?? 0)
      guard let letters = Letters(before: sign, from: start, in: bytes),
        let index = missing.firstIndex(where: letters.mean)
      else { continue }
      found.append(
        ReversedSpecifier(
          range: letters.range.lowerBound..<sign + 1, argument: missing.remove(at: index),
          mayBeWord: letters.mayBeWord))
    }
    return found
  }

  /// Whether it begins a text in a script from right to left, and its argument does not begin the source: who
  /// typed all of the text by its look has it at the wrong end.
  func isTypedByLook(in unit: LintUnit) -> Bool {
    guard range.lowerBound == 0,
      !unit.target.profile.scripts.isDisjoint(with: [.arabic, .hebrew])
    else { return false }
    return !unit.entry.source.shownArguments(of: unit.source).contains {
      $0.number == argument.number && $0.range.lowerBound == 0
    }
  }

  /// Whether what stands before a percent sign may be the letters of a specifier for an argument, or
  /// another word that the sign is stuck to.
  static func mayStand(
    before sign: Int, in bytes: [UInt8], for argument: ArgumentReference.Argument
  ) -> Bool {
    guard sign > 0 else { return false }
    let isStuck = bytes[sign - 1].isASCIIWordPart || "@$".utf8.contains(bytes[sign - 1])
    return isStuck || Letters(before: sign, from: 0, in: bytes)?.fit(argument) ?? false
  }
}

/// What a specifier has behind its percent sign, where it stands before one.
private struct Letters {
  let range: Range<Int>
  private let text: String
  private let value: ValueSpecifier
  private let isSpaced: Bool

  /// No specifier has more; longer ones are not looked at, so that time stays linear.
  private static let reach = 16

  /// - Parameter start: Where the text is nothing else.
  init?(before sign: Int, from start: Int, in bytes: [UInt8]) {
    isSpaced = sign > start && bytes[sign - 1] == 0x20
    let end = isSpaced ? sign - 1 : sign
    let first = max(start, end - Self.reach)
    let behind = bytes[first..<end].lastIndex { !$0.isASCIIWordPart && !"@$.".utf8.contains($0) }
    range = (behind.map { $0 + 1 } ?? first)..<end
    text = String(decoding: bytes[range], as: UTF8.self)
    let before = String(decoding: bytes[..<range.lowerBound].suffix(4), as: UTF8.self)
    guard let value = ValueSpecifier(formatValueType: text),
      before.unicodeScalars.last.map({ !ScriptSet(ofAny: $0).contains(.latin) }) ?? true
    else { return nil }
    self.value = value
  }

  var mayBeWord: Bool { text.utf8.allSatisfy(\.isASCIILetter) && value.conversion != .decimal }

  /// Whether an argument was meant, by its spelling or a similar one that is no word; with a space in
  /// between a word stands there more likely.
  func mean(_ argument: ArgumentReference.Argument) -> Bool {
    if argument.spelling.dropFirst() == text { return !isSpaced || !mayBeWord }
    return fit(argument) && (value.position == nil || value.position == argument.number)
      && value.flags.isEmpty && value.width == nil && value.precision == nil && !mayBeWord
  }

  func fit(_ argument: ArgumentReference.Argument) -> Bool {
    argument.types.contains { $0.fitting(value.type) != .different }
  }
}
