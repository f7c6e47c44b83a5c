import Messages

/// What is left of `https://` in front of a host, so that nothing makes a link of the address:
/// `https：//`, `https: //`, `htttps://`.
struct BrokenScheme {
  /// In UTF-8 offsets, up to the host.
  let range: Range<Int>

  /// - Parameter place: Where the host starts, in UTF-8 offsets.
  init?(before place: Int, in text: String) {
    let front = text[utf8: 0..<place].unicodeScalars
    let marks = front.suffix(Self.mostMarks).reversed().prefix(while: Self.isMark).reversed()
    let letters = front.dropLast(marks.count).suffix(Self.mostLetters).reversed().prefix {
      (0x61...0x7A).contains($0.value | 0x20)
    }.reversed()
    let name = String(String.UnicodeScalarView(letters)).lowercased()
    let written = String(String.UnicodeScalarView(marks))
    guard Self.isBroken(name, written) else { return nil }
    range = (place - written.utf8.count - name.utf8.count)..<place
  }

  private static let mostMarks = 8
  private static let mostLetters = 8

  private static func isBroken(_ name: String, _ marks: String) -> Bool {
    let scalars = marks.unicodeScalars
    let slashes = scalars.count(where: isSlash)
    let hasColon = scalars.contains(where: isColon)
    switch name {
    case "http", "https": return marks != "://" && slashes > 0 && (hasColon || slashes > 1)
    // One letter too many, too few or another's place: no other scheme has these letters only.
    default:
      return (4...6).contains(name.utf8.count) && name.allSatisfy("htps".contains)
        && name.contains("t") && name.contains("p") && marks == "://"
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    isColon(scalar) || isSlash(scalar) || scalar == " " || scalar == "\u{A0}"
      || scalar == "\u{202F}"
  }

  private static func isColon(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ":", "：", "∶", "︰", "﹕": true
    default: false
    }
  }

  private static func isSlash(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "/", "／", "⁄", "∕": true
    default: false
    }
  }
}
