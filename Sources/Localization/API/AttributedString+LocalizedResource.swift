#if !canImport(Darwin)
public import Foundation

// Disfavored, so that a literal is a `String.LocalizationValue`.

/// Localized attributed strings of resources.
extension AttributedString {
  /// Localizes a resource.
  @_disfavoredOverload
  public init(
    localized resource: LocalizedStringResource
  ) {
    self = LocalizationCall(resource, LocalizationSettings())
      .attributedString(including: AttributeScopes.FoundationAttributes.self)
  }

  /// Localizes a resource, with the attributes of a scope.
  @_disfavoredOverload
  public init<Scope: AttributeScope>(
    localized resource: LocalizedStringResource, including scope: Scope.Type
  ) {
    self = LocalizationCall(resource, LocalizationSettings())
      .attributedString(including: scope)
  }

  /// Localizes a resource, with the attributes of a scope named by a key path.
  @_disfavoredOverload
  public init<Scope: AttributeScope>(
    localized resource: LocalizedStringResource,
    including scope: KeyPath<AttributeScopes, Scope.Type>
  ) {
    self = LocalizationCall(resource, LocalizationSettings())
      .attributedString(including: Scope.self)
  }

  /// Localizes a resource, with options.
  @_disfavoredOverload
  public init(
    localized resource: LocalizedStringResource, options: AttributedString.LocalizationOptions
  ) {
    self = LocalizationCall(resource, LocalizationSettings(options))
      .attributedString(including: AttributeScopes.FoundationAttributes.self)
  }

  /// Localizes a resource, with options and the attributes of a scope.
  @_disfavoredOverload
  public init<Scope: AttributeScope>(
    localized resource: LocalizedStringResource, options: AttributedString.LocalizationOptions,
    including scope: Scope.Type
  ) {
    self = LocalizationCall(resource, LocalizationSettings(options))
      .attributedString(including: scope)
  }

  /// Localizes a resource, with options and the attributes of a scope named by a key path.
  @_disfavoredOverload
  public init<Scope: AttributeScope>(
    localized resource: LocalizedStringResource, options: AttributedString.LocalizationOptions,
    including scope: KeyPath<AttributeScopes, Scope.Type>
  ) {
    self = LocalizationCall(resource, LocalizationSettings(options))
      .attributedString(including: Scope.self)
  }
}
#endif
