import ArgumentParser
import Diagnostics
import Extraction
import Workflows

/// `l10n xcstringstool extract`.
struct XCStringsToolExtract: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "extract", abstract: "Find localizable strings in sources.",
    discussion: """
      Writes a .stringsdata file for each source that has any. Types are known here, so what is \
      localizable needs no option to say so: those of Apple's tool are accepted and change nothing.
      """)

  @Argument(help: "Swift and Objective-C sources.", completion: .file())
  var inputFiles: [String]

  @Option(
    name: .shortAndLong, help: "The folder that gets the files.", completion: .directory)
  var outputDirectory: String

  @Option(
    name: [.customShort("s"), .customLong("routine")],
    help: "A function of yours that localizes a String (repeatable).")
  var routines: [LocalizingFunction] = []

  @Flag(name: .customLong("modern-localizable-strings"), help: "Accepted.")
  var modern = false

  @Flag(name: .customLong("legacy-localizable-strings"), help: "Accepted.")
  var legacy = false

  @Flag(name: .customLong("SwiftUI"), help: "Accepted.")
  var swiftUI = false

  @Flag(name: .customLong("omit-empty-stringsdata"), help: "Accepted; there are none.")
  var omitsEmpty = false

  func run() throws {
    let tree = DiskFileTree(inputs: inputFiles, outputs: [outputDirectory])
    let options = ExtractOptions(paths: inputFiles, functions: routines)
    let workflow = StringsDataWorkflow(options, output: outputDirectory, replacesFiles: true)
    let outcome = workflow.run(on: tree)
    try XCStringsTool.finish(
      outcome.diagnostics.map { ToolDiagnostic($0, file: inputFiles.first ?? "") })
  }
}
