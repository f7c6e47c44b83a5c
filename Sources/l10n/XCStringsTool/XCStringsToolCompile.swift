import ArgumentParser
import Diagnostics
import Workflows

/// `l10n xcstringstool compile`.
struct XCStringsToolCompile: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compile", abstract: "Make .strings and .stringsdict files of a String Catalog.")

  @Argument(help: "The String Catalog.", completion: .file(extensions: ["xcstrings"]))
  var inputFile: String

  @Option(
    name: .shortAndLong, help: "The folder that gets the .lproj folders.", completion: .directory)
  var outputDirectory: String

  @Option(name: .shortAndLong, help: "A language to compile; all without (repeatable).")
  var language: [String] = []

  @Option(help: "The form of the files: text or binary.")
  var serializationFormat = SerializationFormat.text

  @Flag(help: "Write nothing; print the paths of the files.")
  var dryRun = false

  enum SerializationFormat: String, CaseIterable, ExpressibleByArgument {
    case text
    case binary
  }

  func run() throws {
    var options = CompileOptions()
    options.scope.paths = [inputFile]
    options.output = outputDirectory
    options.languages = language
    options.isDryRun = dryRun
    options.isBinary = serializationFormat == .binary
    options.replacesFiles = true
    let tree = DiskFileTree(inputs: [inputFile], outputs: [outputDirectory])
    let outcome = CompileWorkflow(options).run(on: tree)
    try XCStringsTool.finish(
      outcome.diagnostics.map { ToolDiagnostic($0, file: inputFile) })
    guard dryRun else { return }
    for file in outcome.files { try Console.write("\(file.path)\n" as ConsoleText) }
  }
}
