import ArgumentParser
import Diagnostics
import Workflows

/// `l10n xcstringstool generate-symbols`.
struct XCStringsToolSymbols: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate-symbols",
    abstract: "Generate the Swift symbols of the keys that are managed by hand.")

  @Argument(help: "The String Catalogs.", completion: .file(extensions: ["xcstrings"]))
  var inputFiles: [String]

  @Option(
    name: .shortAndLong, help: "The folder that gets GeneratedStringSymbols_<Table>.swift.",
    completion: .directory)
  var outputDirectory: String

  @Option(name: .shortAndLong, help: "The language of the symbols: swift.")
  var language = SymbolLanguage.swift

  enum SymbolLanguage: String, CaseIterable, ExpressibleByArgument {
    case swift
  }

  func run() throws {
    let tree = DiskFileTree(inputs: inputFiles, outputs: [outputDirectory])
    let generation = SymbolGeneration(into: outputDirectory)
    try XCStringsTool.finish(inputFiles.flatMap { generation.run(catalog: $0, on: tree) })
  }
}
