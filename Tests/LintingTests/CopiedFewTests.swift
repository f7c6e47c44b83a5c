import Catalogs
import Diagnostics
@testable import Linting
import Testing

/// A form for two to four that is a copy of that for five.
@Suite struct CopiedFewTests {
  private func found(in localization: String) -> [String] {
    let text = """
      {"sourceLanguage": "en", "strings": {"%lld of %lld files": {"localizations": {"ru": {
      \(localization)}}}}, "version": "1.0"}
      """
    let document = StringCatalogDocument(parsing: Array(text.utf8), file: "A.xcstrings")
    let table = StringCatalogTable(document, name: "A", sourceLanguage: "en")
    let rule = Linter.Selection(IdenticalPluralForms.self, .note)
    return Linter([rule], LintContext()).diagnostics(in: table, languages: ["en", "ru"])
      .diagnostics.map(\.diagnostic.message)
  }

  private static func forms(_ number: String) -> String {
    let texts = [("one", "файла"), ("few", "файлов"), ("many", "файлов"), ("other", "файла")]
    let forms = texts.map { category, noun in
      """
      "\(category)": {"stringUnit": {"state": "translated", "value": "\(number) \(noun)"}}
      """
    }
    return "\"variations\": {\"plural\": {\(forms.joined(separator: ", "))}}"
  }

  @Test func aTextThatStartsWithItsNumberIsCounted() {
    #expect(found(in: Self.forms("%lld")).count == 1)
  }

  /// "из 5 файлов": what stands around a variable may ask for the case of its forms.
  @Test func aVariableStandsInSomething() {
    let text = """
      "stringUnit": {"state": "translated", "value": "Удалено %1$lld из %#@n@"},
      "substitutions": {"n": {"argNum": 2, "formatSpecifier": "lld", \(Self.forms("%arg"))}}
      """
    #expect(found(in: text) == [])
  }
}
