/// Joins letters with marks that stand apart, as lexicons write them: e and an acute are é.
enum LetterComposition {
  /// - Parameter start: Where the text starts, which is valid UTF-8.
  static func compose(_ bytes: inout [UInt8], from start: Int) {
    let text = String(decoding: bytes[start...], as: UTF8.self)
    bytes.removeLast(bytes.count - start)
    for character in text {
      let scalars = character.unicodeScalars
      guard let base = scalars.first, scalars.count > 1 else {
        bytes += character.utf8
        continue
      }
      let (whole, rest) = composed(base, scalars.dropFirst())
      bytes.appendUTF8(whole.value)
      for mark in rest { bytes.appendUTF8(mark.value) }
    }
  }

  /// A letter with all marks that it has a letter with, and the other marks.
  private static func composed(
    _ base: Unicode.Scalar, _ marks: Substring.UnicodeScalarView
  ) -> (Unicode.Scalar, [Unicode.Scalar]) {
    var (base, rest) = (base, [Unicode.Scalar]())
    for mark in marks {
      var pair = String.UnicodeScalarView([base])
      pair.append(mark)
      if let letter = Character(exactly: String(pair)), let whole = wholes[letter] {
        base = whole
      } else {
        rest.append(mark)
      }
    }
    return (base, rest)
  }

  /// Latin, Greek and Cyrillic letters, for a letter with its mark apart is equal to one of them.
  ///
  /// Made for the first text that has marks apart; hardly any has.
  private static let wholes: [Character: Unicode.Scalar] = {
    var wholes: [Character: Unicode.Scalar] = [:]
    for range in [UInt32(0xC0)...0x24F, 0x386...0x3CE, 0x400...0x52F, 0x1E00...0x1FFF] {
      for scalar in range.compactMap(Unicode.Scalar.init) where wholes[Character(scalar)] == nil {
        wholes[Character(scalar)] = scalar
      }
    }
    return wholes
  }()
}

extension Character {
  /// Nil for a text that is no single character.
  fileprivate init?(exactly text: String) {
    guard text.count == 1 else { return nil }
    self.init(text)
  }
}
