/// A string literal as a source spells it: the texts between its interpolations, and where they
/// stand, so that they can be written anew.
package struct WrittenLiteral: Hashable, Sendable {
  /// A text before, between or behind interpolations; there is one more than interpolations.
  package struct Part: Hashable, Sendable {
    /// Without escapes.
    package var text: String
    /// UTF-8 offsets in the file; empty where nothing is written.
    package var range: Range<Int>
  }

  package var parts: [Part]
  let language: Language

  /// Whose escapes the literal has.
  enum Language: Hashable, Sendable {
    /// With so many `#` signs around the quotation marks.
    case swift(delimiterLength: Int)
    case objectiveC
  }

  /// A text as it is written between quotation marks of Swift with so many `#` signs around them.
  package static func spelled(_ text: String, delimiterLength: Int) -> String {
    WrittenLiteral(parts: [], language: .swift(delimiterLength: delimiterLength)).spelled(text)
  }

  /// A text as it is written between the quotation marks.
  package func spelled(_ text: String) -> String {
    let escape =
      switch language {
      case .swift(let length): "\\" + String(repeating: "#", count: length)
      case .objectiveC: "\\"
      }
    var spelled = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", "\"": spelled += escape + String(scalar)
      case "\n": spelled += escape + "n"
      case "\t": spelled += escape + "t"
      case "\r": spelled += escape + "r"
      case "\0"..<" ", "\u{7F}": spelled += escape + code(of: scalar)
      default: spelled.unicodeScalars.append(scalar)
      }
    }
    return spelled
  }

  private func code(of scalar: Unicode.Scalar) -> String {
    switch language {
    case .swift: return "u{" + String(scalar.value, radix: 16) + "}"
    case .objectiveC:
      // Three digits, or a digit behind would belong to it.
      let digits = String(scalar.value, radix: 8)
      return String(repeating: "0", count: 3 - digits.count) + digits
    }
  }
}

/// Objective-C.
extension WrittenLiteral {
  /// The literal that starts at an offset with `@"` or `"`; nil where none does, or where it has
  /// escapes other than the plain ones.
  package init?(objectiveCAt offset: Int, in bytes: [UInt8]) {
    var index = offset
    guard bytes.indices.contains(index) else { return nil }
    if bytes[index] == UInt8(ascii: "@") { index += 1 }
    guard bytes.indices.contains(index), bytes[index] == UInt8(ascii: "\"") else { return nil }
    index += 1
    let start = index
    var text: [UInt8] = []
    while bytes.indices.contains(index), bytes[index] != UInt8(ascii: "\"") {
      var byte = bytes[index]
      guard byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") else { return nil }
      if byte == UInt8(ascii: "\\") {
        index += 1
        guard bytes.indices.contains(index), let plain = Self.plain(bytes[index]) else {
          return nil
        }
        byte = plain
      }
      text.append(byte)
      index += 1
    }
    guard bytes.indices.contains(index) else { return nil }
    language = .objectiveC
    parts = [Part(text: String(decoding: text, as: UTF8.self), range: start..<index)]
  }

  private static func plain(_ escaped: UInt8) -> UInt8? {
    switch escaped {
    case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): escaped
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "t"): 0x09
    case UInt8(ascii: "r"): 0x0D
    default: nil
    }
  }
}
