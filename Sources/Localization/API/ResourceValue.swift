import Foundation

/// A resource as a value in a text, in whose language it is looked up.
struct ResourceValue: Equatable, Codable, Sendable {
  var resource: LocalizedStringResource

  #if canImport(Darwin)
  init(_ resource: LocalizedStringResource) { self.resource = resource }

  func text(for locale: Locale) -> String { String(localized: resource(for: locale)) }

  func attributedText<Scope: AttributeScope>(
    for locale: Locale, including scope: Scope.Type
  ) -> AttributedString {
    AttributedString(localized: resource(for: locale), including: scope)
  }

  private func resource(for locale: Locale) -> LocalizedStringResource {
    var resource = resource
    resource.locale = locale
    return resource
  }
  #else
  var settings: LocalizationSettings

  init(
    _ resource: LocalizedStringResource, _ settings: LocalizationSettings = LocalizationSettings()
  ) {
    self.resource = resource
    self.settings = settings
  }

  func text(for locale: Locale) -> String {
    LocalizationCall(resource, settings, locale: locale).string()
  }

  func attributedText<Scope: AttributeScope>(
    for locale: Locale, including scope: Scope.Type
  ) -> AttributedString {
    LocalizationCall(resource, settings, locale: locale).attributedString(including: scope)
  }
  #endif
}
