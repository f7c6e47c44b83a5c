/// JSON to be printed, with its keys in the order given.
///
/// A tree, which may be indented, and whose texts hide nothing from those who read them on a
/// terminal. `JSONWriter` of the module `JSONRPC` writes long answers to programs without a tree.
package indirect enum JSONText: Sendable {
  case string(String)
  case number(Int)
  case bool(Bool)
  case null
  case array([JSONText])
  case object([(String, JSONText)])

  /// The JSON as UTF-8 text (RFC 8259); letters that show stand as they are.
  package func text(indented: Bool = false) -> String {
    var text = ""
    write(to: &text, indent: indented ? 0 : nil)
    return text
  }

  private func write(to text: inout String, indent: Int?) {
    switch self {
    case .string(let value): Self.append(value, to: &text)
    case .number(let value): text += String(value)
    case .bool(let value): text += value ? "true" : "false"
    case .null: text += "null"
    case .array(let values):
      Self.write(values, open: "[", close: "]", to: &text, indent: indent) { value, text, inner in
        value.write(to: &text, indent: inner)
      }
    case .object(let members):
      Self.write(members, open: "{", close: "}", to: &text, indent: indent) { member, text, inner in
        Self.append(member.0, to: &text)
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

  /// Appends a string in quotation marks.
  package static func append(_ value: String, to text: inout String) {
    text += "\""
    append(escaped: value, to: &text)
    text += "\""
  }

  /// Appends a text without quotation marks, as it stands between them.
  ///
  /// What JSON doesn't ask to escape is escaped too if a terminal that shows it would obey it, or
  /// show nothing (see `VisibleText`); it is read back as the same text.
  private static func append(escaped value: String, to text: inout String) {
    // Most texts need no escapes, and are appended whole.
    let needsEscapes = value.utf8.contains { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }
    guard needsEscapes || VisibleText.mayHide(value) else {
      text += value
      return
    }
    VisibleText.forEach(in: value) { scalar, isHidden in
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      default:
        if isHidden {
          for unit in String(scalar).utf16 { text += escape(unit) }
        } else {
          text.unicodeScalars.append(scalar)
        }
      }
    }
  }

  private static func escape(_ unit: UInt16) -> String {
    "\\u" + String(hexadecimal: unit, width: 4)
  }
}
