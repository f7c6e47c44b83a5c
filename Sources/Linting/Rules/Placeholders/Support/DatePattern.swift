import Diagnostics
import Messages
import PlainBytes

/// What a text is as a pattern of dates or times, as formatters take it: `dd.MM.yyyy`, `h:mm a`.
struct DatePattern {
  /// A letter that stands once or several times in a row, outside of quotes.
  struct Field {
    var letter: UInt8
    /// In UTF-8 offsets.
    var range: Range<Int>

    /// The first of the letters that ask for the same part of a date, as `H` is for `h`; nil for one that
    /// asks for none.
    var kind: UInt8? { DatePattern.kinds[letter] }
  }

  /// In the order of the text.
  let fields: [Field]

  init(_ text: String) {
    var fields: [Field] = []
    var isQuoted = false
    for (offset, byte) in text.utf8.enumerated() {
      if byte == UInt8(ascii: "'") { isQuoted.toggle() }
      guard !isQuoted, byte.isASCIILetter else { continue }
      if let last = fields.last, last.letter == byte, last.range.upperBound == offset {
        fields[fields.count - 1].range = last.range.lowerBound..<(offset + 1)
      } else {
        fields.append(Field(letter: byte, range: offset..<(offset + 1)))
      }
    }
    self.fields = fields
  }

  /// Whether the text is one, and neither words nor what people are to type ("MM/YY").
  var isMeant: Bool {
    guard fields.contains(where: { $0.range.count > 1 }), fields.allSatisfy({ $0.kind != nil })
    else { return false }
    // Letters without a mark between are a word, but for fields of two letters each: `yyyyMMdd`.
    let haveWord = zip(fields, fields.dropFirst()).contains { Self.areWord($0, $1) }
    return !haveWord && (has("M") && has("d") || hasTime)
  }

  /// Whether nobody would type it: it has names of days, months or halves of a day.
  var isForCode: Bool {
    has("a") || has("E")
      || fields.contains { $0.kind == UInt8(ascii: "M") && $0.range.count > 2 }
  }

  private var hasTime: Bool { has("H") && has("m") }

  private func has(_ kind: Unicode.Scalar) -> Bool {
    fields.contains { $0.kind == UInt8(ascii: kind) }
  }

  /// By letter, the first of its kind (Unicode Technical Standard 35, "Date Field Symbol Table").
  private static let kinds: [UInt8: UInt8] = {
    let groups = ["yYu", "ML", "d", "Eec", "HhkK", "m", "s", "S", "abB", "zZvVxXO", "G", "Qq", "w"]
    var kinds: [UInt8: UInt8] = [:]
    for group in groups {
      for letter in group.utf8 { kinds[letter] = group.utf8.first }
    }
    return kinds
  }()
}

extension DatePattern {
  /// The finding about a translation that has other letters than its source, which is a pattern.
  ///
  /// Their order, their number, the marks between and words in quotes are the language's.
  static func findings(in unit: LintUnit) -> [Finding] {
    let (source, target) = (unit.source.value, unit.target.value)
    guard !unit.isSource, source != target, source.utf8.count <= longest, !target.isEmpty,
      source.utf8.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "%") })
    else { return [] }
    let pattern = DatePattern(source)
    // What several languages write in letters of their own, people type by.
    guard pattern.isMeant,
      pattern.isForCode || !Peers(unit).often({ pattern.differs(from: $0.text.value) })
    else { return [] }
    let severity: Severity? = pattern.isForCode ? nil : .note
    let fields = DatePattern(target).fields
    if fields.isEmpty {
      return [
        Finding(
          "the text has no field of the source's pattern '\(source)', so that all dates look alike; "
            + "write its letters", at: unit.target.wholeRange, severity: severity)
      ]
    }
    guard let other = pattern.firstOther(among: fields) else { return [] }
    let word = wholeWord(around: other.range, in: Array(target.utf8))
    return [
      Finding(
        "'\(target[utf8: word])' is no field of the source's pattern '\(source)'; write its letters, and "
          + "words in single quotes", at: word, severity: severity)
    ]
  }

  /// Whether a text has other letters, or none.
  private func differs(from text: String) -> Bool {
    let fields = DatePattern(text).fields
    return fields.isEmpty || firstOther(among: fields) != nil
  }

  /// The first field that asks for what the pattern doesn't, or is a letter of a word.
  private func firstOther(among others: [Field]) -> Field? {
    // Whether there are 12 hours or 24 is the language's.
    let known = Set(fields.compactMap(\.kind) + [UInt8(ascii: "a")])
    let place = others.indices.first { index in
      guard let kind = others[index].kind, known.contains(kind) else { return true }
      return index > 0 && Self.areWord(others[index - 1], others[index])
    }
    return place.map { others[$0] }
  }

  /// Whether two fields are letters of a word; the half of a day may stand right behind its time (`h:mma`).
  private static func areWord(_ first: Field, _ second: Field) -> Bool {
    first.range.upperBound == second.range.lowerBound
      && min(first.range.count, second.range.count) == 1 && second.kind != UInt8(ascii: "a")
  }

  /// In bytes; longer texts are no patterns.
  private static let longest = 40

  private static func wholeWord(around range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
    let start = bytes[..<range.lowerBound].lastIndex { !$0.isASCIILetter }.map { $0 + 1 } ?? 0
    let end = bytes[range.upperBound...].firstIndex { !$0.isASCIILetter } ?? bytes.count
    return start..<end
  }
}
