import ArgumentParser
import Diagnostics
import Workflows

/// `l10n xcstringstool print`.
struct XCStringsToolPrint: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "print", abstract: "Print the keys of a String Catalog, one a line.")

  @Argument(help: "The String Catalog.", completion: .file(extensions: ["xcstrings"]))
  var inputFile: String

  func run() throws {
    let found = CatalogKeys(of: inputFile, in: DiskFileTree(inputs: [inputFile]))
    try XCStringsTool.finish(found.diagnostics)
    try Console.write(ExactText(found.keys.map { $0 + "\n" }.joined()))
  }
}
