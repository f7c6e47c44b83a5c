import Foundation
import TestSupport
import Testing

/// What a long command says at a terminal while it works.
@Suite struct ProgressTests {
  private static let command = ["lint", "--since", "HEAD"]
  private static let environment = URL(filePath: "/usr/bin/env")

  /// A repository `app` with a mistake since its commit, and in `slow` a git that takes its time to
  /// say what a file was: a command that waits takes long on the fastest machine.
  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for language in ["en", "es"] {
      try folder.write("\"%@ a\" = \"%@ a\";\n", to: "app/\(language).lproj/A.strings")
    }
    for arguments in [
      ["init", "-q", "."], ["add", "-A"],
      ["-c", "user.name=a", "-c", "user.email=a@example.com", "commit", "-qm", "start"],
    ] {
      let run = try ToolRun(
        ["git"] + arguments, in: folder.url.appending(path: "app"), tool: Self.environment)
      try #require(run.status == 0, "\(run.errors)")
    }
    try folder.write("\"%@ a\" = \"%d a\";\n", to: "app/es.lproj/A.strings")
    let wait = "case \"$*\" in *cat-file*) sleep 1.5;; esac"
    try folder.write("#!/bin/sh\n\(wait)\nPATH=${PATH#*:}\nexec git \"$@\"\n", to: "slow/git")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.path + "/slow/git")
    return folder
  }

  private func terminal(_ folder: TemporaryFolder, _ arguments: [String] = []) throws -> String {
    let run = try TerminalRun(
      Self.command + arguments, in: folder.url.appending(path: "app"),
      tools: folder.url.appending(path: "slow"))
    return String(decoding: run.output, as: UTF8.self)
  }

  @Test func aTerminalIsToldAfterASecond() throws {
    let text = try terminal(try project())
    #expect(text.hasPrefix("\rchecking translations (1 s) …\u{1B}[K"), "\(text.prefix(300))")
    // The line is gone before the first result, and comes no more.
    let parts = text.components(separatedBy: "\r\u{1B}[K")
    #expect(parts.count == 2 && !parts[1].contains("checking translations"))
    #expect(!parts[1].contains("\r") && parts[1].contains(".strings:"))
  }

  @Test func whoWantsItQuietIsNot() throws {
    let text = try terminal(try project(), ["--quiet"])
    #expect(!text.contains("checking") && text.contains(".strings:"), "\(text)")
  }

  @Test func aPipeIsNot() throws {
    let folder = try project()
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let run = try ToolRun(
      ["PATH=\(folder.path)/slow:\(path)", Repository.tool.path] + Self.command,
      in: folder.url.appending(path: "app"), tool: Self.environment)
    #expect(!run.errors.contains("\r") && !run.errors.contains("checking"))
    #expect(run.output.contains(".strings:"), "\(run.errors)")
  }

  @Test func aShortCommandSaysNothing() throws {
    let folder = try TemporaryFolder()
    try folder.write("\"a\" = \"a\";\n", to: "en.lproj/A.strings")
    let run = try TerminalRun(["lint"], in: folder.url)
    #expect(!String(decoding: run.output, as: UTF8.self).contains("checking"))
  }
}
