import Localization
import Messages
import Reading

/// Which attributes strings may carry, and which of them go together.
extension ConfigurationReader {
  enum DefinitionKey: String, CaseIterable {
    case tables, attributes, marks, constraints
    case notInherited, removedByChanges, wholeParagraphs
  }

  mutating func readFormatDefinitions(
    _ value: JSONValue
  ) -> [FormatDefinition] {
    members(of: value, "formatDefinitions").map { member in
      var definition = FormatDefinition(name: member.name.value)
      let name = Self.shown(member.name.value)
      for (key, value) in members(of: member.value, DefinitionKey.self, name) {
        switch key {
        case .tables: definition.tables = strings(value, "tables").map(\.text)
        case .attributes: definition.attributes = readChoices(value, "attributes")
        case .marks: definition.marks = readMarks(value)
        case .notInherited: definition.notInherited = names(value, "notInherited")
        case .removedByChanges: definition.removedByChanges = names(value, "removedByChanges")
        case .wholeParagraphs: definition.wholeParagraphs = names(value, "wholeParagraphs")
        case .constraints:
          // One that is there twice says nothing new, and each text is held to all.
          var known: Set<FormatDefinition.Constraint> = []
          definition.constraints = array(value, "constraints", of: "constraints").compactMap {
            readConstraint($0)
          }.filter { known.insert($0).inserted }
        }
      }
      return definition
    }
  }

  private mutating func names(_ value: JSONValue, _ name: String) -> Set<String> {
    Set(strings(value, name).map(\.text))
  }

  private mutating func readMarks(_ value: JSONValue) -> Set<FormatDefinition.Mark> {
    var marks: Set<FormatDefinition.Mark> = []
    for spelled in strings(value, "marks") {
      guard let mark = FormatDefinition.Mark(rawValue: spelled.text) else {
        let all = FormatDefinition.Mark.allCases.map(\.rawValue).joined(separator: ", ")
        reportValue(
          value, "`\(Self.shown(spelled.text))` is no mark of Markdown; write \(all)")
        continue
      }
      marks.insert(mark)
    }
    return marks
  }

  enum ConstraintKey: String, CaseIterable {
    case condition = "if"
    case required = "then"
    case excluded = "not"
  }

  private mutating func readConstraint(
    _ value: JSONValue
  ) -> FormatDefinition.Constraint? {
    guard case .object(let all) = value.content else {
      reportType(
        value, "constraints",
        expected: "constraints such as `{if: {rainbow: \"extreme\"}, then: \"level\"}`")
      return nil
    }
    var constraint = FormatDefinition.Constraint(if: [])
    for (key, value) in members(of: value, ConstraintKey.self, "constraints") {
      let choices = readChoices(value, key.rawValue)
      switch key {
      case .condition: constraint.condition = choices
      case .required: constraint.required = choices
      case .excluded: constraint.excluded = choices
      }
    }
    guard isComplete(value, members: all.map(\.name.value)) else { return nil }
    // Without a condition that could be read it would hold everywhere.
    return constraint.condition.isEmpty ? nil : constraint
  }

  /// Whether a constraint says when it holds and what it asks for; reports what is missing.
  private mutating func isComplete(_ value: JSONValue, members names: [String]) -> Bool {
    guard names.contains("if") else {
      reportValue(value, "`if` is missing from this constraint; name the attributes it is about")
      return false
    }
    guard names.contains("then") || names.contains("not") else {
      reportValue(
        value,
        "this constraint asks for nothing; add `then` with what must be there, or `not` with "
          + "what must not")
      return false
    }
    return true
  }

  /// Attributes: a name, a list of names, or an object with a value, a list of values or `{}` for
  /// any value of each.
  private mutating func readChoices(
    _ value: JSONValue, _ name: String
  ) -> [FormatDefinition.Attribute] {
    switch value.content {
    case .string:
      return string(value, name).map { [FormatDefinition.Attribute($0)] } ?? []
    case .array:
      return strings(value, name).map { FormatDefinition.Attribute($0.text) }
    case .object:
      return members(of: value, name).compactMap { member in
        readChoice(member.name.value, member.value)
      }
    case .number, .bool, .null:
      reportType(
        value, name,
        expected: "the name of an attribute, a list of names, or an object with values such as "
          + "`{rainbow: [\"plain\", \"fun\"], level: {}}`")
      return []
    }
  }

  private mutating func readChoice(
    _ attribute: String, _ value: JSONValue
  ) -> FormatDefinition.Attribute? {
    let name = Self.shown(attribute)
    switch value.content {
    case .object(let members) where members.isEmpty:
      return FormatDefinition.Attribute(attribute)
    case .array(let elements):
      let values = elements.compactMap { readValue($0, name) }
      guard !values.isEmpty else {
        if elements.isEmpty {
          reportValue(value, "`\(name)` lists no values; write some, or `{}` for any")
        }
        return nil
      }
      return FormatDefinition.Attribute(attribute, values.map(\.json))
    case .object, .null:
      reportType(value, name, expected: "a value, a list of values, or `{}` for any")
      return nil
    case .string, .number, .bool:
      return readValue(value, name).map {
        FormatDefinition.Attribute(attribute, [$0.json])
      }
    }
  }
}
