import Diagnostics
import Testing
import Workflows

/// What an export's files are called, and which languages get one.
@Suite struct ExportNamingTests {
  private static func catalog(_ languages: [String]) -> String {
    let texts = languages.map {
      "\"\($0)\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"x\"}}"
    }
    return "{\"sourceLanguage\":\"en\",\"strings\":{\"Cup\":{\"localizations\":{"
      + texts.joined(separator: ",") + "}}},\"version\":\"1.0\"}"
  }

  private func run(
    _ languages: [String], to output: String, _ change: (inout ExportOptions) -> Void = { _ in }
  ) -> (ExportOutcome, InMemoryFolder) {
    let tree = InMemoryFolder(["L.xcstrings": Self.catalog(languages)])
    var options = ExportOptions(
      catalogs: ExchangeCatalogOptions(roots: ["."]), format: .xliff, output: output)
    change(&options)
    return (ExportWorkflow(options).run(on: tree), tree)
  }

  @Test func aLanguageThatIsNoTagLeavesTheOthersAlone() {
    let (outcome, tree) = run(["de", "sr@latin", "fr"], to: "out")
    #expect(outcome.status == .clean)
    #expect(outcome.diagnostics.map { "\($0.id) \($0.severity)" } == ["unknown-language warning"])
    #expect(outcome.packages.map(\.locale) == ["de", "fr"])
    #expect(tree.text(at: "out/de.xliff") != nil)
    let (asked, _) = run(["de"], to: "out") { $0.locales = ["sr@latin"] }
    #expect(asked.status == .couldNotRun)
    #expect(run(["sr@latin"], to: "out").0.status == .couldNotRun)
  }

  @Test(
    "a tag of no language is exported with a warning",
    arguments: [
      ("zz", "check how it is spelled"), ("dk", "write 'da' if that is meant"), ("da", nil),
      ("haw", nil),
    ])
  func unknownLanguage(locale: String, advice: String?) {
    let (outcome, tree) = run(["de"], to: "out") { $0.locales = [locale] }
    #expect(outcome.status == .clean)
    #expect(tree.text(at: "out/\(locale).xliff") != nil)
    #expect(
      outcome.diagnostics.map { "\($0.id) \($0.severity) \($0.message)" }
        == [advice].compactMap(\.self).map {
          "unknown-language warning '\(locale)' names no language, so no app would show its texts; "
            + $0
        })
  }

  /// Other tools know no `ES` and no `es_MX`; a folder of that name is the project's own choice.
  @Test(arguments: [
    ("ES", "es"), ("es", "es"), ("es_MX", "es-MX"), ("ES-mx", "es-MX"), ("pt_BR", "pt_BR"),
    ("pt-BR", "pt-BR"), ("zh-hans", "zh-Hans"), ("iw", "iw"),
  ])
  func aLanguageIsSpelledAsTagsAre(asked: String, written: String) {
    let (outcome, tree) = run(["es", "pt_BR"], to: "out") { $0.locales = [asked] }
    #expect(outcome.status == .clean)
    #expect(outcome.packages.map(\.locale) == [written])
    let text = tree.text(at: "out/\(written).xliff") ?? ""
    #expect(text.contains("target-language=\"\(written)\""), "\(text)")
  }

  @Test func aLanguageThatIsNamedTwiceIsExportedOnce() {
    let (outcome, tree) = run(["de"], to: "de.xliff") { $0.locales = ["de", "de"] }
    #expect(outcome.status == .clean)
    #expect(outcome.packages.map(\.locale) == ["de"])
    #expect(tree.text(at: "de.xliff") != nil)
  }

  @Test("a language that is the source's isn't said to be none", arguments: [["en"], []])
  func theSourceLanguage(locales: [String]) {
    let (outcome, _) = run(locales == [] ? [] : ["de"], to: "out") { $0.locales = locales }
    #expect(outcome.status == .couldNotRun)
    #expect(outcome.diagnostics.map(\.id) == ["no-locale"])
    let isWritten = outcome.diagnostics.first?.message.contains("written in what --locale names")
    #expect(isWritten == !locales.isEmpty)
  }

  /// What one catalog is written in another one is translated to.
  @Test(arguments: [
    ("en", "source-language=\"ru\""), ("ru", "source-language=\"en\""), ("de", nil),
  ])
  func aLanguageOfSeveralSourcesIsExported(locale: String, written: String?) {
    let tree = InMemoryFolder([
      "L.xcstrings": Self.catalog(["de"]),
      "R.xcstrings": Self.catalog(["de"]).replacing(
        "\"sourceLanguage\":\"en\"", with: "\"sourceLanguage\":\"ru\""),
    ])
    var options = ExportOptions(
      catalogs: ExchangeCatalogOptions(roots: ["."]), format: .xliff, output: "out.xliff")
    options.locales = [locale]
    #expect(ExportWorkflow(options).run(on: tree).status == .clean)
    let file = tree.text(at: "out.xliff") ?? ""
    #expect(file.contains("target-language=\"\(locale)\""))
    for language in ["en", "ru"] {
      let source = "source-language=\"\(language)\""
      #expect(file.contains(source) == (written.map { $0 == source } ?? true))
    }
  }

  /// A String Catalog beside the `.strings` files that it was made of.
  @Test(arguments: [ExchangeFormat.strings, .xliff])
  func twoCatalogsOfOneTableNeedTwoFiles(format: ExchangeFormat) {
    let tree = InMemoryFolder([
      "L.xcstrings": Self.catalog(["de"]), "en.lproj/L.strings": "\"Cup\" = \"Cup\";",
      "de.lproj/L.strings": "\"Cup\" = \"Tasse\";",
      "Kit/en.lproj/L.strings": "\"Cup\" = \"Cup\";", "Kit/de.lproj/L.strings": "",
    ])
    let options = ExportOptions(
      catalogs: ExchangeCatalogOptions(roots: ["."]), format: format, output: "out")
    let outcome = ExportWorkflow(options).run(on: tree)
    #expect((outcome.status == .clean) == (format == .xliff))
    #expect(outcome.diagnostics.contains { $0.id == "ambiguous-id" } == (format == .strings))
  }

  @Test(arguments: [
    (["de", "fr"], "a.xliff", ExchangeFormat.xliff, false),
    (["de"], "a.xliff", .xliff, true), (["de"], "a.xlf", .xliff, true),
    (["de"], "a.csv", .xliff, false), (["de"], "a.csv", .csv, true),
    (["de", "fr"], "a.b", .xliff, true),
  ])
  func aNameOfAFileIsNoFolder(
    languages: [String], output: String, format: ExchangeFormat, isWritten: Bool
  ) {
    let (outcome, _) = run(languages, to: output) { $0.format = format }
    #expect(outcome.status == (isWritten ? .clean : .couldNotRun))
    #expect(outcome.diagnostics.map(\.id) == (isWritten ? [] : ["misnamed-folder"]))
    #expect(outcome.packages.isEmpty != isWritten)
  }

  /// An attribute of XML holds a tab, and no escape.
  @Test(arguments: [
    ("\u{1B}[31m", ExchangeFormat.xliff, true), ("\u{1B}[31m", .xcloc, true),
    ("\u{1B}[31m", .csv, false), ("a\tb", .xliff, false), ("a\u{200E}b", .xliff, false),
  ])
  func aCatalogThatXMLCanNotNameIsRefused(name: String, format: ExchangeFormat, isRefused: Bool) {
    for version in XLIFFVersion.allCases {
      let tree = InMemoryFolder([
        name + ".xcstrings": Self.catalog(["de", "fr"]), "L.xcstrings": Self.catalog(["de", "fr"]),
      ])
      var options = ExportOptions(
        catalogs: ExchangeCatalogOptions(roots: ["."]), format: format, output: "out")
      options.version = version
      let outcome = ExportWorkflow(options).run(on: tree)
      #expect(outcome.status == (isRefused ? .couldNotRun : .clean))
      let told = outcome.diagnostics.filter { $0.id == "invalid-file-name" }
      #expect(told.map(\.location?.file) == (isRefused ? [name + ".xcstrings"] : []))
      #expect(outcome.packages.isEmpty == isRefused)
    }
  }
}
