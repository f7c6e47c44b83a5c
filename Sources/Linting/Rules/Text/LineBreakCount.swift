import Diagnostics
import Messages
import PlainBytes
import Reading

/// The text has more or fewer line breaks than the source.
enum LineBreakCount: UnitRule {
  static let documentation = RuleDocumentation(
    id: "line-break-count", family: .text, severity: .warning,
    summary: "The text has more or fewer line breaks than the source.",
    rationale: """
      Line breaks make paragraphs, lists and the room that a label has; where one is lost, sentences \
      run together. Break the text where the source does.

      A break that the source doesn't have is only a note, and so is one that it has in the middle of a \
      sentence, between a word and a small letter, or that several other languages leave out: it makes \
      room on the screen.

      Line breaks at the edges are looked at by `edge-whitespace`. Where each line of the source is a \
      phrase by itself, a language has as many as it needs.
      """,
    good: [
      RuleExample("One.\nTwo.", "de", "Eins.\nZwei."),
      RuleExample(
        "Turn on %@\nTurn %@ on\nConnect to %@", "de", "%@ einschalten\nMit %@ verbinden"),
    ],
    bad: [
      RuleExample(
        "One.\n\nTwo.", "de", "↓Eins. Zwei.",
        finds: "the source has 2 line breaks, this text has none; break it where the source does"),
      RuleExample(
        "Hundreds of cups\naround the world", "hu", "↓Több száz csésze a világon",
        finds: "the source has one line break, this text has none; break it where the source does",
        severity: .note),
      RuleExample(
        "Reset all?", "de", "Alles↓\n↑zurücksetzen?",
        finds: "the source has no line break, this text has 1; remove it", severity: .note),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    let traits = unit.target.profile.traits.union(unit.source.profile.traits)
    guard traits.contains(.lineEnds), unit.isComparable, unit.phraseLines == nil else { return [] }
    let expected = breaks(unit.source.value)
    let found = breaks(unit.target.value)
    guard expected.count != found.count else { return [] }
    let message =
      "the source has \(name(expected.count)), this text has \(name(found.count, short: true)); "
    if expected.isEmpty {
      return [
        Finding(
          message + (found.count == 1 ? "remove it" : "remove them"), at: found[0], severity: .note)
      ]
    }
    return [
      Finding(
        message + "break it where the source does", at: unit.target.wholeRange,
        severity: isLayout(unit, expected, found.count) ? .note : nil)
    ]
  }

  /// Whether the breaks only make room on the screen, which each language needs in its own places.
  private static func isLayout(_ unit: LintUnit, _ expected: [Range<Int>], _ count: Int) -> Bool {
    guard count < expected.count else { return true }
    let peers = Peers(unit)
    if peers.often({ breaks($0.text.value).count != expected.count }) { return true }
    let bytes = Array(unit.source.value.utf8)
    if count >= expected.count(where: { !isWrap($0, bytes) }) { return true }
    return count >= expected.count(where: { isStructure($0, bytes) }) && !peers.canTell
  }

  /// Whether a break stands inside of a sentence, where a small letter goes on, so that it only wraps it.
  private static func isWrap(_ place: Range<Int>, _ bytes: [UInt8]) -> Bool {
    let next = bytes[place.upperBound...].first { $0 != 0x20 }
    return !isStructure(place, bytes) && next?.isASCIISmallLetter ?? false
  }

  /// Whether a break ends a sentence, a heading or a paragraph.
  private static func isStructure(_ place: Range<Int>, _ bytes: [UInt8]) -> Bool {
    guard let last = bytes[..<place.lowerBound].last(where: { $0 != 0x20 }) else { return false }
    if place.upperBound < bytes.count, bytes[place.upperBound].isLineEnd { return true }
    return !(last.isASCIILetterOrDigit || last == UInt8(ascii: ","))
  }

  private static func name(_ count: Int, short: Bool = false) -> String {
    if short { return count == 0 ? "none" : String(count) }
    return count == 0 ? "no line break" : count == 1 ? "one line break" : "\(count) line breaks"
  }

  /// The line breaks between the first and the last character that is no space.
  ///
  /// A separator breaks lines like a line feed, and one beside it is the same break.
  private static func breaks(_ text: String) -> [Range<Int>] {
    let edges = EdgeSpace(text)
    var breaks: [Range<Int>] = []
    var previous: Unicode.Scalar = " "
    for (scalar, range) in PlacedScalars(text) where range.lowerBound < edges.trailing.lowerBound {
      defer { previous = scalar }
      guard range.lowerBound >= edges.leading.upperBound, isBreak(scalar) else { continue }
      let isSame =
        scalar == "\n" && (previous == "\r" || previous.isLineSeparator)
        || scalar.isLineSeparator && previous == "\n"
      if !isSame { breaks.append(range) }
    }
    return breaks
  }

  private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\r" || scalar.isLineSeparator
  }
}
