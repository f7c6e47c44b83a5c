import LocaleData
import Reading

/// The double quotation marks of a text, and those of languages.
struct QuotationMarks {
  /// A mark, and where it stands.
  struct Mark {
    var scalar: Unicode.Scalar
    var index: Int
    /// Whether it is a » with spaces on both sides, as an arrow in a path has them.
    var isApart = false
  }

  var marks: [Mark] = []

  init(_ prose: Prose) {
    let scalars = prose.scalars
    for (index, scalar) in scalars.enumerated() where Self.isMark(scalar) {
      // Digits before a mark are inches.
      if scalar == "\"", Self.isInAcronym(scalars, index) { continue }
      if scalar.value == 0x5F4 { continue }
      if scalar == "\"" || scalar.value == 0x201D, index > 0,
        scalars[index - 1].decimalDigit != nil,
        marks.count.isMultiple(of: 2)
      {
        continue
      }
      marks.append(Mark(scalar: scalar, index: index, isApart: Self.isApart(scalars, index)))
    }
  }

  private static func isApart(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
    guard scalars[index].value == 0xBB, index > 0, index + 1 < scalars.count else { return false }
    return scalars[index - 1].isSpace && scalars[index + 1].isSpace
  }

  /// Whether a mark stands in a Hebrew acronym: before its last letter, or further in front where the
  /// acronym has an ending (`דו"חות`).
  ///
  /// Behind letters that are joined to the next word, as prepositions are, it opens a quotation that
  /// closes later.
  private static func isInAcronym(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
    guard index > 0, index + 1 < scalars.count, ScriptSet(of: scalars[index - 1]) == .hebrew,
      ScriptSet(of: scalars[index + 1]) == .hebrew
    else { return false }
    if index + 2 == scalars.count || ScriptSet(of: scalars[index + 2]) != .hebrew { return true }
    let word = scalars[..<index].reversed().prefix { ScriptSet(of: $0) == .hebrew }
    return !word.allSatisfy(joinedLetters.contains) || !scalars[(index + 2)...].contains("\"")
  }

  /// What Hebrew writes in front of a word without a space.
  private static let joinedLetters = Set("בהוכלמש".unicodeScalars)

  /// The marks in pairs, those of quotations inside of quotations too, and those left over.
  ///
  /// A » apart from its neighbours that closes nothing is an arrow, where there is no «:
  /// „Settings » General“.
  ///
  /// - Parameter own: The pairs of the text's language.
  func paired(
    with own: [String]
  ) -> (pairs: [(open: Mark, close: Mark, isNested: Bool)], unpaired: [Mark]) {
    var open: [Mark] = []
    var pairs: [(open: Mark, close: Mark, isNested: Bool)] = []
    let mayHaveArrows = !marks.contains { $0.scalar.value == 0xAB }
    for mark in marks {
      if let last = open.last,
        Self.isPair(last.scalar, mark.scalar) || own.contains(Self.pair(last, mark))
      {
        open.removeLast()
        pairs.append((last, mark, !open.isEmpty))
      } else if !mark.isApart || !mayHaveArrows {
        open.append(mark)
      }
    }
    return (pairs, open)
  }

  /// Two marks as the data of languages spells them.
  static func pair(_ open: Mark, _ close: Mark) -> String {
    "\(Character(open.scalar))\(Character(close.scalar))"
  }

  static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x22, 0xAB, 0xBB, 0x201C...0x201F, 0x2E42, 0xFF02: true
    default: false
    }
  }

  /// Marks that open and close a quotation, whatever the language; some do in one only.
  static func isPair(_ open: Unicode.Scalar, _ close: Unicode.Scalar) -> Bool {
    switch (open.value, close.value) {
    case (0x22, 0x22), (0xFF02, 0xFF02), (0x201C, 0x201D), (0x201D, 0x201D), (0x201E, 0x201C),
      (0x201E, 0x201D), (0xAB, 0xBB), (0xBB, 0xAB), (0xBB, 0xBB), (0x201F, 0x201D),
      (0x2E42, 0x201C):
      true
    default: false
    }
  }
}
