/// JSON to be printed, with its keys in the order given.
package indirect enum JSONText: Sendable {
  case string(String)
  case number(Int)
  case bool(Bool)
  case null
  case array([JSONText])
  case object([(String, JSONText)])

  /// The JSON as UTF-8 text (RFC 8259); non-ASCII letters stand as they are.
  package func text(indented: Bool = false) -> String {
    var text = ""
    write(to: &text, indent: indented ? 0 : nil)
    return text
  }

  private func write(to text: inout String, indent: Int?) {
    switch self {
    case .string(let value): Self.write(value, to: &text)
    case .number(let value): text += String(value)
    case .bool(let value): text += value ? "true" : "false"
    case .null: text += "null"
    case .array(let values):
      Self.write(values, open: "[", close: "]", to: &text, indent: indent) { value, text, inner in
        value.write(to: &text, indent: inner)
      }
    case .object(let members):
      Self.write(members, open: "{", close: "}", to: &text, indent: indent) { member, text, inner in
        Self.write(member.0, to: &text)
        text += inner == nil ? ":" : ": "
        member.1.write(to: &text, indent: inner)
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element], open: String, close: String, to text: inout String, indent: Int?,
    _ writeElement: (Element, inout String, Int?) -> Void
  ) {
    text += open
    let inner = indent.map { $0 + 1 }
    for (position, element) in elements.enumerated() {
      if position > 0 { text += "," }
      newLine(inner, to: &text)
      writeElement(element, &text, inner)
    }
    if !elements.isEmpty { newLine(indent, to: &text) }
    text += close
  }

  private static func newLine(_ indent: Int?, to text: inout String) {
    guard let indent else { return }
    text += "\n" + String(repeating: "  ", count: indent)
  }

  private static func write(_ value: String, to text: inout String) {
    text += "\""
    // Most texts need no escapes, and are appended whole; U+2028 and U+2029 start with this byte.
    let needsEscapes = value.utf8.contains {
      $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") || $0 == 0x7F || $0 == 0xE2
    }
    guard needsEscapes else {
      text += value
      text += "\""
      return
    }
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
