/// The spelling of a type for people.
struct TypeName {
  let text: String

  init(_ type: Type) { text = Self.spell(type.unwrapped) ?? "Any" }

  private static func spell(_ type: Type) -> String? {
    switch type {
    case .nominal(let nominal, let arguments):
      spell(nominal.qualifiedName, arguments)
    case .external(let name, let arguments):
      spell(name, arguments)
    case .tuple(let elements):
      "(" + elements.map { spell($0.type) ?? "Any" }.joined(separator: ", ") + ")"
    case .function(let parameters, let result):
      "(" + parameters.map { spell($0) ?? "Any" }.joined(separator: ", ") + ") -> "
        + (spell(result) ?? "Any")
    case .metatype(let type): (spell(type) ?? "Any") + ".Type"
    case .parameter(let name): name
    case .unknown: nil
    }
  }

  private static func spell(_ name: String, _ arguments: [Type]) -> String {
    let parts = arguments.map { spell($0) ?? "Any" }
    switch (name, parts.count) {
    case ("Array", 1): return "[\(parts[0])]"
    case ("Dictionary", 2): return "[\(parts[0]): \(parts[1])]"
    case ("Optional", 1): return parts[0] + "?"
    case (_, 0): return name
    default: return name + "<" + parts.joined(separator: ", ") + ">"
    }
  }
}
