import Foundation
import Generation
import TestSupport
import Testing

/// The examples in the help of each command run, one after the other, as a new user tries them.
@Suite struct ExampleTests {
  private static let commands: Result<[CommandDump], any Error> = Result {
    let run = try ToolRun(["--experimental-dump-help"], in: Repository.root)
    return try CommandDump(json: Data(run.output.utf8)).commands
  }

  /// The sample app as the examples have it: its sources in `App`, in a repository of git.
  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, place) in [("Caffe", "App"), ("Shared", "Shared")] {
      try FileManager.default.copyItem(
        at: Repository.fixtures.appending(path: "Caffe/\(name)"),
        to: folder.url.appending(path: place))
    }
    for arguments in [
      ["init", "-q", "-b", "main", "."], ["add", "-A"],
      ["-c", "user.name=a", "-c", "user.email=a@example.com", "commit", "-qm", "start"],
    ] {
      let run = try ToolRun(
        ["git"] + arguments, in: folder.url, tool: URL(filePath: "/usr/bin/env"))
      try #require(run.status == 0, "\(run.errors)")
    }
    return folder
  }

  @Test func theyRunInTheirOrder() throws {
    // As on a user's machine, each finds what the one before has kept.
    let (folder, cache) = (try project(), try TemporaryFolder())
    for command in try Self.commands.get() {
      #expect(!command.examples.isEmpty, "\(command.commandName) has no example")
      // It serves until it is stopped; `.ci/studio` runs it.
      if command.commandName == "studio" { continue }
      for example in command.examples {
        // What a shell does with the output is none of the tool's.
        let call = example.split(separator: " > ")[0]
        let words = GoldenCase.words(String(call))
        #expect(words.first == "l10n")
        let run = try ToolRun(Array(words.dropFirst()), in: folder.url, cache: cache.url)
        #expect(run.status == 0, "\(example)\n\(run.output.suffix(500))\(run.errors.suffix(500))")
      }
    }
  }

  /// Lines that are longer would be wrapped where a shell doesn't expect it.
  @Test func theyFitOnALine() throws {
    for example in try Self.commands.get().flatMap(\.examples) { #expect(example.count < 78) }
  }
}
