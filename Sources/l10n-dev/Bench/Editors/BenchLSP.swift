import ArgumentParser
import Foundation

/// How long an editor waits for `l10n lsp`.
struct BenchLSP: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: "How long an editor waits: findings after a key press, and each feature.",
    discussion:
      "Runs the program l10n over generated catalogs of each format and over a generated project, "
      + "and speaks with it as an editor does. Milliseconds of the clock from sending to the "
      + "answer: the median and the worst of some rounds. A key press is followed by its findings; "
      + "features are asked for right after a key press, when least is known, and in peace.")

  @Option(help: "Keys of each generated catalog.")
  var keys = 10_000

  @Option(help: "Swift files of the generated project.")
  var files = 3000

  @Option(help: "A project to use instead of the generated one.")
  var project: String?

  @Option(help: "A Swift file of that project, below its folder, with a literal that localizes.")
  var source: String?

  @Option(help: "Only documents whose name has this in it (repeatable).")
  var only: [String] = []

  @Option(help: "The program to measure (default: the l10n beside this one).")
  var binary: String?

  func validate() throws {
    guard keys > 0, files > 0 else { throw ValidationError("there is nothing to measure") }
    guard (project == nil) == (source == nil) else {
      throw ValidationError("a project needs a source to type in: name --project and --source")
    }
  }

  func run() throws {
    let tool = BuiltTool(path: binary)
    let folder = FileManager.default.temporaryDirectory.appending(path: "l10n-bench-\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for document in try documents(in: folder) where isAsked(document) {
      let session = EditorSession(document, try EditorProgram(tool.path))
      let figures = try session.figures()
      print("\n\(document.name): \(Measure.megabytes(document.text.utf8.count)) MB\n")
      print("| | median ms | worst ms |\n|---|--:|--:|")
      for figure in figures { print(figure.row) }
    }
  }

  private func isAsked(_ document: EditedDocument) -> Bool {
    only.isEmpty || only.contains { document.name.contains($0) }
  }

  private func documents(in folder: String) throws -> [EditedDocument] {
    let catalogs = try EditedDocument.catalogs(keyCount: keys, in: folder + "/catalogs")
    if let project, let source {
      return catalogs + [try EditedDocument(source, in: project, behind: "Text(\"")]
    }
    return catalogs + [try EditedDocument.source(fileCount: files, in: folder + "/project")]
  }
}
