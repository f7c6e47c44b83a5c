import Diagnostics

extension JSONValue {
  /// The value in RFC 8259, without white space, for a decoder that knows nothing else.
  ///
  /// Hexadecimal numbers become decimal; what isn't finite becomes the strings `"Infinity"`,
  /// `"-Infinity"` and `"NaN"`, for a decoder's strategy for non-conforming floats.
  package var strictJSON: String {
    var text = ""
    writeStrictJSON(to: &text)
    return text
  }

  /// An object or array that is being written.
  private struct Level {
    var value: JSONValue
    var position = 0

    var isObject: Bool {
      if case .object = value.content { true } else { false }
    }

    /// Writes the name, if any, and gives the value that follows it.
    mutating func next(to text: inout String) -> JSONValue? {
      defer { position += 1 }
      switch value.content {
      case .object(let members) where position < members.count:
        if position > 0 { text += "," }
        JSONText.append(members[position].name.value, to: &text)
        text += ":"
        return members[position].value
      case .array(let elements) where position < elements.count:
        if position > 0 { text += "," }
        return elements[position]
      default: return nil
      }
    }
  }

  /// Appends what `strictJSON` is; keeps its own stack, for threads with a small one.
  func writeStrictJSON(to text: inout String) {
    var levels: [Level] = []
    if let level = write(to: &text) { levels.append(level) }
    while let top = levels.indices.last {
      if let value = levels[top].next(to: &text) {
        if let level = value.write(to: &text) { levels.append(level) }
      } else {
        text += levels[top].isObject ? "}" : "]"
        levels.removeLast()
      }
    }
  }

  /// Writes a scalar, or opens a level that is to be written then.
  private func write(to text: inout String) -> Level? {
    switch content {
    case .object:
      text += "{"
      return Level(value: self)
    case .array:
      text += "["
      return Level(value: self)
    case .string(let string): JSONText.append(string.value, to: &text)
    case .number(let number): text += number.strictJSON
    case .bool(let value): text += value ? "true" : "false"
    case .null: text += "null"
    }
    return nil
  }
}
