/// What Xcode tells translators of an object's text.
struct InterfaceBuilderComment {
  var className: String
  var id: String
  var note: String

  func text(for property: String, _ value: String) -> String {
    // Xcode writes the whole key of what is numbered.
    let name = property.hasSuffix("]") ? "\(id).\(property)" : property
    var comment =
      "Class = \"\(className)\"; \(name) = \"\(Self.escaped(value))\"; ObjectID = \"\(id)\";"
    if !note.isEmpty { comment += " Note = \"\(Self.escaped(note))\";" }
    return comment
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": escaped += "\\\""
      case "\\": escaped += "\\\\"
      case "\n": escaped += "\\n"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
