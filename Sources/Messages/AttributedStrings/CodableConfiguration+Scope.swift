#if !canImport(Darwin)
public import Foundation

/// An attributed string that is encoded with the attributes of a scope.
private struct ScopedText<Scope: AttributeScope>: Codable {
  var text: AttributedString

  init(_ text: AttributedString) { self.text = text }

  init(from decoder: any Decoder) throws {
    text = try AttributedString(from: decoder, scope: Scope.self)
  }

  func encode(to encoder: any Encoder) throws {
    try text.encode(to: encoder, scope: Scope.self)
  }
}

/// What the compiler writes for a type with `@CodableConfiguration(from: \.app) var text` calls
/// these, which know the scope, before those of the standard library.
extension KeyedEncodingContainer {
  /// Writes a text with the attributes of its scope.
  public mutating func encode<Scope: AttributeScope>(
    _ value: CodableConfiguration<AttributedString, Scope>, forKey key: Key
  ) throws {
    try encode(ScopedText<Scope>(value.wrappedValue), forKey: key)
  }
}

extension KeyedDecodingContainer {
  /// Reads a text with the attributes of its scope.
  public func decode<Scope: AttributeScope>(
    _ type: CodableConfiguration<AttributedString, Scope>.Type, forKey key: Key
  ) throws -> CodableConfiguration<AttributedString, Scope> {
    CodableConfiguration(
      wrappedValue: try decode(ScopedText<Scope>.self, forKey: key).text, from: Scope.self)
  }
}

extension JSONEncoder {
  /// Writes a text as JSON with the attributes of a scope.
  package func encode<Scope: AttributeScope>(
    _ text: AttributedString, including scope: Scope.Type
  ) throws -> Data {
    try encode(ScopedText<Scope>(text))
  }
}

extension JSONDecoder {
  /// Reads a text from JSON with the attributes of a scope.
  package func decode<Scope: AttributeScope>(
    _ type: AttributedString.Type, from data: Data, including scope: Scope.Type
  ) throws -> AttributedString {
    try decode(ScopedText<Scope>.self, from: data).text
  }
}
#endif
