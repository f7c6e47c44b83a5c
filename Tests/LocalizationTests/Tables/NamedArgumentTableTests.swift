import Catalogs
import LocaleData
import Localization
import Testing

@Suite("Names of arguments in a catalog")
struct NamedArgumentTableTests {
  @Test(
    "names are gone, and the order is kept",
    arguments: [("en", "%@ has %lld"), ("es", "%2$lld de %1$@"), ("de", "%@: %lld")])
  func formats(locale: String, format: String) throws {
    let unit = { (text: String) in #"{"stringUnit": {"state": "translated", "value": "\#(text)"}}"#
    }
    let text = #"""
      {"sourceLanguage": "en", "strings": {"k": {"localizations": {
        "en": \#(unit("%(name)@ has %(count)lld")), "es": \#(unit("%(count)lld de %(name)@")),
        "de": \#(unit("%(name)@: %lld"))}}}, "version": "1.2"}
      """#
    let store = TableStore.memory([
      CatalogSource(
        name: "Localizable", localization: nil, format: .stringCatalog, bytes: Array(text.utf8),
        file: "L.xcstrings")
    ])
    #expect(try store.found("k", locale: locale)?.format == format)
  }
}
