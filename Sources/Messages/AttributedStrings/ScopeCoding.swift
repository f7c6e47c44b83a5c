#if !canImport(Darwin)
import AttributeAccess
import Foundation
import Locking
import Vocabulary

/// How the attributes of a scope, and of the scopes inside it, are encoded.
struct ScopeCoding: Sendable {
  typealias Attributes = KeyedEncodingContainer<AttributeCodingKey>
  typealias Encoding = @Sendable (AttributeContainer, inout Attributes) throws -> Void
  typealias Decoding = @Sendable (any Decoder, inout AttributeContainer) throws -> Void

  private var encodings: [Encoding] = []
  private var decodings: [String: Decoding] = [:]

  private static let known = Locked<[ObjectIdentifier: ScopeCoding]>([:])

  /// The coding of a scope; it is read once per process.
  init(of scope: any AttributeScope.Type) {
    let id = ObjectIdentifier(scope)
    if let coding = Self.known.withLock({ $0[id] }) {
      self = coding
      return
    }
    add(scope)
    let coding = self
    Self.known.withLock { $0[id] = coding }
  }

  func encode(_ attributes: AttributeContainer, to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: AttributeCodingKey.self)
    for encoding in encodings { try encoding(attributes, &container) }
  }

  /// Names that the scope doesn't have are ignored.
  func attributes(from decoder: any Decoder) throws -> AttributeContainer {
    let container = try decoder.container(keyedBy: AttributeCodingKey.self)
    var attributes = AttributeContainer()
    for name in container.allKeys {
      try decodings[name.stringValue]?(container.superDecoder(forKey: name), &attributes)
    }
    return attributes
  }

  private mutating func add(_ scope: any AttributeScope.Type) {
    var fields = AttributeScopeFields.types(of: scope)
    if scope == AttributeScopes.FoundationAttributes.self {
      fields += AgreementAttributes.keys.map { $0 as any Any.Type }
    }
    for field in fields {
      if let inner = field as? any AttributeScope.Type {
        add(inner)
      } else if let key = field as? any CodableAttributedStringKey.Type {
        add(key)
      }
    }
  }

  private mutating func add<Key: CodableAttributedStringKey>(_ key: Key.Type) {
    encodings.append { attributes, container in
      guard let value = attributes.value(of: key) else { return }
      let name = AttributeCodingKey(stringValue: Key.name)
      try Key.encode(value, to: container.superEncoder(forKey: name))
    }
    decodings[Key.name] = { decoder, attributes in
      attributes.set(key, to: try Key.decode(from: decoder))
    }
  }
}

/// The name of an attribute in encoded text.
struct AttributeCodingKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }

  init?(intValue: Int) { nil }
}
#endif
