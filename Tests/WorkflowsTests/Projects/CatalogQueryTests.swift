import Catalogs
import Diagnostics
import Reading
import Testing

@testable import Workflows

/// Which catalogs commands look at: the same rule for all of them.
@Suite struct CatalogQueryTests {
  /// Runs a command; tells the names of the tables that it saw.
  private typealias Run =
    @Sendable (FileScope, InMemoryFolder, ProjectConfiguration) -> [String]

  private static let runs: [(name: String, run: Run)] = [
    (
      "compile",
      { scope, tree, project in
        var options = CompileOptions()
        (options.scope, options.output) = (scope, "out")
        let outcome = CompileWorkflow(options).run(on: tree, project: project)
        return outcome.files.map { PathParts.stem(of: $0.path) }
      }
    ),
    (
      "convert",
      { scope, tree, project in
        var options = ConvertOptions()
        (options.scope, options.output) = (scope, "out")
        let outcome = ConvertWorkflow(options).run(on: tree, project: project)
        return outcome.files.map { PathParts.stem(of: $0.path) }
      }
    ),
    (
      "export",
      { scope, tree, project in
        let catalogs = ExchangeCatalogOptions(scope)
        let options = ExportOptions(catalogs: catalogs, format: .strings, output: "out")
        _ = ExportWorkflow(options).run(on: tree, project: project)
        return tree.files.keys.filter { $0.hasPrefix("out/") }.map { PathParts.stem(of: $0) }
      }
    ),
    (
      "format",
      { scope, tree, project in
        var options = FormatOptions(paths: [], isCheck: true)
        options.scope = scope
        let outcome = FormatWorkflow(options).run(on: tree, project: project)
        return outcome.changed.map { PathParts.stem(of: $0) }
      }
    ),
    (
      "lint",
      { scope, tree, project in
        var options = LintOptions(paths: [])
        options.scope = scope
        let outcome = LintWorkflow(options).run(on: tree, project: project)
        return outcome.files.map { PathParts.stem(of: $0) }
      }
    ),
    (
      "preview",
      { scope, tree, project in
        var options = PreviewOptions()
        options.scope = scope
        let outcome = PreviewWorkflow(options).run(on: tree, project: project)
        return outcome.report.previews.map(\.table)
      }
    ),
    (
      "status",
      { scope, tree, project in
        var options = StatusOptions(paths: [])
        options.scope = scope
        return StatusWorkflow(options).run(on: tree, project: project).report.tables.map(\.name)
      }
    ),
    (
      "symbols",
      { scope, tree, project in
        var options = SymbolsOptions()
        options.scope = scope
        return SymbolsWorkflow(options).run(on: tree, project: project).tables.map(\.table)
      }
    ),
  ]

  private static func folder(_ configuration: String) -> InMemoryFolder {
    let text = { (text: String) in #"{"stringUnit":{"state":"translated","value":"\#(text)"}}"# }
    let texts = #"{"en":\#(text("Wash")),"de":\#(text("Waschen"))}"#
    let entry = #"{"extractionState":"manual","localizations":\#(texts)}"#
    let catalog = #"{"sourceLanguage":"en","strings":{"wash.now":\#(entry)},"version":"1.0"}"#
    return InMemoryFolder([
      "l10n.json": configuration, "App/A.xcstrings": catalog, "Old/B.xcstrings": catalog,
      "Texts/C.xcstrings": catalog,
    ])
  }

  struct Example: Sendable {
    var configuration: String
    var paths = ["."]
    var seen: [String]
  }

  private static let examples = [
    Example(configuration: "{}", seen: ["A", "B", "C"]),
    Example(configuration: "{include: ['App/**']}", seen: ["A", "B", "C"]),
    Example(configuration: "{exclude: ['Old']}", seen: ["A", "C"]),
    Example(configuration: "{exclude: ['*.xcstrings', 'Old']}", paths: ["App"], seen: []),
    Example(configuration: "{exclude: ['[_B]*']}", paths: ["Old"], seen: []),
    // What is named is meant.
    Example(configuration: "{exclude: ['Old']}", paths: ["Old"], seen: ["B"]),
    Example(
      configuration: "{exclude: ['Old/**', 'Texts']}", paths: ["Old", "Texts/C.xcstrings"],
      seen: ["B", "C"]),
    Example(configuration: "{catalogs: ['Texts']}", seen: ["C"]),
    Example(configuration: "{catalogs: ['Texts']}", paths: ["App"], seen: ["A"]),
    // A folder that nothing was written to yet.
    Example(configuration: "{catalogs: ['Texts', 'Later']}", seen: ["C"]),
    Example(configuration: "{catalogs: ['Later']}", seen: ["A", "B", "C"]),
  ]

  @Test(arguments: runs.map(\.name), examples)
  func catalogs(command: String, example: Example) throws {
    let tree = Self.folder(example.configuration)
    let project = ProjectConfiguration(explicit: nil, paths: ["."], in: tree)
    let run = try #require(Self.runs.first { $0.name == command }?.run)
    let seen = run(FileScope(paths: example.paths), tree, project)
    #expect(Set(seen).sorted() == example.seen, "\(command)")
  }

  @Test(arguments: runs.map(\.name))
  func globsOfTheCommandStandIn(command: String) throws {
    let tree = Self.folder("{exclude: ['Old']}")
    let project = ProjectConfiguration(explicit: nil, paths: ["."], in: tree)
    let run = try #require(Self.runs.first { $0.name == command }?.run)
    #expect(Set(run(FileScope(exclude: ["App/**"]), tree, project)).sorted() == ["B", "C"])
  }

  @Test func aFolderThatIsNotThereIsNamed() {
    let tree = Self.folder("{catalogs: ['Texts', 'Later']}")
    let project = ProjectConfiguration(explicit: nil, paths: ["."], in: tree)
    let told = LintWorkflow(LintOptions(paths: ["."])).run(on: tree, project: project).diagnostics
    #expect(told.map(\.id) == ["missing-folder"])
    #expect(told.map(\.severity) == [.note])
    #expect(told.map(\.location?.file) == ["Later"])
    let named = LintWorkflow(LintOptions(paths: ["Texts"])).run(on: tree, project: project)
    #expect(named.diagnostics.isEmpty)
  }
}
