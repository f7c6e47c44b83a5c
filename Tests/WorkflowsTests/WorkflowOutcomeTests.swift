import Diagnostics
import Messages
import Testing

@testable import Workflows

/// What all commands have in common.
@Suite struct WorkflowOutcomeTests {
  private typealias Run = @Sendable (InMemoryFolder, ProjectConfiguration) -> any WorkflowOutcome

  private static let catalogs = ExchangeCatalogOptions(roots: ["."])

  private static let runs: [(name: String, run: Run)] = [
    ("compile", { CompileWorkflow(CompileOptions()).run(on: $0, project: $1) }),
    ("convert", { ConvertWorkflow(ConvertOptions()).run(on: $0, project: $1) }),
    (
      "export",
      {
        let options = ExportOptions(catalogs: catalogs, format: .xliff, output: "out")
        return ExportWorkflow(options).run(on: $0, project: $1)
      }
    ),
    ("format", { FormatWorkflow(FormatOptions(paths: ["."])).run(on: $0, project: $1) }),
    (
      "import",
      {
        ImportWorkflow(ImportOptions(catalogs: catalogs, files: ["a.xliff"]))
          .run(on: $0, project: $1)
      }
    ),
    ("preview", { PreviewWorkflow(PreviewOptions()).run(on: $0, project: $1) }),
    (
      "pseudo",
      {
        PseudoWorkflow(PseudoOptions(.write(.accented), catalogs: catalogs)).run(
          on: $0, project: $1)
      }
    ),
    (
      "rename",
      { RenameWorkflow(RenameOptions(old: "A", new: "B", paths: ["."])).run(on: $0, project: $1) }
    ),
    ("reuse", { ReuseWorkflow(ReuseOptions(catalogs: catalogs)).run(on: $0, project: $1) }),
    ("status", { StatusWorkflow(StatusOptions(paths: ["."])).run(on: $0, project: $1) }),
    ("suggest", { SuggestWorkflow(SuggestOptions(paths: ["."])).run(on: $0, project: $1) }),
    ("symbols", { SymbolsWorkflow(SymbolsOptions()).run(on: $0, project: $1) }),
  ]

  /// Nothing is read or written with settings that nobody meant.
  @Test(arguments: runs.map(\.name))
  func aBrokenConfigurationEndsTheRun(command: String) throws {
    let tree = InMemoryFolder([
      "l10n.json": #"{"sourceLanguage": 1}"#,
      "Localizable.xcstrings": #"{"sourceLanguage": "en", "strings": {"A": {}}, "version": "1.0"}"#,
    ])
    let before = tree.files
    let project = ProjectConfiguration(explicit: nil, paths: ["."], in: tree)
    try #require(project.isBroken)
    let run = try #require(Self.runs.first { $0.name == command }?.run)
    let outcome = run(tree, project)
    #expect(outcome.status == .couldNotRun)
    #expect(outcome.diagnostics == project.diagnostics)
    #expect(tree.files == before)
  }

  @Test func errorsEndARunAndWarningsDoNot() {
    func diagnostic(_ severity: Severity) -> Diagnostic {
      Diagnostic(id: "a", severity: severity, message: "", location: nil)
    }
    var outcome = FormatOutcome()
    outcome.status = .findings
    outcome.take([diagnostic(.warning), diagnostic(.note)])
    #expect(outcome.status == .findings && outcome.diagnostics.count == 2)
    outcome.take([])
    #expect(outcome.status == .findings)
    outcome.take([diagnostic(.error)])
    #expect(outcome.status == .couldNotRun && outcome.diagnostics.count == 3)
    var other = FormatOutcome()
    other.fail(diagnostic(.warning))
    #expect(other.status == .couldNotRun)
  }
}
