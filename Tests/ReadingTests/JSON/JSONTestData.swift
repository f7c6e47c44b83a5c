import Reading

func json(_ text: String, _ form: JSONDocument.Form = .value) -> JSONDocument {
  JSONDocument(parsing: Array(text.utf8), dialect: .json, form: form)
}

func json5(_ text: String, _ form: JSONDocument.Form = .value) -> JSONDocument {
  JSONDocument(parsing: Array(text.utf8), dialect: .json5, form: form)
}

extension JSONValue {
  /// Whether both mean the same, wherever they stand and however they are spelled.
  func means(_ other: JSONValue) -> Bool {
    switch (content, other.content) {
    case (.object(let left), .object(let right)):
      left.count == right.count
        && zip(left, right).allSatisfy {
          $0.name.value.utf8.elementsEqual($1.name.value.utf8) && $0.value.means($1.value)
        }
    case (.array(let left), .array(let right)):
      left.count == right.count && zip(left, right).allSatisfy { $0.means($1) }
    case (.string(let left), .string(let right)): left.value.utf8.elementsEqual(right.value.utf8)
    case (.number(let left), .number(let right)):
      left.double.bitPattern == right.double.bitPattern && left.integer == right.integer
    case (.number(let left), .string(let right)):
      // What isn't finite has no other spelling in JSON.
      !left.double.isFinite && strictJSON == "\"\(right.value)\""
    case (.bool(let left), .bool(let right)): left == right
    case (.null, .null): true
    default: false
    }
  }
}
