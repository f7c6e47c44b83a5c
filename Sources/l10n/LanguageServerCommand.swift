import ArgumentParser
import Foundation
import LanguageServer
import Workflows

/// `l10n lsp`.
struct LanguageServerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: "Speak the Language Server Protocol over standard input and output.",
    discussion: """
      An editor starts this for Swift files, catalogs and XLIFF: findings while somebody types, texts \
      in every language, completion, renaming. docs/editors says how to set editors up.

      Examples:
        l10n lsp
      """)

  @Flag(help: "Speak over standard input and output, which is all that there is.")
  var stdio = false

  func run() throws {
    let server = Server(
      files: { DiskFileTree(inputs: $0, namesAbsolutely: true) },
      // A client that is gone ends the input, too.
      output: { try? Console.write(exactly: $0) },
      leave: { Foundation.exit($0) })
    let isUnderstood = StandardInput.read { server.receive($0) }
    server.finish()
    // Who closes the input without a word is gone, and nothing is left to do.
    throw ExitCode(isUnderstood ? 0 : 1)
  }
}
