import Diagnostics
import Foundation
import Reading

/// Holds JSON to a JSON Schema, as far as the project's own schemas go.
///
/// A keyword that isn't known here is a problem of the schema, so that none is passed over.
package struct JSONSchemaCheck {
  private let root: JSONValue

  package struct BrokenSchema: Error {}

  package init(_ schema: [UInt8]) throws {
    let document = JSONDocument(parsing: schema, dialect: .json5)
    guard document.errors.isEmpty, let root = document.root else { throw BrokenSchema() }
    self.root = root
  }

  /// What is wrong with a JSON5 text, each with its path.
  package func problems(in text: [UInt8]) -> [String] {
    let document = JSONDocument(parsing: text, dialect: .json5)
    guard let value = document.root, document.errors.isEmpty else { return ["no JSON"] }
    return problems(value, root, "")
  }

  private func problems(_ value: JSONValue, _ schema: JSONValue, _ path: String) -> [String] {
    guard case .object(let keywords) = schema.content else {
      return schema.content == .bool(true) ? [] : ["\(path): not allowed"]
    }
    if let reference = schema["$ref"]?.string {
      return definition(reference).map { problems(value, $0, path) } ?? ["no \(reference)"]
    }
    return keywords.flatMap { keyword in
      problems(value, keyword.name.value, keyword.value, schema, path)
    }
  }

  /// `#/definitions/name`.
  private func definition(_ reference: String) -> JSONValue? {
    reference.dropFirst(2).split(separator: "/").reduce(Optional(root)) { $0?[String($1)] }
  }

  private func problems(
    _ value: JSONValue, _ keyword: String, _ operand: JSONValue, _ schema: JSONValue,
    _ path: String
  ) -> [String] {
    switch keyword {
    case "$schema", "$id", "title", "description", "default", "definitions", "markdownDescription",
      "enumDescriptions", "$comment":
      return []
    case "type":
      return operand.texts.contains(where: value.isOfType) ? [] : ["\(path): not \(operand.texts)"]
    case "enum": return operand.list.contains(where: value.isSame) ? [] : ["\(path): enum"]
    case "const": return value.isSame(operand) ? [] : ["\(path): const"]
    case "anyOf", "oneOf":
      let fitting = operand.list.count { problems(value, $0, path).isEmpty }
      let isRight = keyword == "oneOf" ? fitting == 1 : fitting > 0
      return isRight ? [] : ["\(path): \(fitting) of \(keyword)"]
    case "properties", "required", "additionalProperties", "propertyNames", "minProperties":
      return objectProblems(value, keyword, operand, schema, path)
    case "items", "minItems", "maxItems", "uniqueItems":
      return arrayProblems(value, keyword, operand, path)
    default: return scalarProblems(value, keyword, operand, path)
    }
  }

  private func objectProblems(
    _ value: JSONValue, _ keyword: String, _ operand: JSONValue, _ schema: JSONValue,
    _ path: String
  ) -> [String] {
    guard let members = value.members else { return [] }
    let names = Set(members.map(\.name.value))
    switch keyword {
    case "properties":
      return members.flatMap { member in
        operand[member.name.value].map {
          problems(member.value, $0, "\(path)/\(member.name.value)")
        } ?? []
      }
    case "required":
      return operand.texts.filter { !names.contains($0) }.map { "\(path): lacks \($0)" }
    case "additionalProperties":
      return members.filter { schema["properties"]?[$0.name.value] == nil }
        .flatMap { problems($0.value, operand, "\(path)/\($0.name.value)") }
    case "minProperties":
      return members.count < operand.integer ?? 0 ? ["\(path): too few members"] : []
    default:
      return names.sorted().flatMap { name -> [String] in
        let text = JSONText.string(name).text()
        let value = JSONDocument(parsing: Array(text.utf8), dialect: .json5).root
        return value.map { problems($0, operand, "\(path)/\(name)") } ?? []
      }
    }
  }

  private func arrayProblems(
    _ value: JSONValue, _ keyword: String, _ operand: JSONValue, _ path: String
  ) -> [String] {
    guard let elements = value.elements else { return [] }
    switch keyword {
    case "items":
      return elements.enumerated().flatMap { problems($1, operand, "\(path)/\($0)") }
    case "minItems":
      return elements.count < operand.integer ?? 0 ? ["\(path): too few elements"] : []
    case "maxItems":
      return elements.count > operand.integer ?? .max ? ["\(path): too many elements"] : []
    default:
      let isUnique = elements.indices.allSatisfy { index in
        !elements[..<index].contains { $0.isSame(elements[index]) }
      }
      return isUnique || operand.content == .bool(false) ? [] : ["\(path): an element is twice"]
    }
  }

  private func scalarProblems(
    _ value: JSONValue, _ keyword: String, _ operand: JSONValue, _ path: String
  ) -> [String] {
    let isWrong: Bool
    switch (keyword, value.content) {
    case ("minimum", .number(let number)):
      isWrong = number.double < Double(operand.integer ?? .max)
    case ("maximum", .number(let number)):
      isWrong = number.double > Double(operand.integer ?? .min)
    case ("minLength", .string(let text)):
      isWrong = text.value.unicodeScalars.count < operand.integer ?? .max
    case ("maxLength", .string(let text)):
      isWrong = text.value.unicodeScalars.count > operand.integer ?? .min
    case ("pattern", .string(let text)):
      let regex = try? NSRegularExpression(pattern: operand.string ?? "(")
      let all = NSRange(location: 0, length: text.value.utf16.count)
      isWrong = regex?.firstMatch(in: text.value, range: all) == nil
    case ("minimum", _), ("maximum", _), ("minLength", _), ("maxLength", _), ("pattern", _):
      isWrong = false
    default: return ["\(path): the schema has the unknown keyword \(keyword)"]
    }
    return isWrong ? ["\(path): \(keyword)"] : []
  }
}

extension JSONNumber {
  fileprivate var double: Double { Double(spelling) ?? .nan }
}

extension JSONValue {
  fileprivate var list: [JSONValue] { elements ?? [] }

  /// A text, or the texts of a list.
  fileprivate var texts: [String] { string.map { [$0] } ?? list.compactMap(\.string) }

  fileprivate func isOfType(_ type: String) -> Bool {
    switch content {
    case .object: type == "object"
    case .array: type == "array"
    case .string: type == "string"
    case .number(let number): type == "number" || type == "integer" && number.integer != nil
    case .bool: type == "boolean"
    case .null: type == "null"
    }
  }

  /// Whether it means the same, wherever it stands.
  fileprivate func isSame(_ other: JSONValue) -> Bool {
    switch (content, other.content) {
    case (.string(let left), .string(let right)): left.value == right.value
    case (.number(let left), .number(let right)): left.spelling == right.spelling
    case (.bool(let left), .bool(let right)): left == right
    case (.null, .null): true
    case (.array(let left), .array(let right)):
      left.count == right.count && zip(left, right).allSatisfy { $0.isSame($1) }
    case (.object(let left), .object(let right)):
      left.count == right.count
        && left.allSatisfy { member in
          other[member.name.value].map { member.value.isSame($0) } ?? false
        }
    default: false
    }
  }
}
