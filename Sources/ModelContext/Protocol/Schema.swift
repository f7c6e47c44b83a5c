/// A JSON Schema, as far as tools need one (JSON Schema 2020-12).
struct Schema: Encodable, Sendable {
  private var type: String
  private var description: String?
  private var properties: [String: Schema] = [:]
  private var required: [String] = []
  /// What an array has, or what an object has whose names are free; one at most.
  private var values: [Schema] = []
  private var choices: [String]?
  private var minimum: Int?
  private var maximum: Int?
  private var most: Int?
  private var longest: Int?

  private init(_ type: String, _ description: String?) {
    self.type = type
    self.description = description
  }

  /// - Parameter longest: In characters.
  static func text(_ description: String? = nil, longest: Int? = nil) -> Schema {
    var schema = Schema("string", description)
    schema.longest = longest
    return schema
  }

  static func choice(_ choices: [String], _ description: String? = nil) -> Schema {
    var schema = Schema("string", description)
    schema.choices = choices
    return schema
  }

  static func integer(_ description: String? = nil, in range: ClosedRange<Int>? = nil) -> Schema {
    var schema = Schema("integer", description)
    (schema.minimum, schema.maximum) = (range?.lowerBound, range?.upperBound)
    return schema
  }

  static func number(_ description: String? = nil) -> Schema { Schema("number", description) }

  static func flag(_ description: String? = nil) -> Schema { Schema("boolean", description) }

  static func list(_ element: Schema, most: Int? = nil, _ description: String? = nil) -> Schema {
    var schema = Schema("array", description)
    (schema.values, schema.most) = ([element], most)
    return schema
  }

  /// An object whose names are free.
  static func map(_ value: Schema, most: Int? = nil, _ description: String? = nil) -> Schema {
    var schema = Schema("object", description)
    (schema.values, schema.most) = ([value], most)
    return schema
  }

  /// An object that has these members and no others.
  static func object(
    _ properties: [String: Schema], required: [String] = [], _ description: String? = nil
  ) -> Schema {
    var schema = Schema("object", description)
    (schema.properties, schema.required) = (properties, required)
    return schema
  }

  /// The names of an object's members.
  var names: [String] { properties.keys.sorted() }

  // MARK: Encoding

  private enum Keys: String, CodingKey {
    case type, description, properties, required, additionalProperties, items
    case choices = "enum"
    case minimum, maximum, maxItems, maxLength, maxProperties
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(type, forKey: .type)
    try container.encodeIfPresent(description, forKey: .description)
    try container.encodeIfPresent(choices, forKey: .choices)
    try container.encodeIfPresent(minimum, forKey: .minimum)
    try container.encodeIfPresent(maximum, forKey: .maximum)
    try container.encodeIfPresent(longest, forKey: .maxLength)
    if type == "array" {
      try container.encodeIfPresent(values.first, forKey: .items)
      try container.encodeIfPresent(most, forKey: .maxItems)
    } else if type == "object" {
      try encodeMembers(to: &container)
    }
  }

  private func encodeMembers(to container: inout KeyedEncodingContainer<Keys>) throws {
    if let value = values.first {
      try container.encode(value, forKey: .additionalProperties)
      try container.encodeIfPresent(most, forKey: .maxProperties)
      return
    }
    try container.encode(properties, forKey: .properties)
    try container.encode(false, forKey: .additionalProperties)
    if !required.isEmpty { try container.encode(required, forKey: .required) }
  }
}
