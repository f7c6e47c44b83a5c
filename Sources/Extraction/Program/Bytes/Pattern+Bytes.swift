import Reading

extension Condition: ByteCodable {
  private enum Form: Int {
    case expression, unwrapping, matching
  }

  func write(to writer: inout ByteWriter) {
    switch self {
    case .expression(let expression):
      writer.write(Form.expression)
      writer.write(expression)
    case .unwrapping(let pattern, let type, let value):
      writer.write(Form.unwrapping)
      pattern.write(to: &writer)
      writer.write(type)
      writer.write(value)
    case .matching(let pattern, let value):
      writer.write(Form.matching)
      pattern.write(to: &writer)
      writer.write(value)
    }
  }

  init(from reader: inout ByteReader) throws(ByteCodingError) {
    switch try reader.choice() as Form {
    case .expression: self = .expression(try reader.expression())
    case .unwrapping:
      let pattern = try Pattern(from: &reader)
      self = .unwrapping(pattern, try reader.optional(), try reader.optionalExpression())
    case .matching:
      let pattern = try Pattern(from: &reader)
      self = .matching(pattern, try reader.expression())
    }
  }
}

extension Pattern: ByteCodable {
  private enum Form: Int {
    case name, wildcard, tuple, enumCase, optional, cast, typed, expression
  }

  func write(to writer: inout ByteWriter) {
    switch self {
    case .name(let name):
      writer.write(Form.name)
      writer.write(name)
    case .wildcard: writer.write(Form.wildcard)
    case .tuple(let parts):
      writer.write(Form.tuple)
      writer.write(parts)
    case .enumCase(let name, let payload):
      writer.write(Form.enumCase)
      writer.write(name)
      writer.write(payload)
    case .optional(let inner):
      writer.write(Form.optional)
      inner.write(to: &writer)
    case .cast(let inner, let type):
      writer.write(Form.cast)
      inner.write(to: &writer)
      type.write(to: &writer)
    case .typed(let inner, let type):
      writer.write(Form.typed)
      inner.write(to: &writer)
      type.write(to: &writer)
    case .expression(let expression):
      writer.write(Form.expression)
      writer.write(expression)
    }
  }

  init(from reader: inout ByteReader) throws(ByteCodingError) {
    switch try reader.choice() as Form {
    case .name: self = .name(try reader.text())
    case .wildcard: self = .wildcard
    case .tuple: self = .tuple(try reader.list())
    case .enumCase: self = .enumCase(try reader.expression(), try reader.list())
    case .optional: self = .optional(try Pattern(from: &reader))
    case .cast:
      let inner = try Pattern(from: &reader)
      self = .cast(inner, try TypeReference(from: &reader))
    case .typed:
      let inner = try Pattern(from: &reader)
      self = .typed(inner, try TypeReference(from: &reader))
    case .expression: self = .expression(try reader.expression())
    }
  }
}
