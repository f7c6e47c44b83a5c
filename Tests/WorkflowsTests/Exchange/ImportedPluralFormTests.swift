import Diagnostics
import TestSupport
import Testing
import Workflows

/// English's form for 1 leaves the number out; in Russian such a form is for 21, too.
@Suite("Plural forms that come back")
struct ImportedPluralFormTests {
  static let forms: [(String, String?)] = [
    ("%lld вложение", nil), ("Вложение", nil), ("%@ вложение", "unsafe-specifier"),
    ("%lld вложение %lld", "unsafe-specifier"),
  ]

  @Test("a String Catalog's form has the arguments of the source's other forms", arguments: forms)
  func stringCatalog(form: String, refusal: String?) {
    let outcome = Self.imported(
      form, id: "attachments|==|plural.one", original: "L.xcstrings",
      files: ["L.xcstrings": Self.catalog])
    #expect(outcome.diagnostics.map(\.id) == (refusal.map { [$0] } ?? []))
    #expect(outcome.files.flatMap(\.changes).map(\.new) == [form])
  }

  @Test("and so has a form of a .stringsdict", arguments: forms)
  func stringsdict(form: String, refusal: String?) {
    let outcome = Self.imported(
      form, id: "/attachments:dict/n:dict/one:dict/:string", original: "en.lproj/L.stringsdict",
      files: [
        "en.lproj/L.stringsdict": Self.stringsdict(["one": "Attachment", "other": "%lld items"]),
        "ru.lproj/L.stringsdict": Self.stringsdict([
          "one": "Одно вложение", "few": "%lld вложения", "many": "%lld вложений",
          "other": "%lld вложения",
        ]),
      ])
    #expect(outcome.diagnostics.map(\.id) == (refusal.map { [$0] } ?? []))
    #expect(outcome.files.flatMap(\.changes).map(\.new) == [form])
  }

  @Test(
    "a form shows the number that the source shows unless it is for few, as lint has it",
    arguments: [
      ("ru", "one", "файл", true), ("ru", "few", "несколько файлов", true),
      ("ru", "many", "много файлов", true), ("ru", "few", "%lld файла", false),
      ("pl", "few", "pliki", true), ("de", "one", "Eine Datei", false),
      ("fr", "one", "Un fichier", false), ("ar", "two", "ملفان", false),
      ("ar", "few", "ملفات", true),
    ])
  func numbers(language: String, category: String, form: String, isRefused: Bool) {
    let source = category == "one" ? "%lld file" : "%lld files"
    let xliff = ImportSample.xliff(
      ImportSample.unit("files|==|plural.\(category)", source, form), original: "L.xcstrings",
      language: language)
    let tree = InMemoryFolder(["L.xcstrings": Self.files, "back.xliff": xliff])
    let outcome = ImportWorkflow(
      ImportOptions(catalogs: ExchangeCatalogOptions(roots: ["."]), files: ["back.xliff"])
    ).run(on: tree)
    #expect(outcome.diagnostics.map(\.id) == (isRefused ? ["unsafe-specifier"] : []))
    #expect(outcome.status == (isRefused ? .findings : .clean))
  }

  @Test(
    "a source's column filled with its general form, as an export fills it, is no change",
    arguments: [("%lld files", nil), ("%lld items", "source-language")] as [(String, String?)])
  func sourceColumn(few: String, finding: String?) {
    let rows = [
      ("few", few, "%lld pliki"), ("many", "%lld files", "%lld plików"),
      ("one", "%lld file", "%lld plik"), ("other", "%lld files", "%lld pliku"),
    ].map { "L.xcstrings,files|==|plural.\($0),\($1),\($2)\r\n" }
    let tree = InMemoryFolder([
      "L.xcstrings": Self.files, "back.csv": "file,id,en,pl\r\n" + rows.joined(),
    ])
    let outcome = ImportWorkflow(
      ImportOptions(catalogs: ExchangeCatalogOptions(roots: ["."]), files: ["back.csv"])
    ).run(on: tree)
    #expect(
      outcome.diagnostics.filter { $0.severity == .error }.map(\.id) == (finding.map { [$0] } ?? [])
    )
    #expect(outcome.status == (finding == nil ? .clean : .findings))
  }

  private static let files = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "files" : {
          "localizations" : {
            "en" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld file" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld files" } }
            } } }
          }
        }
      },
      "version" : "1.0"
    }
    """

  private static func imported(
    _ form: String, id: String, original: String, files: [String: String]
  ) -> ImportOutcome {
    let unit = ImportSample.unit(id, "Attachment", form)
    let xliff =
      #"<xliff version="1.2"><file original="\#(original)" source-language="en" "#
      + #"target-language="ru"><body>\#(unit)</body></file></xliff>"#
    let tree = InMemoryFolder(files.merging(["ru.xliff": xliff]) { $1 })
    var options = ImportOptions(catalogs: ExchangeCatalogOptions(roots: ["."]), files: ["ru.xliff"])
    // What is refused is a change all the same, once somebody insists.
    options.isForced = true
    let project = ProjectConfiguration(explicit: nil, paths: ["."], in: tree)
    return ImportWorkflow(options).run(on: tree, project: project)
  }

  private static func stringsdict(_ forms: KeyValuePairs<String, String>) -> String {
    let texts = forms.map { "<key>\($0.key)</key><string>\($0.value)</string>" }.joined()
    return stringsdictText(
      "<key>attachments</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>"
        + "<key>n</key><dict><key>NSStringFormatSpecTypeKey</key>"
        + "<string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key>"
        + "<string>lld</string>\(texts)</dict></dict>")
  }

  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "attachments" : {
          "localizations" : {
            "en" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "Attachment" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld items" } }
            } } },
            "ru" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "Одно вложение" } },
              "few" : { "stringUnit" : { "state" : "translated", "value" : "%lld вложения" } },
              "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld вложений" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld вложения" } }
            } } }
          }
        }
      },
      "version" : "1.0"
    }
    """
}
