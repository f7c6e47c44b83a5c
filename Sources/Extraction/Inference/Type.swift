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

  /// The type with generic parameters replaced.
  func substituting(_ substitution: [String: Type]) -> Type {
    guard !substitution.isEmpty else { return self }
    switch self {
    case .parameter(let name):
      return substitution[name] ?? self
    case .nominal(let nominal, let arguments):
      guard !arguments.isEmpty else { return self }
      return .nominal(nominal, arguments.map { $0.substituting(substitution) })
    case .external(let name, let arguments):
      guard !arguments.isEmpty else { return self }
      return .external(name, arguments.map { $0.substituting(substitution) })
    case .tuple(let elements):
      return .tuple(
        elements.map { Element(label: $0.label, type: $0.type.substituting(substitution)) })
    case .function(let parameters, let result):
      return .function(
        parameters.map { $0.substituting(substitution) }, result.substituting(substitution))
    case .metatype(let type):
      return .metatype(type.substituting(substitution))
    case .unknown:
      return self
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
