/// The text of an XML element; a carriage return would be read as a line feed, so it is written as
/// a reference, and what XML can't hold is replaced by U+FFFD.
package func escapedForXML(_ text: String) -> String {
  escaped(text) { scalar in
    scalar == "\r" ? "&#13;" : scalar.isXMLCharacter ? nil : "\u{FFFD}"
  }
}

/// The value of an XML attribute in double quotation marks; a line end or a tab in it would be read
/// as a space, so these are written as references.
package func escapedForXMLAttribute(_ text: String) -> String {
  escapedForXML(text).replacing(scalar: "\"", with: "&quot;")
    .replacing(scalar: "\n", with: "&#10;").replacing(scalar: "\t", with: "&#9;")
}

/// The text of an HTML element, or the value of an attribute in quotation marks of either kind; all
/// else stays as it is.
package func escapedForHTML(_ text: String) -> String {
  guard text.utf8.contains(where: { "&<>\"'".utf8.contains($0) }) else { return text }
  return escaped(text) { scalar in
    scalar == "\"" ? "&quot;" : scalar == "'" ? "&#39;" : nil
  }
}

/// A text whose signs of markup are written as references.
///
/// - Parameter other: What stands for another character; nil where that stays.
private func escaped(_ text: String, _ other: (Unicode.Scalar) -> String?) -> String {
  var escaped = ""
  for scalar in text.unicodeScalars {
    if let written = scalar.markupReference ?? other(scalar) {
      escaped += written
    } else {
      escaped.unicodeScalars.append(scalar)
    }
  }
  return escaped
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

  /// What stands for a sign that would be read as markup, in XML as in HTML.
  fileprivate var markupReference: String? {
    switch self {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    default: nil
    }
  }

  /// The character, or what stands in its place.
  fileprivate var survivingXML: Unicode.Scalar { isXMLCharacter ? self : "\u{FFFD}" }
}
