import AttributeAccess
import Foundation

#if canImport(Darwin)
import Reading

/// The attributes that Markdown may set, by their names; Foundation on Darwin knows them itself.
struct AttributeNames: Sendable {
  /// Gives the attributes that Foundation reads from one member of a payload.
  private let attributes: @Sendable (JSONMember) throws -> AttributeContainer
  let includesFoundation = true

  init<Scope: AttributeScope>(of scope: Scope.Type) {
    attributes = { member in
      let name = String(decoding: try JSONEncoder().encode(member.name.value), as: UTF8.self)
      let payload = "\(name): \(member.value.strictJSON)"
      let options = AttributedString.MarkdownParsingOptions(
        allowsExtendedAttributes: true, interpretedSyntax: .inlineOnlyPreservingWhitespace)
      let text = try AttributedString(
        markdown: "^[x](\(payload))", including: scope, options: options)
      return text.runs.first?.attributes ?? AttributeContainer()
    }
  }

  func set(_ member: JSONMember, in container: inout AttributeContainer) throws {
    container.merge(try attributes(member))
  }
}

#else

@_spi(Reflection) import Swift
import Locking
import Reading

/// The attributes that Markdown may set, by their names: those of an attribute scope and of the
/// scopes inside it.
struct AttributeNames: Sendable {
  typealias Setter = @Sendable (JSONValue, inout AttributeContainer) throws -> Void

  private var setters: [String: Setter] = [:]
  /// All attributes of the scope, those too that Markdown can't name.
  private(set) var keys: [any AttributedStringKey.Type] = []
  /// Whether the scope has what Markdown itself sets, such as `link`.
  private(set) var includesFoundation = false

  private static let known = Locked<[ObjectIdentifier: AttributeNames]>([:])

  /// The names of a scope; it is read once per process.
  init<Scope: AttributeScope>(of scope: Scope.Type) {
    let id = ObjectIdentifier(scope)
    if let names = Self.known.withLock({ $0[id] }) {
      self = names
      return
    }
    add(scope)
    let names = self
    Self.known.withLock { $0[id] = names }
  }

  /// Sets what a member of a payload says; a name that the scope doesn't have is nothing.
  func set(_ member: JSONMember, in container: inout AttributeContainer) throws {
    try setters[member.name.value]?(member.value, &container)
  }

  private mutating func add(_ scope: any AttributeScope.Type) {
    if scope == AttributeScopes.FoundationAttributes.self {
      includesFoundation = true
      setters.merge(AgreementAttributes.setters) { first, _ in first }
      keys += AgreementAttributes.keys
    }
    for field in AttributeScopeFields.types(of: scope) {
      if let inner = field as? any AttributeScope.Type {
        add(inner)
      } else if let key = field as? any AttributedStringKey.Type {
        keys.append(key)
        if let named = key as? any MarkdownDecodableAttributedStringKey.Type { add(named) }
      }
    }
  }

  private mutating func add<Key: MarkdownDecodableAttributedStringKey>(_ key: Key.Type) {
    setters[Key.markdownName] = { value, container in
      container.set(key, to: try DecodedAttribute<Key>.value(from: value))
    }
  }
}

/// The types of the stored properties of an attribute scope, which is how a scope lists its keys.
enum AttributeScopeFields {
  static func types(of scope: any AttributeScope.Type) -> [any Any.Type] {
    var types: [any Any.Type] = []
    // The same walk that Foundation makes on Darwin; there is no other way to a type's properties.
    _ = _forEachField(of: scope) { _, _, type, _ in
      types.append(type)
      return true
    }
    return types
  }
}

#endif
