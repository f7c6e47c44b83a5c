import Reading

// Where bytes are only for comparing (`ByteWriter.isForComparing`), bodies and places are left out:
// what is written then is all that other files can see of a declaration without reading its body.

extension Member: ByteCodable {
  private enum Form: Int {
    case variable, function, enumCase, type, alias, statement
  }

  func write(to writer: inout ByteWriter) {
    switch self {
    case .variable(let variable):
      writer.write(Form.variable)
      variable.write(to: &writer)
    case .function(let function):
      writer.write(Form.function)
      function.write(to: &writer)
    case .enumCase(let enumCase):
      writer.write(Form.enumCase)
      enumCase.write(to: &writer)
    case .type(let type):
      writer.write(Form.type)
      type.write(to: &writer)
    case .alias(let alias):
      writer.write(Form.alias)
      alias.write(to: &writer)
    case .statement(let statement):
      if writer.isForComparing, !statement.isVariable { return }
      writer.write(Form.statement)
      statement.write(to: &writer)
    }
  }

  init(from reader: inout ByteReader) throws(ByteCodingError) {
    switch try reader.choice() as Form {
    case .variable: self = .variable(try VariableDeclaration(reading: &reader))
    case .function: self = .function(try FunctionDeclaration(reading: &reader))
    case .enumCase: self = .enumCase(try EnumCaseDeclaration(from: &reader))
    case .type: self = .type(try TypeDeclaration(reading: &reader))
    case .alias: self = .alias(try AliasDeclaration(from: &reader))
    case .statement: self = .statement(try Statement(from: &reader))
    }
  }
}

extension Statement {
  /// Whether it declares a variable, which other files see where it stands at the top of a file.
  fileprivate var isVariable: Bool { if case .variable = self { true } else { false } }
}

extension TypeDeclaration {
  func write(to writer: inout ByteWriter) {
    writer.write(kind)
    writer.write(name)
    writer.write(extended)
    writer.write(generics)
    writer.write(inherited)
    writer.write(requirements)
    writer.write(members)
    writer.write(attributes)
    writer.write(access)
    writer.write(place: offset)
  }

  convenience init(reading reader: inout ByteReader) throws(ByteCodingError) {
    self.init(
      kind: try reader.choice(), name: try reader.text(), extended: try reader.optional(),
      generics: try reader.list(), inherited: try reader.list(), requirements: try reader.list(),
      members: try reader.list(), attributes: try reader.list(), access: try reader.choice(),
      offset: try reader.place())
  }
}

extension VariableDeclaration {
  func write(to writer: inout ByteWriter) {
    pattern.write(to: &writer)
    writer.write(type)
    writer.write(initializer)
    writer.write(accessors)
    writer.write(attributes)
    for flag in [isStatic, isConstant, isLazy] { writer.write(flag) }
    writer.write(access)
    writer.write(place: offset)
  }

  convenience init(reading reader: inout ByteReader) throws(ByteCodingError) {
    self.init(
      pattern: try Pattern(from: &reader), type: try reader.optional(),
      initializer: try reader.optionalExpression(), accessors: try reader.list(),
      attributes: try reader.list(), isStatic: try reader.flag(),
      isConstant: try reader.flag(), isLazy: try reader.flag(),
      access: try reader.choice(), offset: try reader.place())
  }
}

extension FunctionDeclaration {
  func write(to writer: inout ByteWriter) {
    writer.write(kind)
    writer.write(name)
    writer.write(generics)
    writer.write(requirements)
    writer.write(parameters)
    writer.write(result)
    if !writer.isForComparing { writer.write(body) }
    writer.write(attributes)
    for flag in [isStatic, isFailable] { writer.write(flag) }
    writer.write(access)
    writer.write(place: offset)
  }

  convenience init(reading reader: inout ByteReader) throws(ByteCodingError) {
    self.init(
      kind: try reader.choice(), name: try reader.text(), generics: try reader.list(),
      requirements: try reader.list(), parameters: try reader.list(),
      result: try reader.optional(), body: try reader.list(), attributes: try reader.list(),
      isStatic: try reader.flag(), isFailable: try reader.flag(),
      access: try reader.choice(), offset: try reader.place())
  }
}
