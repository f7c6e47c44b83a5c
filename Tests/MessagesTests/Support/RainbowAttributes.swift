import Foundation

/// The attributes of an app, after the example of WWDC21's "What's new in Foundation".
struct RainbowAttribute: CodableAttributedStringKey, MarkdownDecodableAttributedStringKey {
  enum Value: String, Codable, Hashable, Sendable { case plain, fun, extreme }

  static let name = "com.example.rainbow"
  static let markdownName = "rainbow"
}

/// An attribute whose value is an object with everything in it.
struct ColorsAttribute: CodableAttributedStringKey, MarkdownDecodableAttributedStringKey {
  struct Value: Codable, Hashable, Sendable {
    struct Color: Codable, Hashable, Sendable { var r, g, b: Int }

    var colors: [Color]
    var opacity: Double?
    var title: String?
  }

  static let name = "colors"
}

/// An attribute that reads Markdown differently from what it encodes.
struct LevelAttribute: CodableAttributedStringKey, MarkdownDecodableAttributedStringKey {
  typealias Value = Int

  static let name = "level"

  static func decodeMarkdown(from decoder: any Decoder) throws -> Int {
    let words = ["low": 1, "high": 10]
    let container = try decoder.singleValueContainer()
    guard let level = words[try container.decode(String.self)] else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "low or high")
    }
    return level
  }
}

extension AttributeScopes {
  struct CaffeAttributes: AttributeScope {
    let rainbow: RainbowAttribute
    let inner: InnerAttributes
    let foundation: FoundationAttributes
  }

  struct InnerAttributes: AttributeScope {
    let colors: ColorsAttribute
    let level: LevelAttribute
  }

  var caffe: CaffeAttributes.Type { CaffeAttributes.self }
}

extension AttributeDynamicLookup {
  subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.CaffeAttributes, Key>
  ) -> Key { self[Key.self] }

  subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.InnerAttributes, Key>
  ) -> Key { self[Key.self] }
}
