import Reading

/// Spells text so that it is read as nothing but text.
package enum MessageEscaping {
  /// - Parameters:
  ///   - edges: Whether the first and the last character become character references, which is
  ///     how white space and letters can stand directly beside marks.
  package static func escaped(
    _ text: String, _ syntax: MessageSyntax, edges: Bool = false
  ) -> String {
    var result = ""
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let isLast = index == scalars.count - 1
      if scalar == "%" {
        result += syntax.contains(.specifiers) ? "%%" : "%"
      } else if !syntax.contains(.markdown) {
        result.unicodeScalars.append(scalar)
      } else if edges && (index == 0 || isLast) {
        result += "&#\(scalar.value);"
      } else if isMark(scalar) || isLast && (scalar == "!" || scalar == "^") {
        result += "\\"
        result.unicodeScalars.append(scalar)
      } else if isLineEnd(scalar) && !keepsLineEnd(at: index, scalars, syntax) {
        result += "&#\(scalar.value);"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A destination with a backslash before what would end it.
  static func destination(_ destination: String) -> String {
    destination.unicodeScalars.reduce(into: "") { result, scalar in
      if "\\()<>&".unicodeScalars.contains(scalar) { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\\", "`", "*", "_", "~", "[", "]", "<", "&": true
    default: false
    }
  }

  private static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\r"
  }

  /// A line end is read as itself unless white space collapses or two spaces make it a hard one.
  private static func keepsLineEnd(
    at index: Int, _ scalars: [Unicode.Scalar], _ syntax: MessageSyntax
  ) -> Bool {
    !syntax.contains(.collapsesWhitespace)
      && !(index > 1 && scalars[index - 1] == " " && scalars[index - 2] == " ")
  }
}
