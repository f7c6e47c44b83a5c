import Catalogs
import Exchange
import Linting
import Reading
import Testing

@testable import Workflows

/// What other commands make of generated symbols: code that names one uses its key, and the file that
/// declares them uses none.
@Suite struct SymbolUseTests {
  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Delete all" : {

        },
        "Old text" : {

        },
        "cart.title" : {
          "extractionState" : "manual"
        },
        "cart.unused" : {
          "extractionState" : "manual"
        }
      },
      "version" : "1.1"
    }
    """

  private func project() -> InMemoryFolder {
    let tree = InMemoryFolder([
      "App/Localizable.xcstrings": Self.catalog,
      "App/Screen.swift": """
      import SwiftUI
      let title = Text(.cartTitle)
      let button = Button(.deleteAll) {}
      """,
    ])
    var options = SymbolsOptions()
    options.output = "App"
    options.keys = .all
    #expect(SymbolsWorkflow(options).run(on: tree).status == .clean)
    return tree
  }

  @Test func theFilesAreWrittenOnce() throws {
    let tree = project()
    var options = SymbolsOptions()
    options.output = "App"
    options.keys = .all
    options.isCheck = true
    #expect(SymbolsWorkflow(options).run(on: tree).status == .clean)
    options.keys = .manual
    #expect(SymbolsWorkflow(options).run(on: tree).status == .findings)
  }

  @Test func theConfigurationSaysWhatOptionsDoNot() throws {
    let text = "{symbols: {access: 'public', keys: 'all'}}"
    let read = ConfigurationReader(Array(text.utf8), file: "l10n.json")
    #expect(read.diagnostics.isEmpty)
    var project = ProjectConfiguration()
    project.configuration = read.configuration
    let tree = InMemoryFolder(["App/Localizable.xcstrings": Self.catalog])
    let generated = SymbolsWorkflow(SymbolsOptions()).run(on: tree, project: project)
    #expect(generated.files.map { $0.text.contains("public static var deleteAll") } == [true])
    var options = SymbolsOptions()
    (options.access, options.keys) = (.internal, .manual)
    let chosen = SymbolsWorkflow(options).run(on: tree, project: project)
    #expect(chosen.files.map { $0.text.contains("deleteAll") } == [false])
    #expect(chosen.files.map { $0.text.contains("public") } == [false])
  }

  @Test func aFileThatNobodyGeneratedStays() throws {
    let tree = project()
    var options = SymbolsOptions()
    options.output = "App/Screen.swift"
    #expect(SymbolsWorkflow(options).run(on: tree).status == .couldNotRun)
    #expect(try tree.read("App/Screen.swift").starts(with: "import SwiftUI".utf8))
  }

  @Test func extractionKeepsWhatASymbolNames() throws {
    let tree = project()
    let outcome = ExtractWorkflow(ExtractOptions(paths: ["."])).run(on: tree)
    #expect(outcome.entries.isEmpty)
    let document = StringCatalogDocument(
      parsing: try tree.read("App/Localizable.xcstrings"), file: "")
    let stale = document.entries.filter { $0.extractionState?.value == .stale }
    #expect(stale.map(\.key.value) == ["Old text"])
  }

  @Test func aSymbolThatNobodyNamesIsFound() {
    var options = LintOptions(paths: ["."])
    options.sources = ["App"]
    options.rules = ["unused-symbol", "unused-key"]
    let found = LintWorkflow(options).run(on: project()).findings
    #expect(found.map(\.key) == ["Old text", "cart.unused"])
  }
}
