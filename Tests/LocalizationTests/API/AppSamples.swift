// Code as an app writes it for Apple's platforms and Linux alike: no line here is conditional.
import Foundation
import Localization

enum AppSamples {
  static func strings(count: Int, name: String, bundle: Bundle, locale: Locale) -> [String] {
    let table = "Menu"
    var options = String.LocalizationOptions()
    options.replacements = [count]
    return [
      String(localized: "Hello"),
      String(localized: "Hello", comment: "A greeting"),
      String(localized: "Hello, \(name)!", bundle: bundle, locale: locale),
      String(localized: "Soup", table: table, bundle: bundle, locale: locale, comment: "A dish"),
      String(localized: "\(count) items for \(name)", bundle: bundle, locale: locale),
      String(
        localized: "order.total", defaultValue: "\(count) in all", bundle: bundle, locale: locale,
        comment: "The sum"),
      String(
        localized: "\(placeholder: .int) items", options: options, bundle: bundle, locale: locale),
      String(localized: resource(count: count)),
      String(localized: Screen.title),
      String(localized: String.LocalizationValue(name), bundle: bundle),
    ]
  }

  static func attributed(name: AttributedString, locale: Locale) -> [AttributedString] {
    var options = AttributedString.LocalizationOptions()
    options.inflect = true
    options.concepts = [.termsOfAddress([.feminine]), .localizedPhrase("salad")]
    return [
      AttributedString(localized: "**Hello**, \(name)!"),
      AttributedString(localized: "Hello", options: .applyReplacementIndexAttribute),
      AttributedString(localized: "Hello", options: options, locale: locale),
      AttributedString(localized: "Hello", including: \.foundation),
      AttributedString(localized: "Hello", including: AttributeScopes.FoundationAttributes.self),
      AttributedString(localized: "hello", defaultValue: "Hello, \(name)", locale: locale),
      AttributedString(localized: Screen.title),
      AttributedString(localized: Screen.title, options: options, including: \.foundation),
    ]
  }

  static func values(date: Date, price: Decimal, ratio: Double) -> [String.LocalizationValue] {
    [
      "\(price, format: .currency(code: "EUR")) on \(date, format: .dateTime.day().month())",
      "\(ratio, specifier: "%.2f") of \(ratio, format: .percent)",
      "\(["a", "b"], format: .list(type: .and)) \(ratio)",
      "\(Screen.title): \(name: "Ana")",
    ]
  }

  static func resource(count: Int) -> LocalizedStringResource {
    LocalizedStringResource(
      "^[\(count) coffee](inflect: true)", table: "Menu", bundle: .main, comment: "An order")
  }

  enum Screen {
    static let title = LocalizedStringResource("screen.title", defaultValue: "Menu", bundle: .main)
    static let literal: LocalizedStringResource = "Enjoy your meal!"
  }

  static func welcome(_ term: TermOfAddress) -> AttributedString {
    var text = AttributedString("Bienvenido")
    text.inflect = InflectionRule.automatic
    return text.inflected(
      locale: Locale(identifier: "es"), userTermOfAddress: term, inflectionConcepts: []
    ).inflected()
  }
}

extension String.LocalizationValue.StringInterpolation {
  mutating func appendInterpolation(name: String) {
    appendInterpolation(name)
  }
}
