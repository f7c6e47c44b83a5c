/// All rules.
package enum RuleRegistry {
  /// In alphabetical order of their types.
  package static let all: [any Rule.Type] = [
    MissingArgument.self
  ]

  /// The rule with an id.
  package static func rule(_ id: String) -> (any Rule.Type)? { all.first { $0.id == id } }
}
