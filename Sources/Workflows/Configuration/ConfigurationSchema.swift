package import Diagnostics
import Linting

/// What `l10n.json` may say, as JSON Schema: draft 7, which editors know best.
///
/// It is made of the keys that `ConfigurationReader` reads, so that no key is without a schema.
package enum ConfigurationSchema {
  /// What a project's own copy is called, beside its `l10n.json`.
  package static let fileName = "l10n.schema.json"

  package static var json: JSONText {
    .object([
      ("$schema", .string("http://json-schema.org/draft-07/schema#")),
      ("title", .string("l10n.json")),
      ("description", .string("What a project says of itself to l10n.")),
      ("$comment", .string("Generated; l10n init --schema-only writes it.")),
      ("type", .string("object")),
      ("properties", properties(of: ConfigurationReader.Key.self, schema)),
      ("additionalProperties", .bool(false)),
      ("definitions", definitions),
    ])
  }

  // MARK: Pieces

  /// The schema of each key, with its description first.
  static func properties<Key: RawRepresentable<String> & CaseIterable>(
    of keys: Key.Type, _ schema: (Key) -> SchemaPiece
  ) -> JSONText {
    .object(keys.allCases.map { ($0.rawValue, schema($0).json) })
  }

  /// An object with known keys.
  static func object<Key: RawRepresentable<String> & CaseIterable>(
    _ keys: Key.Type, required: [Key] = [], oneOf groups: [Key] = [],
    _ schema: (Key) -> SchemaPiece
  ) -> SchemaPiece {
    var members: [(String, JSONText)] = [
      ("type", .string("object")), ("properties", properties(of: keys, schema)),
      ("additionalProperties", .bool(false)),
    ]
    if !required.isEmpty {
      members.append(("required", .array(required.map { .string($0.rawValue) })))
    }
    if !groups.isEmpty {
      let choices = groups.map { key in
        JSONText.object([("required", .array([.string(key.rawValue)]))])
      }
      members.append(("anyOf", .array(choices)))
    }
    return SchemaPiece(members)
  }
}

/// A schema of one value.
struct SchemaPiece {
  private var members: [(String, JSONText)]

  init(_ members: [(String, JSONText)]) { self.members = members }

  var json: JSONText { .object(members) }

  /// The same with a sentence for people.
  func described(_ text: String) -> SchemaPiece {
    // Beside a reference, draft 7 takes nothing for said.
    guard members.first?.0 != "$ref" else {
      return SchemaPiece([
        ("description", .string(text)), ("anyOf", .array([json])),
      ])
    }
    return SchemaPiece([("description", .string(text))] + members)
  }

  static func reference(_ name: String) -> SchemaPiece {
    SchemaPiece([("$ref", .string("#/definitions/\(name)"))])
  }

  static func list(of piece: SchemaPiece, atMost most: Int? = nil) -> SchemaPiece {
    SchemaPiece(
      [("type", .string("array")), ("items", piece.json)]
        + (most.map { [("maxItems", .number($0))] } ?? []))
  }

  /// An object whose keys are free.
  static func dictionary(of piece: SchemaPiece, names: SchemaPiece? = nil) -> SchemaPiece {
    SchemaPiece(
      [("type", .string("object")), ("additionalProperties", piece.json)]
        + (names.map { [("propertyNames", $0.json)] } ?? []))
  }

  static func any(of pieces: [SchemaPiece]) -> SchemaPiece {
    SchemaPiece([("anyOf", .array(pieces.map(\.json)))])
  }

  static func word(of words: [String]) -> SchemaPiece {
    SchemaPiece([("enum", .array(words.map { .string($0) }))])
  }

  static func type(_ types: String...) -> SchemaPiece {
    let all = types.map { JSONText.string($0) }
    return SchemaPiece([("type", all.count == 1 ? all[0] : .array(all))])
  }

  static func text(pattern: String) -> SchemaPiece {
    SchemaPiece([("type", .string("string")), ("pattern", .string(pattern))])
  }

  static func count(_ range: ClosedRange<Int>) -> SchemaPiece {
    SchemaPiece([
      ("type", .string("integer")), ("minimum", .number(range.lowerBound)),
      ("maximum", .number(range.upperBound)),
    ])
  }
}
