import AttributeAccess
import Diagnostics
package import Foundation
package import Reading

/// Caret attributes as the attributes of a scope.
package struct ScopeAttributes: Sendable {
  private let names: AttributeNames

  /// - Parameter scope: The attributes that caret attributes may set.
  package init<Scope: AttributeScope>(of scope: Scope.Type) { names = AttributeNames(of: scope) }

  /// The attributes of a piece of text.
  ///
  /// - Parameters:
  ///   - members: Caret attributes, the outermost first; what can't be read is left out.
  ///   - link: Where a link leads.
  package func container(
    _ members: [JSONMember], intent: InlinePresentationIntent, link: String?
  ) -> AttributeContainer {
    var container = AttributeContainer()
    for member in members { try? names.set(member, in: &container) }
    guard names.includesFoundation else { return container }
    if !intent.isEmpty { container.inlinePresentationIntent = intent }
    if let link, let url = URL(string: link) { container.link = url }
    return container
  }
}

#if !canImport(Darwin)
extension ScopeAttributes {
  /// Those of some attributes that the scope has.
  package func keeping(_ attributes: AttributeContainer) -> AttributeContainer {
    var kept = AttributeContainer()
    for key in names.keys { kept = Self.setting(key, of: attributes, in: kept) }
    return kept
  }

  /// One attribute as some attributes have it, in others.
  package static func setting<Key: AttributedStringKey>(
    _ key: Key.Type, of attributes: AttributeContainer, in others: AttributeContainer
  ) -> AttributeContainer {
    var others = others
    others.set(key, to: attributes.value(of: key))
    return others
  }

  /// What Markdown can say of some attributes: names, and values as strict JSON.
  package func values(of attributes: AttributeContainer) -> [String: String] {
    var values: [String: String] = [:]
    for key in names.keys {
      guard let key = key as? any MarkdownCodableKey.Type else { continue }
      values[key.markdownName] = Self.json(key, attributes)
    }
    return values
  }

  /// Sets what Markdown calls an attribute, or with nil removes it; an unknown name and a value that
  /// the attribute's type refuses are nothing.
  ///
  /// - Parameter value: As JSON.
  package func set(_ name: String, to value: String?, in container: inout AttributeContainer) {
    guard let value else {
      for key in names.keys {
        let named = key as? any MarkdownDecodableAttributedStringKey.Type
        if named?.markdownName == name {
          container = Self.setting(key, of: AttributeContainer(), in: container)
        }
      }
      return
    }
    let payload = JSONDocument(
      parsing: Array("{\(JSONText.string(name).text()):\(value)}".utf8), dialect: .json)
    guard let member = payload.root?.members?.first else { return }
    try? names.set(member, in: &container)
  }

  private typealias MarkdownCodableKey =
    MarkdownDecodableAttributedStringKey & EncodableAttributedStringKey

  private static func json<Key: MarkdownCodableKey>(
    _ key: Key.Type, _ attributes: AttributeContainer
  ) -> String? {
    guard let value = attributes.value(of: key),
      let data = try? JSONEncoder().encode(EncodedAttribute<Key>(value: value))
    else { return nil }
    return JSONDocument(parsing: Array(data), dialect: .json).root?.strictJSON
  }
}

/// The value of an attribute, encoded by its own type.
private struct EncodedAttribute<Key: EncodableAttributedStringKey>: Encodable {
  let value: Key.Value

  func encode(to encoder: any Encoder) throws { try Key.encode(value, to: encoder) }
}
#endif
