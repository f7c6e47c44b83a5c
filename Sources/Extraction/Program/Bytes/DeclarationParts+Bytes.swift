import Reading

extension Parameter: ByteCodable {
  func write(to writer: inout ByteWriter) {
    writer.write(label)
    writer.write(name)
    type.write(to: &writer)
    writer.write(defaultOf: defaultValue)
    for flag in [hasDefault, isFalseByDefault, isVariadic] { writer.write(flag) }
    writer.write(attributes)
  }

  init(from reader: inout ByteReader) throws(ByteCodingError) {
    self.init(
      label: try reader.optionalText(), name: try reader.text(),
      type: try TypeReference(from: &reader),
      defaultValue: try reader.optionalExpression(), hasDefault: try reader.flag(),
      isFalseByDefault: try reader.flag(), isVariadic: try reader.flag(),
      attributes: try reader.list())
  }
}

extension EnumCaseDeclaration: ByteCodable {
  func write(to writer: inout ByteWriter) {
    writer.write(name)
    writer.write(parameters)
    writer.write(rawValue)
    writer.write(place: offset)
  }

  init(from reader: inout ByteReader) throws(ByteCodingError) {
    self.init(
      name: try reader.text(), parameters: try reader.list(),
      rawValue: try reader.optionalExpression(), offset: try reader.place())
  }
}

extension AliasDeclaration: ByteCodable {
  func write(to writer: inout ByteWriter) {
    writer.write(name)
    writer.write(generics)
    type.write(to: &writer)
    writer.write(access)
    writer.write(place: offset)
  }

  init(from reader: inout ByteReader) throws(ByteCodingError) {
    self.init(
      name: try reader.text(), generics: try reader.list(),
      type: try TypeReference(from: &reader), access: try reader.choice(),
      offset: try reader.place())
  }
}

extension Accessor: ByteCodable {
  func write(to writer: inout ByteWriter) {
    writer.write(isGetter)
    writer.write(valueName)
    if !writer.isForComparing { writer.write(body) }
  }

  init(from reader: inout ByteReader) throws(ByteCodingError) {
    self.init(
      isGetter: try reader.flag(), valueName: try reader.optionalText(), body: try reader.list())
  }
}

extension Attribute: ByteCodable {
  func write(to writer: inout ByteWriter) {
    name.write(to: &writer)
    writer.write(arguments)
  }

  init(from reader: inout ByteReader) throws(ByteCodingError) {
    self.init(name: try TypeReference(from: &reader), arguments: try reader.list())
  }
}

extension ByteWriter {
  /// A callee's default value is read at its callers, in other files: where literals lie inside of
  /// it counts there, too.
  fileprivate mutating func write(defaultOf value: Expression?) {
    guard isForComparing, let value, !value.isReference else { return write(value) }
    write(true)
    countsPlaces = true
    write(value)
    countsPlaces = false
  }
}

extension Expression {
  /// Whether it is a name with members of members, none of which is ever told the place of.
  fileprivate var isReference: Bool {
    switch kind {
    case .name, .member(nil, _): true
    case .member(let base?, _): base.isReference
    default: false
    }
  }
}
