import Diagnostics
import Testing
import Workflows

/// What an export tells translators of words that agree is what an import takes.
@Suite struct InflectionHintTests {
  private static let files = [
    "en.lproj/L.strings": """
    "files" = "^[%lld file](inflect: true)";
    "hi" = "^[Welcome](inflect: true), %@!";
    "ready" = "%@ is ^[ready](agreeWithArgument: 1)";

    """,
    "es.lproj/L.strings": "\"files\" = \"^[%lld archivo](inflect: true)\";\n",
  ]

  private func exported(_ locale: String) throws -> (text: String, tree: InMemoryFolder) {
    let tree = InMemoryFolder(Self.files)
    var options = ExportOptions(
      catalogs: ExchangeCatalogOptions(roots: ["."]), format: .csv, output: "back.csv")
    options.locales = [locale]
    #expect(ExportWorkflow(options).run(on: tree).status == .clean)
    return (try #require(tree.text(at: "back.csv")), tree)
  }

  @Test(arguments: ["es", "de", "pl", "ko", "pt-BR"])
  func wordsThatAgreeKeepTheirMarks(locale: String) throws {
    let text = try exported(locale).text
    #expect(text.contains("The app makes “%lld file” agree with its number"))
    #expect(!text.contains("without ^["))
  }

  @Test(arguments: ["ru", "uk", "cs", "ja"])
  func wordsThatNothingInflectsHaveNone(locale: String) throws {
    let text = try exported(locale).text
    #expect(!text.contains("keep ^["))
    for part in [
      "translate “%lld file” without ^[ and ](…), in words that are right whatever the number is",
      "translate “Welcome” without ^[ and ](…), in words that are right whoever reads them",
      "translate “ready” without ^[ and ](…), in words that are right whatever the other word is",
    ] {
      #expect(text.contains(part))
    }
  }

  /// The other way round than the note says is refused, so the note has to say so.
  @Test(arguments: [("Файлов: %lld", true), ("^[%lld файл](inflect: true)", false)])
  func theNoteSaysWhatIsTaken(target: String, isTaken: Bool) throws {
    let (text, tree) = try exported("ru")
    let source = "^[%lld file](inflect: true),"
    let translated = text.replacing(source, with: source + target)
    #expect(translated != text)
    tree.set(Array(translated.utf8), at: "back.csv")
    let options = ImportOptions(
      catalogs: ExchangeCatalogOptions(roots: ["."]), files: ["back.csv"])
    let outcome = ImportWorkflow(options).run(on: tree)
    #expect(outcome.status == (isTaken ? .clean : .findings))
    #expect(outcome.diagnostics.contains { $0.id == "uninflectable-locale" } == !isTaken)
    #expect(tree.text(at: "ru.lproj/L.strings")?.contains(target) ?? false == isTaken)
  }
}
