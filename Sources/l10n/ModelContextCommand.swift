import ArgumentParser
import Diagnostics
import ModelContext
import Workflows

/// `l10n mcp`.
struct ModelContextCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Speak the Model Context Protocol over standard input and output.",
    discussion: """
      An assistant starts this to translate a project's texts: what is missing, what a key means, what \
      lint says of a translation and what people would read. Nothing is written without \
      --allow-edits. docs/agents.md says how to set assistants up.

      Examples:
        l10n mcp
        l10n mcp --allow-edits App
      """)

  @Flag(help: "Let the assistant write translations that lint finds no error in.")
  var allowEdits = false

  @Argument(help: "The project's folder.", completion: .directory)
  var path = "."

  func validate() throws { try PathArgument.check([path]) }

  func run() throws {
    let tree = DiskFileTree(inputs: [path])
    guard tree.isFolder(path) else {
      Console.show([.noFolder(path, in: tree)])
      throw ExitCode(ExitStatus.couldNotRun.rawValue)
    }
    // A folder below the current one is the same however it is written.
    let server = ContextServer([tree.shown(path)], allowsEdits: allowEdits, on: tree) { bytes in
      // A client that is gone ends the input, too.
      try? Console.write(exactly: bytes)
    }
    StandardInput.read { server.receive($0) }
    server.finish()
  }
}
