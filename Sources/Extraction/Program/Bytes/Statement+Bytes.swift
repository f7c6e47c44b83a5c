import Reading

extension Statement: ByteCodable {
  private enum Form: Int {
    case expression, variable, function, type, returned, conditional, guarded, loop, switched
    case doBlock, block
  }

  func write(to writer: inout ByteWriter) {
    writer.write(form)
    switch self {
    case .expression(let expression): writer.write(expression)
    case .variable(let variable): variable.write(to: &writer)
    case .function(let function): function.write(to: &writer)
    case .type(let type): type.write(to: &writer)
    case .returned(let value): writer.write(value)
    case .conditional(let conditional): conditional.write(to: &writer)
    case .guarded(let conditions, let otherwise):
      writer.write(conditions)
      writer.write(otherwise)
    case .loop(let loop): loop.write(to: &writer)
    case .switched(let switched): switched.write(to: &writer)
    case .doBlock(let block):
      writer.write(block.body)
      writer.write(block.catches)
    case .block(let body): writer.write(body)
    }
  }

  private var form: Form {
    switch self {
    case .expression: .expression
    case .variable: .variable
    case .function: .function
    case .type: .type
    case .returned: .returned
    case .conditional: .conditional
    case .guarded: .guarded
    case .loop: .loop
    case .switched: .switched
    case .doBlock: .doBlock
    case .block: .block
    }
  }

  init(from reader: inout ByteReader) throws(ByteCodingError) {
    switch try reader.choice() as Form {
    case .expression: self = .expression(try reader.expression())
    case .variable: self = .variable(try VariableDeclaration(reading: &reader))
    case .function: self = .function(try FunctionDeclaration(reading: &reader))
    case .type: self = .type(try TypeDeclaration(reading: &reader))
    case .returned: self = .returned(try reader.optionalExpression())
    case .conditional: self = .conditional(try IfStatement(from: &reader))
    case .guarded: self = .guarded(try reader.list(), otherwise: try reader.list())
    case .loop: self = .loop(try LoopStatement(from: &reader))
    case .switched: self = .switched(try SwitchStatement(from: &reader))
    case .doBlock:
      self = .doBlock(DoStatement(body: try reader.list(), catches: try reader.list()))
    case .block: self = .block(try reader.list())
    }
  }
}

extension IfStatement: ByteCodable {
  func write(to writer: inout ByteWriter) {
    writer.write(conditions)
    writer.write(then)
    writer.write(otherwise)
  }

  init(from reader: inout ByteReader) throws(ByteCodingError) {
    self.init(
      conditions: try reader.list(), then: try reader.list(), otherwise: try reader.list())
  }
}

extension LoopStatement: ByteCodable {
  func write(to writer: inout ByteWriter) {
    writer.write(pattern)
    writer.write(sequence)
    writer.write(conditions)
    writer.write(body)
  }

  init(from reader: inout ByteReader) throws(ByteCodingError) {
    self.init(
      pattern: try reader.optional(), sequence: try reader.optionalExpression(),
      conditions: try reader.list(), body: try reader.list())
  }
}

extension SwitchStatement: ByteCodable {
  func write(to writer: inout ByteWriter) {
    writer.write(subject)
    writer.write(cases)
  }

  init(from reader: inout ByteReader) throws(ByteCodingError) {
    self.init(subject: try reader.expression(), cases: try reader.list())
  }
}

extension SwitchStatement.Case: ByteCodable {
  func write(to writer: inout ByteWriter) {
    writer.write(patterns)
    writer.write(conditions)
    writer.write(body)
  }

  init(from reader: inout ByteReader) throws(ByteCodingError) {
    self.init(
      patterns: try reader.list(), conditions: try reader.expressions(), body: try reader.list())
  }
}
