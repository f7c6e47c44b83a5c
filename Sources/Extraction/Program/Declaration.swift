/// A type or an extension, with what inference and extraction need of its members.
final class TypeDeclaration: Sendable {
  enum Kind: Int, Sendable {
    case structure
    case `class`
    case enumeration
    case `protocol`
    case `extension`
  }

  let kind: Kind
  /// The simple name, or for an extension the name as written (`Outer.Inner`).
  let name: String
  /// The extended type of an extension.
  let extended: TypeReference?
  let generics: [GenericParameter]
  let inherited: [TypeReference]
  let requirements: [GenericRequirement]
  let members: [Member]
  let attributes: [Attribute]
  /// Of an extension: what it says for its members.
  let access: Access
  let offset: Int32

  init(
    kind: Kind, name: String, extended: TypeReference? = nil, generics: [GenericParameter],
    inherited: [TypeReference], requirements: [GenericRequirement], members: [Member],
    attributes: [Attribute], access: Access, offset: Int32
  ) {
    self.kind = kind
    self.name = name
    self.access = access
    self.extended = extended
    self.generics = generics
    self.inherited = inherited
    self.requirements = requirements
    self.members = members
    self.attributes = attributes
    self.offset = offset
  }

  /// The same with other members.
  convenience init(_ other: TypeDeclaration, members: [Member]) {
    self.init(
      kind: other.kind, name: other.name, extended: other.extended, generics: other.generics,
      inherited: other.inherited, requirements: other.requirements, members: members,
      attributes: other.attributes, access: other.access, offset: other.offset)
  }
}

/// A member of a type, or a declaration of a file.
enum Member: Sendable {
  case variable(VariableDeclaration)
  case function(FunctionDeclaration)
  case enumCase(EnumCaseDeclaration)
  case type(TypeDeclaration)
  case alias(AliasDeclaration)
  /// A freestanding macro, or statements at the top of a file.
  case statement(Statement)
}

struct GenericParameter: Sendable {
  var name: String
  var constraint: TypeReference?
}

/// A requirement of a `where` clause.
struct GenericRequirement: Sendable {
  var left: TypeReference
  var right: TypeReference
  var isSameType: Bool
}

struct Attribute: Sendable {
  var name: TypeReference
  var arguments: [Argument]
  /// Whether whoever uses the declaration gets an error: `@available(*, unavailable)`.
  var isUnavailability = false
}

/// A property or variable; a pattern that binds several names is one declaration per name.
final class VariableDeclaration: Sendable {
  let pattern: Pattern
  let type: TypeReference?
  let initializer: Expression?
  let accessors: [Accessor]
  let attributes: [Attribute]
  let isStatic: Bool
  let isConstant: Bool
  let isLazy: Bool
  let access: Access
  let offset: Int32

  init(
    pattern: Pattern, type: TypeReference?, initializer: Expression?, accessors: [Accessor],
    attributes: [Attribute], isStatic: Bool, isConstant: Bool, isLazy: Bool,
    access: Access, offset: Int32
  ) {
    self.pattern = pattern
    self.type = type
    self.initializer = initializer
    self.accessors = accessors
    self.attributes = attributes
    self.isStatic = isStatic
    self.isConstant = isConstant
    self.isLazy = isLazy
    self.access = access
    self.offset = offset
  }

  /// Whether the property takes room in its type, hence a parameter in its memberwise initializer.
  var isStored: Bool { !isStatic && !isLazy && getter == nil }

  /// The name of a variable that binds one name.
  var name: String? {
    switch pattern {
    case .name(let name), .typed(.name(let name), _): name
    default: nil
    }
  }

  var getter: Accessor? { accessors.first { $0.isGetter } }
}

struct Accessor: Sendable {
  var isGetter: Bool
  /// The name that a setter or observer gives its value; nil for getters.
  var valueName: String?
  var body: [Statement]
}

/// A function, initializer or subscript.
final class FunctionDeclaration: Sendable {
  enum Kind: Int, Sendable {
    case function
    case initializer
    case subscripted
  }

  let kind: Kind
  let name: String
  let generics: [GenericParameter]
  let requirements: [GenericRequirement]
  let parameters: [Parameter]
  let result: TypeReference?
  let body: [Statement]
  let attributes: [Attribute]
  let isStatic: Bool
  let isFailable: Bool
  let access: Access
  let offset: Int32

  init(
    kind: Kind, name: String, generics: [GenericParameter], requirements: [GenericRequirement],
    parameters: [Parameter], result: TypeReference?, body: [Statement], attributes: [Attribute],
    isStatic: Bool, isFailable: Bool, access: Access, offset: Int32
  ) {
    self.kind = kind
    self.name = name
    self.generics = generics
    self.requirements = requirements
    self.parameters = parameters
    self.result = result
    self.body = body
    self.attributes = attributes
    self.isStatic = isStatic
    self.isFailable = isFailable
    self.access = access
    self.offset = offset
  }

  /// Whether overload resolution avoids this declaration (`@_disfavoredOverload`).
  var isDisfavored: Bool { attributes.contains { $0.name.simpleName == "_disfavoredOverload" } }

  /// Whether no call means this declaration (`@available(*, unavailable)`).
  var isUnavailable: Bool { attributes.contains(where: \.isUnavailability) }
}

struct Parameter: Sendable {
  /// The argument label; nil for `_`.
  var label: String?
  var name: String
  var type: TypeReference
  var defaultValue: Expression?
  var hasDefault: Bool
  /// Whether the default is `false`.
  var isFalseByDefault = false
  var isVariadic: Bool
  /// Such as the result builder of a closure.
  var attributes: [Attribute] = []
}

struct EnumCaseDeclaration: Sendable {
  var name: String
  var parameters: [Parameter]
  var rawValue: Expression?
  var offset: Int32
}

struct AliasDeclaration: Sendable {
  var name: String
  var generics: [GenericParameter]
  var type: TypeReference
  var access: Access
  var offset: Int32
}
