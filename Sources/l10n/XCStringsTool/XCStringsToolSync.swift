import ArgumentParser
import Diagnostics
import Workflows

/// `l10n xcstringstool sync`.
struct XCStringsToolSync: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sync", abstract: "Bring String Catalogs up to date with .stringsdata files.",
    discussion: """
      Adds the keys that are new. Of those that no file has any more, what nobody translated is \
      removed and the others are marked stale. The catalog's name is that of its table.
      """)

  @Argument(
    help: "The String Catalogs.", completion: .file(extensions: ["xcstrings"]))
  var inputFiles: [String]

  @Option(
    parsing: .upToNextOption, help: "The .stringsdata files of all sources (repeatable).",
    completion: .file(extensions: ["stringsdata"]))
  var stringsdata: [String]

  @Flag(help: "Leave keys that no file has as they are.")
  var skipMarkingStringsStale = false

  func run() throws {
    var sync = CatalogSync()
    sync.catalogs = inputFiles
    sync.stringsData = stringsdata
    sync.keepsOthers = skipMarkingStringsStale
    let outcome = sync.run(
      on: DiskFileTree(inputs: inputFiles + stringsdata, outputs: inputFiles))
    try XCStringsTool.finish(
      outcome.diagnostics.map { ToolDiagnostic($0, file: inputFiles.first ?? "") })
  }
}
