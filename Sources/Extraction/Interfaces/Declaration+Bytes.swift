import Reading

// Declarations as interface files have them: they say what there is and hold no code. Of attributes
// only the name is kept, of a parameter's default value only that there is one; nothing asks for
// more of what a framework declares.

extension Member: ByteCodable {
  private enum Form: Int {
    case variable, function, enumCase, type, alias
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
    case .statement:
      preconditionFailure("an interface file has a statement")
    }
  }

  init(from reader: inout ByteReader) throws(ByteCodingError) {
    switch try reader.choice() as Form {
    case .variable: self = .variable(try VariableDeclaration(reading: &reader))
    case .function: self = .function(try FunctionDeclaration(reading: &reader))
    case .enumCase: self = .enumCase(try EnumCaseDeclaration(from: &reader))
    case .type: self = .type(try TypeDeclaration(reading: &reader))
    case .alias: self = .alias(try AliasDeclaration(from: &reader))
    }
  }
}

extension TypeDeclaration {
  fileprivate func write(to writer: inout ByteWriter) {
    writer.write(kind)
    writer.write(name)
    writer.write(extended)
    writer.write(generics)
    writer.write(inherited)
    writer.write(requirements)
    writer.write(members)
    writer.write(attributes)
    writer.write(isPrivate)
    writer.write(Int(offset))
  }

  fileprivate convenience init(reading reader: inout ByteReader) throws(ByteCodingError) {
    self.init(
      kind: try reader.choice(), name: try reader.text(), extended: try reader.optional(),
      generics: try reader.list(), inherited: try reader.list(), requirements: try reader.list(),
      members: try reader.list(), attributes: try reader.list(), isPrivate: try reader.flag(),
      offset: Int32(try reader.number()))
  }
}

extension VariableDeclaration {
  fileprivate func write(to writer: inout ByteWriter) {
    guard let name, initializer == nil, accessors.allSatisfy(\.body.isEmpty) else {
      preconditionFailure("an interface file's variable has a value or a body")
    }
    writer.write(name)
    writer.write(type)
    writer.write(accessors)
    writer.write(attributes)
    for flag in [isStatic, isConstant, isLazy] { writer.write(flag) }
    writer.write(Int(offset))
  }

  fileprivate convenience init(reading reader: inout ByteReader) throws(ByteCodingError) {
    self.init(
      pattern: .name(try reader.text()), type: try reader.optional(), initializer: nil,
      accessors: try reader.list(), attributes: try reader.list(), isStatic: try reader.flag(),
      isConstant: try reader.flag(), isLazy: try reader.flag(),
      offset: Int32(try reader.number()))
  }
}

extension FunctionDeclaration {
  fileprivate func write(to writer: inout ByteWriter) {
    precondition(body.isEmpty, "an interface file's function has a body")
    writer.write(kind)
    writer.write(name)
    writer.write(generics)
    writer.write(requirements)
    writer.write(parameters)
    writer.write(result)
    writer.write(attributes)
    for flag in [isStatic, isFailable] { writer.write(flag) }
    writer.write(Int(offset))
  }

  fileprivate convenience init(reading reader: inout ByteReader) throws(ByteCodingError) {
    self.init(
      kind: try reader.choice(), name: try reader.text(), generics: try reader.list(),
      requirements: try reader.list(), parameters: try reader.list(),
      result: try reader.optional(), body: [], attributes: try reader.list(),
      isStatic: try reader.flag(), isFailable: try reader.flag(),
      offset: Int32(try reader.number()))
  }
}

extension Parameter: ByteCodable {
  func write(to writer: inout ByteWriter) {
    writer.write(label)
    writer.write(name)
    type.write(to: &writer)
    for flag in [hasDefault, isVariadic] { writer.write(flag) }
    writer.write(attributes)
  }

  init(from reader: inout ByteReader) throws(ByteCodingError) {
    self.init(
      label: try reader.optionalText(), name: try reader.text(),
      type: try TypeReference(from: &reader), hasDefault: try reader.flag(),
      isVariadic: try reader.flag(), attributes: try reader.list())
  }
}

extension EnumCaseDeclaration: ByteCodable {
  func write(to writer: inout ByteWriter) {
    precondition(rawValue == nil, "an interface file's case has a value")
    writer.write(name)
    writer.write(parameters)
    writer.write(Int(offset))
  }

  init(from reader: inout ByteReader) throws(ByteCodingError) {
    self.init(
      name: try reader.text(), parameters: try reader.list(),
      offset: Int32(try reader.number()))
  }
}

extension AliasDeclaration: ByteCodable {
  func write(to writer: inout ByteWriter) {
    writer.write(name)
    writer.write(generics)
    type.write(to: &writer)
  }

  init(from reader: inout ByteReader) throws(ByteCodingError) {
    self.init(
      name: try reader.text(), generics: try reader.list(), type: try TypeReference(from: &reader))
  }
}

extension Accessor: ByteCodable {
  func write(to writer: inout ByteWriter) {
    writer.write(isGetter)
    writer.write(valueName)
  }

  init(from reader: inout ByteReader) throws(ByteCodingError) {
    self.init(isGetter: try reader.flag(), valueName: try reader.optionalText(), body: [])
  }
}

extension Attribute: ByteCodable {
  func write(to writer: inout ByteWriter) { name.write(to: &writer) }

  init(from reader: inout ByteReader) throws(ByteCodingError) {
    self.init(name: try TypeReference(from: &reader), arguments: [])
  }
}
