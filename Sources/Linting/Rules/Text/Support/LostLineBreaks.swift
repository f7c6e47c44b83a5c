import LocaleData
import Messages
import PlainBytes
import Reading

/// What is left of a line break that was escaped, and whose backslash was changed, moved or lost on the
/// way: `/n`, `n/n/`, `\ n`, and in a script other than Latin a lone `n`.
struct LostLineBreaks {
  let range: Range<Int>
  /// The line breaks that it stands for.
  let meant: String

  /// How such a mark is spelled.
  private enum Spelling: CaseIterable {
    case slashed, reversed, spaced, bare
  }

  /// More of them in a row are something else.
  private static let mostMarks = 8

  /// Those of a text that has fewer line breaks than its source.
  static func all(in unit: LintUnit) -> [LostLineBreaks] {
    guard mayStand(in: unit) else { return [] }
    let bytes = Array(unit.target.value.utf8)
    let isForeign = unit.languageScripts?.isDisjoint(with: .latin) ?? false
    let spellings = Spelling.allCases.filter { spelling in
      (spelling != .bare || isForeign) && !has(spelling, unit.source)
    }
    var found: [LostLineBreaks] = []
    var offset = 0
    while offset < bytes.count, found.count < ScanLimit.findings {
      if let lost = remnant(of: spellings, at: offset, in: bytes) {
        found.append(lost)
        offset = lost.range.upperBound
      } else {
        offset += 1
      }
    }
    return found
  }

  /// Whether a text has fewer line breaks than its source.
  static func mayStand(in unit: LintUnit) -> Bool {
    !unit.isSource && unit.source.profile.traits.contains(.lineEnds)
      && breaks(in: unit.target) < breaks(in: unit.source)
  }

  /// Whether the source says what such a mark looks like, so that it is none: an option `/n`, and `n`
  /// for a number.
  private static func has(_ spelling: Spelling, _ source: LintText) -> Bool {
    let bytes = source.value.utf8
    switch spelling {
    case .slashed: return bytes.containsSequence(Array("/n".utf8))
    case .reversed: return bytes.containsSequence(Array("n/n/".utf8))
    case .spaced: return ["\\ n", "\\ r"].contains { bytes.containsSequence(Array($0.utf8)) }
    case .bare: return source.prose.words.contains { source.prose.text($0) == "n" }
    }
  }

  private static func breaks(in text: LintText) -> Int {
    text.value.utf8.count { $0 == UInt8(ascii: "\n") }
  }

  private static func remnant(
    of spellings: [Spelling], at start: Int, in bytes: [UInt8]
  ) -> LostLineBreaks? {
    for spelling in spellings {
      if let lost = remnant(spelling, at: start, in: bytes) { return lost }
    }
    return nil
  }

  private static func remnant(
    _ spelling: Spelling, at start: Int, in bytes: [UInt8]
  ) -> LostLineBreaks? {
    guard let first = mark(spelling, at: start, in: bytes) else { return nil }
    let isFree = isFree(spelling, before: start, bytes)
    guard isFree || spelling == .slashed && bytes[start - 1].isASCIIWordPart else { return nil }
    var (end, meant) = (first.end, first.meant)
    while meant.utf8.count < mostMarks {
      let next = spelling == .spaced ? end + bytes[end...].prefix { $0 == 0x20 }.count : end
      guard let more = mark(spelling, at: next, in: bytes) else { break }
      end = more.end
      meant += more.meant
    }
    let isWhole =
      switch spelling {
      // "Kunde/n" is one or several of them.
      case .slashed where !isFree && meant.utf8.count == 1: isCapital(at: end, in: bytes)
      case .slashed: !isNameByte(at: end, in: bytes)
      case .reversed: meant.utf8.count > 1 && !isWordByte(at: end, in: bytes)
      case .spaced: !isWordByte(at: end, in: bytes)
      case .bare: meant.utf8.count < 3 && isBesideWord(start..<end, in: bytes)
      }
    return isWhole ? LostLineBreaks(range: start..<end, meant: meant) : nil
  }

  /// Where a mark ends, and what it means; nil where none stands.
  private static func mark(
    _ spelling: Spelling, at start: Int, in bytes: [UInt8]
  ) -> (end: Int, meant: String)? {
    let rest = bytes[start...].prefix(3)
    switch spelling {
    case .slashed: return rest.starts(with: "/n".utf8) ? (start + 2, "\n") : nil
    case .reversed: return rest.starts(with: "n/".utf8) ? (start + 2, "\n") : nil
    case .spaced where rest.elementsEqual("\\ n".utf8): return (start + 3, "\n")
    case .spaced where rest.elementsEqual("\\ r".utf8): return (start + 3, "\r")
    case .spaced: return nil
    case .bare: return rest.starts(with: "n".utf8) ? (start + 1, "\n") : nil
    }
  }

  /// Whether what stands before a place is no part of a word, a path, a tag or another escape.
  private static func isFree(_ spelling: Spelling, before start: Int, _ bytes: [UInt8]) -> Bool {
    guard start > 0 else { return true }
    let before = bytes[start - 1]
    return spelling == .spaced
      ? before != UInt8(ascii: "\\")
      : !before.isASCIIWordPart && !"/\\%$<".utf8.contains(before)
  }

  private static func isWordByte(at place: Int, in bytes: [UInt8]) -> Bool {
    place < bytes.count && bytes[place].isASCIIWordPart
  }

  private static func isCapital(at place: Int, in bytes: [UInt8]) -> Bool {
    String(decoding: bytes[place...].prefix(4), as: UTF8.self).unicodeScalars.first?.isCapital
      ?? false
  }

  /// Whether a path, a tag or a word goes on at a place; a capital starts a sentence.
  private static func isNameByte(at place: Int, in bytes: [UInt8]) -> Bool {
    guard place < bytes.count else { return false }
    let isCapital = bytes[place].isASCIICapitalLetter
    return bytes[place].isASCIIWordPart && !isCapital || "/.>".utf8.contains(bytes[place])
  }

  /// Whether a lone `n` stands between a mark and a word of another script, or ends such a word.
  private static func isBesideWord(_ place: Range<Int>, in bytes: [UInt8]) -> Bool {
    let next = String(decoding: bytes[place.upperBound...].prefix(4), as: UTF8.self)
      .unicodeScalars.first
    guard next.map(isForeignLetter) ?? false else {
      let isEnd = next?.isSpace ?? true
      return isEnd && scalar(before: place.lowerBound, in: bytes).map(isForeignLetter) ?? false
    }
    // Behind a word and a space, and at the start, it may be a number that isn't known.
    var start = place.lowerBound
    while start > 0, bytes[start - 1] == 0x20 { start -= 1 }
    return scalar(before: start, in: bytes).map { !$0.isWordPart && !"#&@".contains(scalar: $0) }
      ?? false
  }

  private static func scalar(before place: Int, in bytes: [UInt8]) -> Unicode.Scalar? {
    String(decoding: bytes[..<place].suffix(4), as: UTF8.self).unicodeScalars.last
  }

  private static func isForeignLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isLetter && scalar.value >= 0x80
  }
}
