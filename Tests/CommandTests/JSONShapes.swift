import Foundation
import TestSupport
import Testing

/// The tables of `docs/json.md`: for each section the types of its fields, by their paths.
struct JSONShapes {
  private(set) var sections: [String: [String: String]] = [:]

  init() throws {
    var section = ""
    for line in try Repository.text("docs/json.md").split(separator: "\n") {
      if line.hasPrefix("## ") { section = String(line.dropFirst(3)) }
      guard let row = line.wholeMatch(of: #/\| `([^`]+)` \| ([^|]+) \| .*\|/#) else { continue }
      let known = sections[section, default: [:]].updateValue(String(row.2), forKey: String(row.1))
      #expect(known == nil, "\(section) has \(row.1) twice")
    }
  }
}

/// Any JSON, as a program reads it.
enum PrintedJSON: Decodable {
  case null
  case boolean
  case integer
  case number
  case string
  case array([PrintedJSON])
  case object([String: PrintedJSON])

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if (try? value.decode(Bool.self)) != nil {
      self = .boolean
    } else if (try? value.decode(Int.self)) != nil {
      self = .integer
    } else if (try? value.decode(Double.self)) != nil {
      self = .number
    } else if (try? value.decode(String.self)) != nil {
      self = .string
    } else if let elements = try? value.decode([PrintedJSON].self) {
      self = .array(elements)
    } else {
      self = .object(try value.decode([String: PrintedJSON].self))
    }
  }

  /// What stands inside of objects under some names, one below the other.
  func member(_ names: [String]) -> PrintedJSON? {
    guard let name = names.first else { return self }
    guard case .object(let members) = self else { return nil }
    return members[name]?.member(Array(names.dropFirst()))
  }

  /// As the page names its type.
  var type: String {
    switch self {
    case .null: "null"
    case .boolean: "boolean"
    case .integer: "integer"
    case .number: "number"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    }
  }
}

/// Compares values with the page, and keeps what was seen of it.
struct JSONShapeCheck {
  private let shapes: JSONShapes
  /// The fields that values had, by section.
  private(set) var seen: [String: Set<String>] = [:]
  private(set) var problems: [String] = []

  init(_ shapes: JSONShapes) { self.shapes = shapes }

  /// Reads a value that a section describes.
  mutating func read(_ value: PrintedJSON, as section: String) {
    read(value, "object", at: "", of: section)
  }

  private mutating func read(
    _ value: PrintedJSON, _ type: String, at path: String, of section: String
  ) {
    let alternatives = type.split(separator: " or ").map(String.init)
    if type == "any" { return }
    if let shape = type.wholeMatch(of: #/\[.*\]\(#([^)]+)\)/#) {
      return readShape(value, String(shape.1), path, section)
    }
    switch value {
    case .array(let elements):
      guard let list = alternatives.first(where: { $0.hasPrefix("array of ") }) else {
        return report("\(path) is an array", section)
      }
      let type = String(list.dropFirst("array of ".count))
      for element in elements { read(element, type, at: path + "[]", of: section) }
    case .object(let members) where alternatives.contains("object"):
      readMembers(members, path, section)
    default:
      // Of a number that happens to be whole nobody can tell.
      let isWhole = value.type == "integer" && alternatives.contains("number")
      guard !alternatives.contains(value.type), !isWhole else { return }
      let article =
        value.type == "null" ? "" : "aeiou".contains(value.type.prefix(1)) ? "an " : "a "
      report("\(path) is \(article)\(value.type)", section)
    }
  }

  /// Reads a value of a shape that has its own section, such as `#a-diagnostic`.
  private mutating func readShape(
    _ value: PrintedJSON, _ anchor: String, _ path: String, _ section: String
  ) {
    let name = shapes.sections.keys.first {
      $0.lowercased().replacing(" ", with: "-") == anchor
    }
    guard let name else { return report("\(path) has an unknown shape #\(anchor)", section) }
    guard case .object(let members) = value else {
      let article = "aeiou".contains(value.type.prefix(1)) ? "an" : "a"
      return report("\(path) is \(article) \(value.type)", section)
    }
    readMembers(members, "", name)
  }

  private mutating func readMembers(
    _ members: [String: PrintedJSON], _ path: String, _ section: String
  ) {
    let fields = shapes.sections[section] ?? [:]
    for (name, value) in members {
      let own = path.isEmpty ? name : "\(path).\(name)"
      let field = fields[own] == nil ? path + ".*" : own
      guard let type = fields[field] else {
        report("\(own) is not described", section)
        continue
      }
      seen[section, default: []].insert(field)
      read(value, type, at: field, of: section)
    }
  }

  private mutating func report(_ problem: String, _ section: String) {
    problems.append("\(section): \(problem)")
  }
}
