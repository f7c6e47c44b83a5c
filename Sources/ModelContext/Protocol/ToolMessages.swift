/// What a client is told of a tool.
struct ToolDescription: Encodable, Sendable {
  var name: String
  var title: String
  var description: String
  var inputSchema: Schema
  var outputSchema: Schema
  var annotations: Annotations

  struct Annotations: Encodable, Sendable {
    var readOnlyHint: Bool
    var destructiveHint: Bool
    var idempotentHint = true
    /// Nothing but the project's files is asked.
    var openWorldHint = false
  }
}

struct ToolList: Encodable, Sendable {
  var tools: [ToolDescription]
}

/// Which tool is called.
struct ToolName: Decodable, Sendable {
  var name: String
}

/// What a tool is called with.
struct ToolArguments<Value: ToolInput>: Decodable, Sendable {
  /// Nil where there are none.
  var arguments: Value?
  /// The names of all that was given.
  var names: [String]

  private enum Keys: String, CodingKey { case arguments }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    arguments = try container.decodeIfPresent(Value.self, forKey: .arguments)
    names = try container.decodeIfPresent(MemberNames.self, forKey: .arguments)?.names ?? []
  }
}

/// The names of an object's members, whatever they are.
struct MemberNames: Decodable {
  var names: [String]

  private struct AnyKey: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    names = try decoder.container(keyedBy: AnyKey.self).allKeys.map(\.stringValue).sorted()
  }
}

/// What came of a call: the same twice, for programs and as text for models.
struct ToolResult<Output: Encodable & Sendable>: Encodable, Sendable {
  var content: [TextContent]
  var structuredContent: Output?
  var isError: Bool
}

struct TextContent: Encodable, Sendable {
  var type = "text"
  var text: String
}
