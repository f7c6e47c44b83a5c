/// Which custom attributes the strings of some tables may carry, and which of them go together.
package struct FormatDefinition: Hashable, Sendable {
  /// An attribute with some of its values.
  package struct Attribute: Hashable, Sendable {
    package var name: String
    /// As strict JSON; nil for any value.
    package var values: [String]?

    package init(_ name: String, _ values: [String]? = nil) {
      self.name = name
      self.values = values
    }
  }

  /// What holds for text that has some attributes.
  package struct Constraint: Hashable, Sendable {
    /// The constraint holds for text that has all of these.
    package var condition: [Attribute]
    /// What such text must have.
    package var required: [Attribute]
    /// What such text must not have.
    package var excluded: [Attribute]

    package init(
      if condition: [Attribute], then required: [Attribute] = [], not excluded: [Attribute] = []
    ) {
      self.condition = condition
      self.required = required
      self.excluded = excluded
    }
  }

  package var name: String
  /// Nil for all tables.
  package var tables: [String]?
  /// Nil for all attributes.
  package var attributes: [Attribute]?
  package var constraints: [Constraint]

  package init(
    name: String, tables: [String]? = nil, attributes: [Attribute]? = nil,
    constraints: [Constraint] = []
  ) {
    self.name = name
    self.tables = tables
    self.attributes = attributes
    self.constraints = constraints
  }

  /// Whether the strings of a table are held to it.
  package func holds(forTable table: String) -> Bool { tables?.contains(table) ?? true }

  /// Whether it says anything of an attribute.
  package func mentions(_ attribute: String) -> Bool {
    attributes?.contains { $0.name == attribute } ?? false
      || constraints.contains { constraint in
        (constraint.condition + constraint.required + constraint.excluded)
          .contains { $0.name == attribute }
      }
  }
}
