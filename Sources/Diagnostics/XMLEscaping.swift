/// The text of an XML element; a carriage return would be read as a line feed, so it is written as
/// a reference, and what XML can't hold is replaced by U+FFFD.
package func escapedForXML(_ text: String) -> String {
  var escaped = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": escaped += "&amp;"
    case "<": escaped += "&lt;"
    case ">": escaped += "&gt;"
    case "\r": escaped += "&#13;"
    default: escaped.unicodeScalars.append(scalar.survivingXML)
    }
  }
  return escaped
}

/// The value of an XML attribute in double quotation marks; a line end or a tab in it would be read
/// as a space, so these are written as references.
package func escapedForXMLAttribute(_ text: String) -> String {
  escapedForXML(text).replacing(scalar: "\"", with: "&quot;")
    .replacing(scalar: "\n", with: "&#10;").replacing(scalar: "\t", with: "&#9;")
}

/// What is left of a text on its way through XML 1.0, which can't hold every character.
package func survivingXML(_ text: String) -> String {
  guard
    text.utf8.contains(where: { $0 < 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D || $0 == 0xEF })
  else { return text }
  var surviving = ""
  for scalar in text.unicodeScalars { surviving.unicodeScalars.append(scalar.survivingXML) }
  return surviving
}

extension Unicode.Scalar {
  /// Whether XML 1.0 can hold the character (section 2.2, "Char").
  package var isXMLCharacter: Bool {
    switch value {
    case 0x20..<0xFFFE, 0x10000..., 0x09, 0x0A, 0x0D: true
    default: false
    }
  }

  /// The character, or what stands in its place.
  fileprivate var survivingXML: Unicode.Scalar { isXMLCharacter ? self : "\u{FFFD}" }
}
