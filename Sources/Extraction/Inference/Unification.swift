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
