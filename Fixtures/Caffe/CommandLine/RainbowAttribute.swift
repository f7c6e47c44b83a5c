import Foundation
import Localization

/// How colourful a part of a text is, as the app's own attribute says it.
enum RainbowAttribute: CodableAttributedStringKey, MarkdownDecodableAttributedStringKey {
  enum Value: String, Codable, Hashable, Sendable {
    case plain
    case fun
    case extreme
  }

  static let name = "rainbow"
}

extension AttributeScopes {
  struct CaffeAttributes: AttributeScope {
    let rainbow: RainbowAttribute
    // Without Foundation's attributes nothing in the text would inflect.
    let foundation: FoundationAttributes
  }

  var caffe: CaffeAttributes.Type { CaffeAttributes.self }
}

extension AttributeDynamicLookup {
  subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.CaffeAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}
