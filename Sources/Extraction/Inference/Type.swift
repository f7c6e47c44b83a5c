/// A type whose names have been looked up.
indirect enum Type: Hashable, Sendable {
  case nominal(Nominal, [Type])
  /// A generic parameter, or an associated type, that nothing has settled yet.
  case parameter(String)
  case tuple([Element])
  case function([Type], Type)
  case metatype(Type)
  /// A type that neither the scan nor the interface files declare.
  case external(String, [Type])
  case unknown

  struct Element: Hashable, Sendable {
    var label: String?
    var type: Type
  }

  var nominal: Nominal? {
    if case .nominal(let nominal, _) = self { nominal } else { nil }
  }

  /// The name under which specifiers and interface files know the type.
  var name: String? {
    switch self {
    case .nominal(let nominal, _): nominal.name
    case .external(let name, _): name
    default: nil
    }
  }

  /// The arguments of a generic type.
  var arguments: [Type] {
    switch self {
    case .nominal(_, let arguments), .external(_, let arguments): arguments
    default: []
    }
  }

  /// The type without the optionals around it.
  var unwrapped: Type {
    guard case .nominal(let nominal, let arguments) = self, nominal.name == "Optional",
      let wrapped = arguments.first
    else { return self }
    return wrapped.unwrapped
  }

  var isOptional: Bool { nominal?.name == "Optional" }

  var isKnown: Bool {
    switch self {
    case .unknown, .parameter: false
    default: true
    }
  }

  /// The type with generic parameters replaced; unknown where it would grow beyond all bounds.
  func substituting(_ substitution: [String: Type]) -> Type {
    guard !substitution.isEmpty else { return self }
    var room = Self.largest
    let type = substituting(substitution, &room)
    return room < 0 ? .unknown : type
  }

  private func substituting(_ substitution: [String: Type], _ room: inout Int) -> Type {
    room -= 1
    guard room >= 0 else { return .unknown }
    func replaced(_ types: [Type]) -> [Type] {
      types.map { $0.substituting(substitution, &room) }
    }
    switch self {
    case .parameter(let name):
      guard let type = substitution[name] else { return self }
      type.fill(&room)
      return type
    case .nominal(let nominal, let arguments):
      return arguments.isEmpty ? self : .nominal(nominal, replaced(arguments))
    case .external(let name, let arguments):
      return arguments.isEmpty ? self : .external(name, replaced(arguments))
    case .tuple(let elements):
      let types = replaced(elements.map(\.type))
      return .tuple(zip(elements, types).map { Element(label: $0.label, type: $1) })
    case .function(let parameters, let result):
      let types = replaced(parameters)
      return .function(types, result.substituting(substitution, &room))
    case .metatype(let type):
      return .metatype(type.substituting(substitution, &room))
    case .unknown:
      return self
    }
  }

  /// The most names in a type that is followed: generic functions that wrap each other's results
  /// double a type at each step, and everything that looks at a type goes through all of it.
  private static let largest = 1_024

  var isSmall: Bool {
    switch self {
    case .parameter, .unknown, .nominal(_, []), .external(_, []): return true
    default: break
    }
    var room = Self.largest
    fill(&room)
    return room >= 0
  }

  /// Takes the type's size from the room there is.
  private func fill(_ room: inout Int) {
    room -= 1
    guard room >= 0 else { return }
    switch self {
    case .nominal(_, let arguments), .external(_, let arguments):
      for argument in arguments { argument.fill(&room) }
    case .tuple(let elements):
      for element in elements { element.type.fill(&room) }
    case .function(let parameters, let result):
      for parameter in parameters { parameter.fill(&room) }
      result.fill(&room)
    case .metatype(let type): type.fill(&room)
    case .parameter, .unknown: break
    }
  }
}

/// A type and how it was found out.
struct Typing: Sendable {
  var type: Type
  var certainty: Certainty
  /// Whether the type is only a literal's default, which gives way to what stands beside it.
  var isLiteral = false

  static let unknown = Typing(type: .unknown, certainty: .assumed)

  /// The same type, known no better than `certainty`.
  func limited(to certainty: Certainty) -> Typing {
    Typing(type: type, certainty: max(self.certainty, certainty), isLiteral: isLiteral)
  }

  func with(_ type: Type) -> Typing { Typing(type: type, certainty: certainty) }
}

/// How sure an argument's type is, from the best down.
package enum Certainty: String, Hashable, Sendable, Comparable {
  /// The source states the type.
  case declared
  /// The type follows from what the source states.
  case inferred
  /// The type is a guess by name, or the default of what could not be followed.
  case assumed

  package static func < (left: Certainty, right: Certainty) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .declared: 0
    case .inferred: 1
    case .assumed: 2
    }
  }
}

/// Learns generic arguments by laying a parameter's type over an argument's type.
enum Unification {
  static func unify(_ pattern: Type, with type: Type, into substitution: inout [String: Type]) {
    guard type.isKnown else { return }
    switch (pattern, type) {
    case (.parameter(let name), _):
      if substitution[name] == nil { substitution[name] = type }
    case (.nominal(let one, let patterns), .nominal(let other, let types)) where one == other:
      for (pattern, type) in zip(patterns, types) {
        unify(pattern, with: type, into: &substitution)
      }
    case (.nominal(let optional, let patterns), _) where optional.name == "Optional":
      if let wrapped = patterns.first { unify(wrapped, with: type, into: &substitution) }
    case (.external(let one, let patterns), .external(let other, let types)) where one == other:
      for (pattern, type) in zip(patterns, types) {
        unify(pattern, with: type, into: &substitution)
      }
    case (.tuple(let patterns), .tuple(let elements)):
      for (pattern, element) in zip(patterns, elements) {
        unify(pattern.type, with: element.type, into: &substitution)
      }
    case (.function(let patterns, let result), .function(let parameters, let value)):
      for (pattern, parameter) in zip(patterns, parameters) {
        unify(pattern, with: parameter, into: &substitution)
      }
      unify(result, with: value, into: &substitution)
    case (.metatype(let pattern), .metatype(let type)):
      unify(pattern, with: type, into: &substitution)
    default:
      break
    }
  }
}
