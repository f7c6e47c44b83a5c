package import Foundation

extension Message {
  /// The message as an attributed string.
  ///
  /// - Parameters:
  ///   - scope: The attributes that caret attributes may set.
  ///   - argument: What stands for a format specifier; nil leaves the specifier as it is written.
  ///     It is inserted as it is: Markdown or specifiers in it mean nothing.
  /// - Returns: The text; attributes that can't be read are missing.
  package func attributedString<Scope: AttributeScope>(
    including scope: Scope.Type = AttributeScopes.FoundationAttributes.self,
    argument: @escaping (FormatSpecifier) -> AttributedString? = { _ in nil }
  ) -> AttributedString {
    var builder = AttributedStringBuilder(
      self, names: AttributeNames(of: scope), attributes: AttributeContainer())
    builder.argument = argument
    // Only a strict builder throws.
    return (try? builder.build()) ?? AttributedString(source)
  }
}
