import SwiftUI

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
    // Brings Foundation's attributes along: without them nothing in the text would inflect.
    let swiftUI: SwiftUIAttributes
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
