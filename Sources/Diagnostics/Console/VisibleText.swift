/// Makes untrusted text safe and honest to show: what would command a terminal, end a line, reorder
/// what stands around it or hide in it is spelled out, as in `\u{202E}`.
///
/// Joiners and variation selectors stay where a script or an emoji is written with them; anywhere
/// else they show nothing and could carry what nobody sees.
package enum VisibleText {
  /// What becomes of the marks that lend a direction to their neighbours and reach no further: LRM,
  /// RLM and ALM (Unicode Standard Annex #9).
  package enum DirectionMarks: Sendable {
    case spelled
    /// For texts as their readers see them: right-to-left text, and no other, is written with these.
    case kept
  }

  /// The text on one line.
  package static func escaped(
    _ text: some StringProtocol, directionMarks: DirectionMarks = .spelled
  ) -> String {
    spelled(text, directionMarks) { _ in true }
  }

  /// The text with its line feeds, which alone are not spelled out.
  package static func lines(
    _ text: some StringProtocol, directionMarks: DirectionMarks = .spelled
  ) -> String {
    spelled(text, directionMarks) { $0 != "\n" }
  }

  /// - Parameter isSpelled: Asked of each scalar that is hidden.
  private static func spelled(
    _ text: some StringProtocol, _ directionMarks: DirectionMarks,
    _ isSpelled: (Unicode.Scalar) -> Bool
  ) -> String {
    guard mayHide(text) else { return String(text) }
    var result = ""
    forEach(in: text, directionMarks: directionMarks) { scalar, isHidden in
      if isHidden, isSpelled(scalar) {
        result += spelling(scalar)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Gives every scalar of a text, and whether nobody could see it or should let it act.
  package static func forEach(
    in text: some StringProtocol, directionMarks: DirectionMarks = .spelled,
    _ body: (Unicode.Scalar, _ isHidden: Bool) -> Void
  ) {
    let keepsMarks = directionMarks == .kept && text.hasRightToLeftLetters
    var neighbours = ScalarNeighbours()
    var pending: Unicode.Scalar?
    func give(_ scalar: Unicode.Scalar) {
      let isKeptMark = keepsMarks && scalar.isDirectionMark
      body(scalar, scalar.isHiddenAlone && !isKeptMark && !neighbours.call(for: scalar))
    }
    for scalar in text.unicodeScalars {
      neighbours.next = scalar
      if let pending { give(pending) }
      neighbours.before = neighbours.current
      neighbours.current = scalar
      pending = scalar
    }
    neighbours.next = nil
    if let pending { give(pending) }
  }

  /// Whether a look at every scalar is needed; most text is letters and says so quickly.
  package static func mayHide(_ text: some StringProtocol) -> Bool {
    text.utf8.contains(where: mayHide)
  }

  /// Whether a byte of UTF-8 is part of what may have to be spelled out.
  static func mayHide(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20..<0x7F, 0x80..<0xC2, 0xC3..<0xCD, 0xCE..<0xD8, 0xD9..<0xE1, 0xE4..<0xEF: false
    default: true
    }
  }

  /// How a scalar is spelled out.
  package static func spelling(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    }
  }
}

extension Unicode.Scalar {
  /// LRM, RLM and ALM.
  fileprivate var isDirectionMark: Bool { value == 0x200E || value == 0x200F || value == 0x061C }

  /// Whether the scalar shows nothing of its own, or commands what does: controls, format
  /// characters, line and paragraph separators, whatever else is ignorable by default (Unicode
  /// Character Database, `DerivedCoreProperties.txt`), and noncharacters.
  fileprivate var isHiddenAlone: Bool {
    switch value {
    case 0x20..<0x7F, 0xA0..<0xAD, 0xAE..<0x034F, 0x0370..<0x0600, 0x2010...0x2027: return false
    // Signs that stand before a number, and show.
    case 0x0600...0x0605, 0x06DD, 0x070F, 0x0890...0x0891, 0x08E2, 0x110BD, 0x110CD: return false
    default: break
    }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: return true
    default: return properties.isDefaultIgnorableCodePoint || properties.isNoncharacterCodePoint
    }
  }
}
