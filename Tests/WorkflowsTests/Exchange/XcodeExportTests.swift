import Diagnostics
import Linting
import Testing
import Workflows

/// Xcode puts a bundle of the development language beside those of the translations.
@Suite("The folder that Xcode exports")
struct XcodeExportTests {
  private static func file(_ language: String?, _ target: String?) -> String {
    let target = target.map { "<target>\($0)</target>" } ?? ""
    return ImportSample.xliff(
      "<trans-unit id=\"done\"><source>Done</source>\(target)</trans-unit>"
    ).replacing(
      " target-language=\"es\"", with: language.map { " target-language=\"\($0)\"" } ?? "")
  }

  private static func imported(
    _ files: [String: String], _ change: (inout ImportOptions) -> Void = { _ in }
  ) -> ImportOutcome {
    let contents = files.mapValues(\.utf8)
    return ImportSample.run("") { options, tree in
      for (path, text) in contents { tree.set(Array(text), at: path) }
      options.files = ["Exported"]
      change(&options)
    }.0
  }

  private static func bundle(_ language: String) -> String {
    "Exported/\(language).xcloc/Localized Contents/\(language).xliff"
  }

  @Test(
    "texts of the language that the project is written in are passed over",
    arguments: [("en", "Done"), ("en", "Done "), ("en", nil), (nil, nil), (nil, "Done")]
      as [(String?, String?)])
  func sourceLanguage(language: String?, target: String?) {
    let outcome = Self.imported([
      Self.bundle("en"): Self.file(language, target), Self.bundle("es"): Self.file("es", "Hecho"),
    ])
    #expect(outcome.status == .clean)
    #expect(outcome.diagnostics.map(\.severity) == [.note])
    #expect(outcome.files.flatMap(\.changes).map(\.new) == ["Hecho"])
    #expect(outcome.isWritten)
  }

  @Test("an older text of theirs is no change", arguments: ["Ready", "Done"])
  func olderSource(text: String) {
    let old = Self.file("en", text).replacing(
      "<source>Done</source>", with: "<source>Ready</source>")
    let outcome = Self.imported([Self.bundle("en"): old])
    #expect(outcome.status == .clean)
    #expect(outcome.refused == 0)
  }

  @Test("what somebody changed in them is refused, and nothing else with it")
  func changedSource() {
    let files = [
      Self.bundle("en"): Self.file("en", "Ready"), Self.bundle("es"): Self.file("es", "Hecho"),
    ]
    let outcome = Self.imported(files)
    #expect(outcome.status == .findings)
    #expect(outcome.refused == 1)
    #expect(outcome.diagnostics.map(\.id) == ["source-language"])
    #expect(!outcome.isWritten)

    let partial = Self.imported(files) { $0.skipsRefused = true }
    #expect(partial.status == .findings)
    #expect(partial.isWritten)

    let forced = Self.imported(files) { $0.isForced = true }
    #expect(forced.status == .clean)
    #expect(forced.files.flatMap(\.changes).map(\.locale) == ["es"])
  }

  @Test("a translation needs a language")
  func unnamedLanguage() {
    let outcome = Self.imported([Self.bundle("es"): Self.file(nil, "Hecho")])
    #expect(outcome.status == .couldNotRun)
    #expect(outcome.diagnostics.map(\.severity) == [.error])
  }

  @Test("a bundle is found once, whatever says that it is one", arguments: [true, false])
  func bundles(hasContents: Bool) {
    var files = [Self.bundle("es"): Self.file("es", "Hecho")]
    if hasContents { files["Exported/es.xcloc/contents.json"] = #"{"targetLocale":"es"}"# }
    let outcome = Self.imported(files)
    #expect(outcome.diagnostics.isEmpty)
    #expect(outcome.files.flatMap(\.changes).map(\.new) == ["Hecho"])
  }

  @Test(
    "lint takes no file of theirs for one of a language without a name",
    arguments: [(nil, 0), ("Done", 0), ("Hecho", 1)] as [(String?, Int)])
  func lint(target: String?, count: Int) {
    var options = LintOptions(paths: ["."])
    options.rules = ["unknown-locale"]
    let tree = InMemoryFolder(["en.xliff": Self.file(nil, target)])
    let found = LintWorkflow(options).run(on: tree).findings
    #expect(found.count == count)
    #expect(found.allSatisfy { $0.diagnostic.message.contains("doesn't say which language") })
  }
}
