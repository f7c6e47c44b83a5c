import Reading

extension TypeReference: ByteCodable {
  private enum Form: Int {
    case named, member, optional, tuple, function, metatype, unknown, implicitlyUnwrapped
  }

  func write(to writer: inout ByteWriter) {
    switch self {
    case .named(let name, let arguments):
      writer.write(Form.named)
      writer.write(name)
      writer.write(arguments)
    case .member(let base, let name, let arguments):
      writer.write(Form.member)
      base.write(to: &writer)
      writer.write(name)
      writer.write(arguments)
    case .optional(let wrapped):
      writer.write(Form.optional)
      wrapped.write(to: &writer)
    case .implicitlyUnwrapped(let wrapped):
      writer.write(Form.implicitlyUnwrapped)
      wrapped.write(to: &writer)
    case .tuple(let elements):
      writer.write(Form.tuple)
      writer.write(elements)
    case .function(let parameters, let result):
      writer.write(Form.function)
      writer.write(parameters)
      result.write(to: &writer)
    case .metatype(let type):
      writer.write(Form.metatype)
      type.write(to: &writer)
    case .unknown: writer.write(Form.unknown)
    }
  }

  init(from reader: inout ByteReader) throws(ByteCodingError) {
    switch try reader.choice() as Form {
    case .named: self = .named(try reader.text(), try reader.list())
    case .member:
      let base = try TypeReference(from: &reader)
      self = .member(base, try reader.text(), try reader.list())
    case .optional: self = .optional(try TypeReference(from: &reader))
    case .implicitlyUnwrapped: self = .implicitlyUnwrapped(try TypeReference(from: &reader))
    case .tuple: self = .tuple(try reader.list())
    case .function:
      let parameters = try reader.list(of: TypeReference.self)
      self = .function(parameters, try TypeReference(from: &reader))
    case .metatype: self = .metatype(try TypeReference(from: &reader))
    case .unknown: self = .unknown
    }
  }
}

extension TypeReference.Element: ByteCodable {
  func write(to writer: inout ByteWriter) {
    writer.write(label)
    type.write(to: &writer)
  }

  init(from reader: inout ByteReader) throws(ByteCodingError) {
    label = try reader.optionalText()
    type = try TypeReference(from: &reader)
  }
}

extension GenericParameter: ByteCodable {
  func write(to writer: inout ByteWriter) {
    writer.write(name)
    writer.write(constraint)
  }

  init(from reader: inout ByteReader) throws(ByteCodingError) {
    name = try reader.text()
    constraint = try reader.optional()
  }
}

extension GenericRequirement: ByteCodable {
  func write(to writer: inout ByteWriter) {
    left.write(to: &writer)
    right.write(to: &writer)
    writer.write(isSameType)
  }

  init(from reader: inout ByteReader) throws(ByteCodingError) {
    left = try TypeReference(from: &reader)
    right = try TypeReference(from: &reader)
    isSameType = try reader.flag()
  }
}
