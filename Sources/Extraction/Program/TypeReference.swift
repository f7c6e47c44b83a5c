/// A type as it is written, before its names are looked up.
indirect enum TypeReference: Hashable, Sendable {
  case named(String, [TypeReference])
  case member(TypeReference, String, [TypeReference])
  case optional(TypeReference)
  /// `Value!`, which is an optional only where no value is asked for.
  case implicitlyUnwrapped(TypeReference)
  case tuple([Element])
  case function([TypeReference], TypeReference)
  case metatype(TypeReference)
  /// A type whose form decides nothing here.
  case unknown

  struct Element: Hashable, Sendable {
    var label: String?
    var type: TypeReference
  }

  static func array(_ element: TypeReference) -> TypeReference { .named("Array", [element]) }

  /// Whether a variable of the type is nil until it is set.
  var startsAsNil: Bool {
    switch self {
    case .optional, .implicitlyUnwrapped: true
    default: false
    }
  }

  /// The last name of a nominal type: `Value` for `Outer.Value<Int>`.
  var simpleName: String? {
    switch self {
    case .named(let name, _), .member(_, let name, _): name
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped): wrapped.simpleName
    default: nil
    }
  }

  /// Calls `body` with every name in the type, generic arguments included.
  func forEachName(_ body: (String) -> Void) {
    switch self {
    case .named(let name, let arguments):
      body(name)
      for argument in arguments { argument.forEachName(body) }
    case .member(let base, let name, let arguments):
      base.forEachName(body)
      body(name)
      for argument in arguments { argument.forEachName(body) }
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped), .metatype(let wrapped):
      wrapped.forEachName(body)
    case .tuple(let elements):
      for element in elements { element.type.forEachName(body) }
    case .function(let parameters, let result):
      for parameter in parameters { parameter.forEachName(body) }
      result.forEachName(body)
    case .unknown:
      break
    }
  }
}
