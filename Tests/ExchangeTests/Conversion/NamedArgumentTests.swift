import Catalogs
import Exchange
import Testing

@Suite("Names of arguments in compiled tables")
struct NamedArgumentTests {
  private func compiled(_ localizations: String, key: String = "k") -> StringCatalogCompilation {
    let text = #"""
      {"sourceLanguage": "en", "strings": {"\#(key)": {"localizations": {\#(localizations)}}},
       "version": "1.2"}
      """#
    return StringCatalogCompilation(
      StringCatalogDocument(parsing: Array(text.utf8), file: "L.xcstrings"))
  }

  private func unit(_ text: String) -> String {
    #""stringUnit": {"state": "translated", "value": "\#(text)"}"#
  }

  @Test func aTranslationInAnotherOrderIsNumbered() {
    let compilation = compiled(
      #""en": {\#(unit("%(name)@ has %(count)lld"))}"#
        + #", "es": {\#(unit("%(count)lld de %(name)@"))}"#)
    let texts = compilation.localizations.map { ($0.language, $0.strings.map(\.value)) }
    #expect(texts.map(\.0) == ["en", "es"])
    #expect(texts.map(\.1) == [["%@ has %lld"], ["%2$lld de %1$@"]])
  }

  @Test func aKeyThatIsItsTextHasNoNamesInItsTable() {
    let compilation = compiled("", key: "Hello, %(name)@!")
    #expect(compilation.localizations.flatMap(\.strings).map(\.value) == ["Hello, %@!"])
    #expect(compilation.localizations.flatMap(\.strings).map(\.key) == ["Hello, %(name)@!"])
  }

  @Test func formsAreCountedLikeTheFormWithAllArguments() throws {
    func plural(_ one: String, _ other: String) -> String {
      #"{"variations": {"plural": {"one": {\#(unit(one))}, "other": {\#(unit(other))}}}}"#
    }
    let compilation = compiled(
      #""en": \#(plural("One file by %(author)@", "%(count)lld files by %(author)@")), "#
        + #""es": \#(plural("Un archivo de %(author)@", "De %(author)@: %(count)lld archivos"))"#,
      key: "%lld files by %@")
    let spanish = try #require(compilation.localizations.last?.dictionary.first)
    let forms = try #require(spanish.message.variables.first).forms
    #expect(forms.map(\.text) == ["Un archivo de %2$@", "De %2$@: %1$lld archivos"])
  }

  @Test func textsAroundSubstitutionsCountPastThem() throws {
    let substitutions = #"""
      "substitutions": {"files": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
      "one": {\#(unit("%arg file"))}, "other": {\#(unit("%arg files"))}}}}}
      """#
    let compilation = compiled(
      #""en": {\#(unit("%#@files@ by %(author)@")), \#(substitutions)}, "#
        + #""es": {\#(unit("%(author)@: %#@files@")), \#(substitutions)}"#)
    let formats = compilation.localizations.map { $0.dictionary.first?.message.formatKey }
    #expect(formats == ["%#@files@ by %@", "%2$@: %1$#@files@"])
  }
}
