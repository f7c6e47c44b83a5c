import Messages

/// Reads what JSON a Swift type decodes.
struct AttributeTypeReading {
  private typealias ValueType = AttributeValueType

  private let index: ProgramIndex
  /// Types that contain each other end here.
  private static let deepest = 8

  init(_ index: ProgramIndex) { self.index = index }

  /// What the values of an attribute's key can be.
  func valueType(ofKey key: Nominal) -> AttributeValueType {
    let decodesItself = ["decodeMarkdown", "decode"].contains { name in
      !index.members(named: name, of: .nominal(key, []), isStatic: true).isEmpty
    }
    guard !decodesItself, let value = index.associatedType("Value", of: .nominal(key, [])) else {
      return .any
    }
    return type(value, depth: 0)
  }

  private func type(_ type: Type, depth: Int) -> ValueType {
    guard depth < Self.deepest else { return .any }
    if type.isOptional { return .optional(self.type(type.unwrapped, depth: depth + 1)) }
    guard case .nominal(let nominal, let arguments) = type else { return Self.plain(type.name) }
    if nominal.isFromInterface {
      switch nominal.name {
      case "Array", "ContiguousArray", "Set":
        return .array(arguments.first.map { self.type($0, depth: depth + 1) } ?? .any)
      default: return Self.plain(nominal.name)
      }
    }
    guard !decodesItself(nominal) else { return .any }
    switch nominal.kind {
    case .enumeration: return enumeration(nominal)
    case .structure: return structure(nominal, arguments, depth: depth)
    case .class, .protocol, .extension: return .any
    }
  }

  /// Whether a type has a decoding of its own.
  private func decodesItself(_ nominal: Nominal) -> Bool {
    (nominal.members["init"] ?? []).contains { record in
      guard case .function(let function) = record.content, let first = function.parameters.first
      else { return false }
      return function.parameters.count == 1 && first.label == "from"
        && first.type.simpleName == "Decoder"
    }
  }

  /// A type of the standard library or of Foundation.
  private static func plain(_ name: String?) -> ValueType {
    switch name {
    case "String", "Character", "URL", "UUID", "Data": .string
    case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64":
      .integer
    case "Double", "Float", "CGFloat", "Decimal", "Date": .number
    case "Bool": .boolean
    default: .any
    }
  }

  // MARK: Raw values

  private func enumeration(_ nominal: Nominal) -> ValueType {
    switch rawType(of: nominal) {
    case .string: oneOf(nominal)
    case .integer: .integer
    case .number: .number
    default: .any
    }
  }

  private func rawType(of nominal: Nominal) -> ValueType {
    for (reference, context) in nominal.inherited {
      let type = Self.plain(index.resolve(reference, in: context).name)
      if type != .any { return type }
    }
    return .any
  }

  /// The raw values of an enum in the order of its cases.
  private func oneOf(_ nominal: Nominal) -> ValueType {
    let cases = Self.cases(of: nominal)
    let values = cases.compactMap { Self.rawText(of: $0) }
    guard !values.isEmpty, values.count == cases.count else { return .any }
    var seen: Set<String> = []
    return .oneOf(values.filter { seen.insert($0).inserted })
  }

  private static func cases(of nominal: Nominal) -> [EnumCaseDeclaration] {
    nominal.members.values.joined().compactMap { record in
      if case .enumCase(let declaration) = record.content { declaration } else { nil }
    }.sorted { ($0.offset, $0.name) < ($1.offset, $1.name) }
  }

  /// The text of a raw value; nil where it is no plain literal.
  private static func rawText(of declaration: EnumCaseDeclaration) -> String? {
    guard let value = declaration.rawValue else { return declaration.name }
    if case .string(let literal) = value.kind { return literal.plainText }
    return nil
  }

  // MARK: Properties

  private func structure(_ nominal: Nominal, _ arguments: [Type], depth: Int) -> ValueType {
    let raw =
      nominal.conforms(toUndeclared: "RawRepresentable", in: index)
      || nominal.conforms(toUndeclared: "OptionSet", in: index)
    let names = codingNames(of: nominal)
    let substitution = ProgramIndex.substitution(nominal, arguments)
    var fields: [AttributeValueType.Field] = []
    for (variable, context) in nominal.stored {
      // A wrapper decodes as it likes.
      guard let property = variable.name, variable.attributes.isEmpty else { return .any }
      let type = self.type(of: variable, in: context, substitution, depth: depth)
      if raw, property == "rawValue" { return type }
      guard !(variable.isConstant && variable.initializer != nil) else { continue }
      guard let name = names.map({ $0[property] }) ?? property else { continue }
      if let known = fields.firstIndex(where: { $0.name == name }) {
        if fields[known].type != type { fields[known].type = .any }
      } else {
        fields.append(AttributeValueType.Field(name: name, type: type))
      }
    }
    return fields.isEmpty || raw ? .any : .object(fields)
  }

  private func type(
    of variable: VariableDeclaration, in context: LexicalContext,
    _ substitution: [String: Type], depth: Int
  ) -> ValueType {
    if let reference = variable.type {
      let resolved = index.resolve(reference, in: context, substitution: substitution)
      // As an optional is, it is left out where there is no value.
      return type(
        reference.startsAsNil ? index.optional(resolved.unwrapped) : resolved, depth: depth + 1)
    }
    return switch variable.initializer?.kind {
    case .string: .string
    case .integer: .integer
    case .float: .number
    case .boolean: .boolean
    default: .any
    }
  }

  /// The names that `CodingKeys` gives to properties; nil where there is none.
  private func codingNames(of nominal: Nominal) -> [String: String]? {
    guard let keys = nominal.nested["CodingKeys"], keys.kind == .enumeration else { return nil }
    let named = Self.cases(of: keys).compactMap { key in
      Self.rawText(of: key).map { (key.name, $0) }
    }
    return Dictionary(named) { first, _ in first }
  }
}
