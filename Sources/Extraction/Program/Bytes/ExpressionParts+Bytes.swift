import Reading

extension Argument: ByteCodable {
  func write(to writer: inout ByteWriter) {
    writer.write(label)
    writer.write(value)
    writer.write(isTrailingClosure)
  }

  init(from reader: inout ByteReader) throws(ByteCodingError) {
    self.init(
      label: try reader.optionalText(), value: try reader.expression(),
      isTrailingClosure: try reader.flag())
  }
}

extension DictionaryElement: ByteCodable {
  func write(to writer: inout ByteWriter) {
    writer.write(key)
    writer.write(value)
  }

  init(from reader: inout ByteReader) throws(ByteCodingError) {
    self.init(key: try reader.expression(), value: try reader.expression())
  }
}

extension StringLiteral: ByteCodable {
  func write(to writer: inout ByteWriter) { writer.write(segments) }

  init(from reader: inout ByteReader) throws(ByteCodingError) {
    self.init(segments: try reader.list())
  }
}

extension StringLiteral.Segment: ByteCodable {
  func write(to writer: inout ByteWriter) {
    switch self {
    case .text(let text):
      writer.write(true)
      writer.write(text)
    case .interpolation(let arguments, let source):
      writer.write(false)
      writer.write(arguments)
      writer.write(source)
    }
  }

  init(from reader: inout ByteReader) throws(ByteCodingError) {
    self =
      try reader.flag()
      ? .text(try reader.text())
      : .interpolation(try reader.list(), source: try reader.text())
  }
}

extension Closure: ByteCodable {
  func write(to writer: inout ByteWriter) {
    writer.write(parameters)
    writer.write(captures)
    writer.write(result)
    writer.write(body)
    writer.write(spreadsTuple)
  }

  init(from reader: inout ByteReader) throws(ByteCodingError) {
    self.init(
      parameters: try reader.list(), captures: try reader.list(), result: try reader.optional(),
      body: try reader.list(), spreadsTuple: try reader.flag())
  }
}

extension Closure.Parameter: ByteCodable {
  func write(to writer: inout ByteWriter) {
    writer.write(name)
    writer.write(type)
  }

  init(from reader: inout ByteReader) throws(ByteCodingError) {
    self.init(name: try reader.text(), type: try reader.optional())
  }
}

extension ByteWriter {
  mutating func write(_ expression: Expression) { expression.write(to: &self) }

  mutating func write(_ expression: Expression?) {
    write(expression != nil)
    expression?.write(to: &self)
  }

  mutating func write(_ expressions: [Expression]) {
    write(expressions.count)
    for expression in expressions { expression.write(to: &self) }
  }
}

extension ByteReader {
  mutating func expression() throws(ByteCodingError) -> Expression {
    switch try choice() as Expression.Form {
    case .integer: return .sharedInteger
    case .float: return .sharedFloat
    case .boolean: return .sharedBoolean
    case .null: return .sharedNull
    case let form:
      let offset = try place()
      return Expression(try Expression.Kind(form, from: &self), at: offset)
    }
  }

  mutating func optionalExpression() throws(ByteCodingError) -> Expression? {
    try flag() ? try expression() : nil
  }

  mutating func expressions() throws(ByteCodingError) -> [Expression] {
    var list: [Expression] = []
    let count = try count()
    list.reserveCapacity(count)
    for _ in 0..<count { list.append(try expression()) }
    return list
  }
}
