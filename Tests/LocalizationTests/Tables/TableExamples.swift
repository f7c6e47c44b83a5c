import Catalogs
import Foundation
import LocaleData
import Localization
import Testing

/// A `.stringsdict` whose inside is written as an old-style property list, which is short.
func dictionarySource(_ text: String, _ localization: String = "en") -> CatalogSource {
  CatalogSource(
    name: "Localizable", localization: localization, format: .stringsdict,
    bytes: Array(text.utf8), file: "\(localization).lproj/Localizable.stringsdict")
}

func stringsSource(
  _ text: String, _ localization: String, table: String = "Localizable"
) -> CatalogSource {
  CatalogSource(
    name: table, localization: localization, format: .strings, bytes: Array(text.utf8),
    file: "\(localization).lproj/\(table).strings")
}

/// A String Catalog with these members of `strings`.
func catalogSource(_ strings: String, source: String = "en") -> CatalogSource {
  let text = #"{"sourceLanguage": "\#(source)", "strings": {\#(strings)}, "version": "1.0"}"#
  return CatalogSource(
    name: "Localizable", localization: nil, format: .stringCatalog, bytes: Array(text.utf8),
    file: "Localizable.xcstrings")
}

/// A plural variable of an old-style `.stringsdict`: `variable("n", "d", "one=%d file", …)`.
func variable(_ name: String, _ type: String, _ forms: String...) -> String {
  let forms = forms.map { form in
    let parts = form.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    return "\(parts[0]) = \"\(parts[1])\";"
  }
  return "\(name) = { NSStringFormatSpecTypeKey = NSStringPluralRuleType; "
    + "NSStringFormatValueTypeKey = \"\(type)\"; \(forms.joined(separator: " ")) };"
}

/// One key of an old-style `.stringsdict`.
func message(_ key: String, _ format: String, _ variables: String...) -> String {
  "\"\(key)\" = { NSStringLocalizedFormatKey = \"\(format)\"; \(variables.joined(separator: " ")) };"
}

func tag(_ text: String) throws -> LanguageTag { try #require(LanguageTag(text)) }

/// Numbers for arguments that look like numbers, `other` for the rest.
func pluralArguments(_ texts: [String]) -> [PluralArgument] {
  texts.map { Double($0) == nil ? .other : .number($0) }
}

extension TableStore {
  func found(
    _ key: String, _ arguments: String..., locale: String = "en", device: String? = nil,
    width: Int? = nil
  ) throws -> Found? {
    lookUp(
      key, table: nil, locale: try tag(locale), arguments: pluralArguments(arguments),
      device: device, width: width)
  }
}
