import Extraction
import Messages
import Testing

/// What the sources say of custom attributes.
@Suite struct AttributeTests {
  typealias ValueType = AttributeValueType

  static let values: [(code: String, type: ValueType)] = [
    ("enum Value: String, Codable, Hashable { case plain, fun }", .oneOf(["plain", "fun"])),
    (
      #"enum Value: String, Codable { case plain = "flat"; case fun }"#, .oneOf(["flat", "fun"])
    ),
    ("enum Value: Int, Codable { case low = 1, high }", .integer),
    ("enum Value: Codable { case one(Int), two }", .any),
    ("typealias Value = String", .string),
    ("typealias Value = Int", .integer),
    ("typealias Value = Double", .number),
    ("typealias Value = Bool", .boolean),
    ("typealias Value = [String]", .array(.string)),
    ("typealias Value = Set<Int>", .array(.integer)),
    ("typealias Value = Int?", .optional(.integer)),
    ("typealias Value = [String: Int]", .any),
    ("typealias Value = Elsewhere.Style", .oneOf(["round", "square"])),
    (
      "struct Value: Codable, Hashable { var level: Int; let names: [String]?; var isLoud = false }",
      .object([
        .init(name: "level", type: .integer),
        .init(name: "names", type: .optional(.array(.string))),
        .init(name: "isLoud", type: .boolean),
      ])
    ),
    (
      """
      struct Value: Codable {
        enum CodingKeys: String, CodingKey { case level = "l", style }
        struct Inner: Codable { var size: Double }
        var level: Int
        var style: Inner
        var cached: String = ""
        let version = 1
        var area: Int { 4 }
        static let none = 0
      }
      """,
      .object([
        .init(name: "l", type: .integer),
        .init(name: "style", type: .object([.init(name: "size", type: .number)])),
      ])
    ),
    (
      """
      struct Value: Codable {
        var level: Int
        init(from decoder: Decoder) throws { level = 1 }
      }
      """, .any
    ),
    (
      """
      struct Value: Codable { var level: Int }
      static func decodeMarkdown(from decoder: any Decoder) throws -> Value { Value(level: 1) }
      """, .any
    ),
    ("struct Value: RawRepresentable, Codable { let rawValue: String }", .string),
    ("struct Value: Codable { @Clamped var level: Int }", .any),
    ("indirect enum Value: Codable { case leaf, node(Value) }", .any),
    ("struct Value: Codable { var next: [Value] }", nested(8)),
    ("typealias Value = Unknown", .any),
  ]

  /// A type that contains itself, as deep as it is read.
  private static func nested(_ depth: Int) -> ValueType {
    depth <= 0 ? .any : .object([.init(name: "next", type: .array(nested(depth - 2)))])
  }

  @Test("the type of values", arguments: values)
  func valueType(code: String, type: ValueType) {
    let found = Extracted.from(
      [
        "Key.swift": """
        import Foundation
        enum MoodAttribute: CodableAttributedStringKey, MarkdownDecodableAttributedStringKey {
          \(code)
          static let name = "mood"
        }
        """,
        "Elsewhere.swift": """
        enum Elsewhere { enum Style: String, Codable { case round, square } }
        """,
      ], findsAttributes: true
    ).attributes
    #expect(found == [ExtractedAttribute(name: "mood", type: type, declaringType: "MoodAttribute")])
  }

  static let names: [(code: String, names: [String])] = [
    (#"enum A: MarkdownDecodableAttributedStringKey { static let name = "a" }"#, ["a"]),
    (
      """
      enum A: CodableAttributedStringKey, MarkdownDecodableAttributedStringKey {
        static let name = "com.example.a"
        static let markdownName = "a"
      }
      """, ["a"]
    ),
    (#"struct A: MarkdownDecodableAttributedStringKey { static var name: String { "a" } }"#, ["a"]),
    (
      """
      enum Names { static let a = "a" }
      enum A: MarkdownDecodableAttributedStringKey { static let name = Names.a }
      """, ["a"]
    ),
    (
      """
      enum A {}
      extension A: MarkdownDecodableAttributedStringKey { static let name = "a" }
      """, ["a"]
    ),
    (
      """
      protocol Key: CodableAttributedStringKey, MarkdownDecodableAttributedStringKey {}
      enum A: Key { static let name = "a" }
      """, ["a"]
    ),
    (
      """
      extension AttributeScopes {
        struct App: AttributeScope {
          let mood: MoodKit.MoodAttribute
          let odd: OddAttribute
          let swiftUI: SwiftUIAttributes
          let foundation: FoundationAttributes
        }
        enum OddAttribute: MarkdownDecodableAttributedStringKey {
          static let name = makeName()
        }
      }
      """, ["mood", "odd"]
    ),
    (#"enum A: CodableAttributedStringKey { static let name = "a" }"#, []),
    (
      """
      import Testing
      enum A: MarkdownDecodableAttributedStringKey { static let name = "a" }
      """, []
    ),
  ]

  @Test("the names of attributes", arguments: names)
  func name(code: String, names: [String]) {
    let found = Extracted.from(["File.swift": code], findsAttributes: true).attributes
    #expect(found.map(\.name) == names)
  }

  @Test func aProtocolOfAnotherFileMakesKeys() {
    let files = [
      "A.swift": #"enum A: Key { static let name = "a" }"#,
      "B.swift": "protocol Key: MarkdownDecodableAttributedStringKey {}",
    ]
    #expect(Extracted.from(files, findsAttributes: true).attributes.map(\.name) == ["a"])
  }

  @Test func targetsWithTheSameKeyAllowTheValuesOfBoth() {
    func key(_ name: String, _ cases: String) -> String {
      """
      enum \(name): MarkdownDecodableAttributedStringKey {
        enum Value: String, Codable { case \(cases) }
        static let name = "mood"
      }
      """
    }
    let found = Extracted.from(
      ["A.swift": key("One", "calm, fun"), "B.swift": key("Two", "fun, loud")],
      findsAttributes: true
    ).attributes
    #expect(found.map(\.type) == [.oneOf(["calm", "fun", "loud"])])
  }

  @Test func filesWithKeysAreParsedOnlyWhereAttributesAreAskedFor() {
    let files = [
      "A.swift": #"enum A: MarkdownDecodableAttributedStringKey { static let name = "a" }"#
    ]
    let plain = Extracted.from(files)
    #expect(plain.parsedFiles.count == 0)
    #expect(plain.attributes == [])
    #expect(Extracted.from(files, findsAttributes: true).parsedFiles.count == 1)
  }
}
