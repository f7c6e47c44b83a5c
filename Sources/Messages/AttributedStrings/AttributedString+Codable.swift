#if !canImport(Darwin)
public import Foundation

/// Encoding of attributed strings, on platforms where Foundation has none.
///
/// The runs stand in one array, each as its text and an object of its attributes by their names;
/// a string without attributes is just its text. Foundation's configurations don't say on Linux
/// which scope they are for: what is encoded with a bare configuration keeps the attributes of
/// Foundation and of this module, and `@CodableConfiguration(from: \.app)` keeps the app's too.
extension AttributedString: @retroactive Codable, @retroactive EncodableWithConfiguration,
  @retroactive DecodableWithConfiguration
{
  /// Reads a text with the attributes of Foundation and of this module.
  public init(from decoder: any Decoder) throws {
    try self.init(from: decoder, scope: AttributeScopes.FoundationAttributes.self)
  }

  /// Writes the text with the attributes of Foundation and of this module.
  public func encode(to encoder: any Encoder) throws {
    try encode(to: encoder, scope: AttributeScopes.FoundationAttributes.self)
  }

  /// Reads a text with the attributes of Foundation and of this module.
  public init(
    from decoder: any Decoder, configuration: AttributeScopeCodableConfiguration
  ) throws {
    try self.init(from: decoder)
  }

  /// Writes the text with the attributes of Foundation and of this module.
  public func encode(
    to encoder: any Encoder, configuration: AttributeScopeCodableConfiguration
  ) throws {
    try encode(to: encoder)
  }

  init(from decoder: any Decoder, scope: any AttributeScope.Type) throws {
    self.init()
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      self.init(text)
      return
    }
    let coding = ScopeCoding(of: scope)
    var runs = try decoder.unkeyedContainer()
    while !runs.isAtEnd {
      let text = try runs.decode(String.self)
      let attributes = try coding.attributes(from: runs.superDecoder())
      append(AttributedString(text, attributes: attributes))
    }
  }

  func encode(to encoder: any Encoder, scope: any AttributeScope.Type) throws {
    let plain = AttributedString(String(characters))
    if self == plain {
      var container = encoder.singleValueContainer()
      return try container.encode(String(characters))
    }
    let coding = ScopeCoding(of: scope)
    var container = encoder.unkeyedContainer()
    for run in runs {
      try container.encode(String(characters[run.range]))
      try coding.encode(run.attributes, to: container.superEncoder())
    }
  }
}
#endif
