import Diagnostics

/// Text in quotation marks, on one line, with what can't be seen spelled out; it can be read back.
enum QuotedText {
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      default:
        if isUnseen(scalar) {
          result += VisibleText.spelling(scalar)
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }

  /// - Returns: nil for what `quoted` doesn't give.
  static func text(quoted: some StringProtocol) -> String? {
    let scalars = quoted.unicodeScalars
    guard scalars.count >= 2, scalars.first == "\"", scalars.last == "\"" else { return nil }
    var rest = Substring.UnicodeScalarView(scalars.dropFirst().dropLast())
    var result = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      guard scalar != "\"" else { return nil }
      guard scalar == "\\" else {
        result.append(scalar)
        continue
      }
      guard let escaped = unescaped(&rest) else { return nil }
      result.append(escaped)
    }
    return String(result)
  }

  /// Reads what stands behind a backslash.
  private static func unescaped(_ rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
    switch rest.popFirst() {
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "\"": return "\""
    case "\\": return "\\"
    case "u":
      guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}") else { return nil }
      let digits = String(rest[..<end])
      rest = rest[rest.index(after: end)...]
      return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
    default: return nil
    }
  }

  /// Spaces other than the usual one, controls, and what shows nothing of its own; but for the
  /// joiners, which are part of emoji and of how several scripts are written.
  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x7F || scalar.value < 0x20 else { return false }
    if (0x200C...0x200D).contains(scalar.value) { return false }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator: return true
    case .unassigned, .privateUse: return true
    default: return false
    }
  }
}
