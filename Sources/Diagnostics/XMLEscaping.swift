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
    case "\t", "\n": escaped.unicodeScalars.append(scalar)
    case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
    default: escaped.unicodeScalars.append(scalar)
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
