import Diagnostics
import Messages
import Reading

/// Compares a value with the type that the app declares.
struct AttributeCheck {
  private let declaration: AttributeDeclaration

  init(_ declaration: AttributeDeclaration) { self.declaration = declaration }

  func findings(in member: JSONMember) -> [Finding] {
    let found = findings(member.value, declaration.type, member.name.value)
    guard found.isEmpty, let values = declaration.values,
      !declaration.allows(member.value.strictJSON)
    else { return found }
    let shown = values.lazy.map { $0.replacing("\"", with: "'") }
    return [
      refusal(member.value, member.name.value, "one of \(shown.quotedList)")
    ]
  }

  private func findings(
    _ value: JSONValue, _ type: AttributeValueType, _ name: String
  ) -> [Finding] {
    switch (type, value.content) {
    case (.any, _), (.string, .string), (.number, .number), (.boolean, .bool): return []
    case (.optional, .null): return []
    case (.optional(let type), _): return findings(value, type, name)
    case (.integer, .number(let number)) where number.integer != nil: return []
    case (.array(let type), .array(let values)):
      return values.flatMap { findings($0, type, name) }
    case (.object(let fields), .object(let members)):
      return findings(members, fields, value, name)
    case (.oneOf(let cases), .string(let text)):
      return cases.contains(text.value) ? [] : [unknownCase(text, cases, value, name)]
    default: return [refusal(value, name, Self.expectation(type))]
    }
  }

  private func findings(
    _ members: [JSONMember], _ fields: [AttributeValueType.Field], _ value: JSONValue,
    _ name: String
  ) -> [Finding] {
    var found: [Finding] = []
    for field in fields {
      let member = members.last { $0.name.value == field.name }
      if let member {
        found += findings(member.value, field.type, "\(name).\(field.name)")
      } else if !Self.isOptional(field.type) {
        found.append(
          Finding(
            "the value of `\(name)` has no `\(field.name)`, which the app needs\(origin); add it",
            at: value.range))
      }
    }
    // Decoders leave out members that they don't know.
    for member in members where !fields.contains(where: { $0.name == member.name.value }) {
      found.append(
        Finding(
          "the app doesn't read `\(member.name.value)` in `\(name)`\(origin); it reads "
            + fields.map(\.name).quotedList, at: member.name.range, severity: .warning))
    }
    return found.sorted { ($0.range?.lowerBound ?? 0) < ($1.range?.lowerBound ?? 0) }
  }

  private func unknownCase(
    _ text: JSONString, _ cases: [String], _ value: JSONValue, _ name: String
  ) -> Finding {
    let near = NearestName.of(text.value, among: Array(cases.prefix(ScanLimit.names)))
    let fix = near.flatMap { near in
      near.isSlip
        ? TextFix(
          "Write `\(near.name)`", isSafe: false, [TextEdit(text.contentRange, near.name)])
        : nil
    }
    var finding = refusal(value, name, "one of \(cases.quotedList)")
    finding.fix = fix
    return finding
  }

  private func refusal(_ value: JSONValue, _ name: String, _ expected: String) -> Finding {
    Finding("`\(name)` takes \(expected), found `\(value.excerpt)`\(origin)", at: value.range)
  }

  /// Where the attribute is declared, in words.
  private var origin: String { declaration.origin.map { " (see `\($0)`)" } ?? "" }

  private static func isOptional(_ type: AttributeValueType) -> Bool {
    switch type {
    case .optional, .any: true
    default: false
    }
  }

  private static func expectation(_ type: AttributeValueType) -> String {
    switch type {
    case .string: "a text in quotation marks"
    case .number: "a number"
    case .integer: "a whole number"
    case .boolean: "`true` or `false`"
    case .array: "values in `[…]`"
    case .object(let fields): "an object with \(fields.map(\.name).quotedList)"
    case .oneOf(let cases): "one of \(cases.quotedList)"
    case .optional(let type): expectation(type)
    case .any: "a value"
    }
  }
}
