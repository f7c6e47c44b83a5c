#if !canImport(Darwin)
public import Foundation

extension String {
  /// A text to localize: the key, which is also the text in the source language, and the values
  /// that stand in it (Apple Developer Documentation, "String.LocalizationValue").
  ///
  /// Unlike on Apple's platforms, what its `encode(to:)` writes is this module's own format.
  public typealias LocalizationValue = LocalizedMessage
}

extension LocalizedMessage.StringInterpolation {
  /// Appends another localized text as `%@`, with options of its own; only on Linux.
  public mutating func appendInterpolation(
    _ resource: LocalizedStringResource, options: AttributedString.LocalizationOptions
  ) {
    append("%@", for: .resource(ResourceValue(resource, LocalizationSettings(options))))
  }
}
#endif
