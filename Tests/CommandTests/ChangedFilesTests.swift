import Foundation
import TestSupport
import Testing

/// `lint --since` asks git, which a repository's configuration can make run anything.
@Suite struct ChangedFilesTests {
  /// What a repository's configuration may name programs for.
  private static let settings = [
    "core.fsmonitor", "core.pager", "core.sshCommand", "core.alternateRefsCommand", "diff.external",
    "diff.evil.command", "diff.evil.textconv", "filter.evil.clean", "filter.evil.process",
    "filter.a=b.clean",
  ]

  @discardableResult
  private func git(_ arguments: [String], in folder: URL) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["git", "-c", "user.name=a", "-c", "user.email=a@example.com"] + arguments
    process.currentDirectoryURL = folder
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// A repository with a changed and an unchanged table, and a program that leaves a trace.
  private func repository() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("\"a\" = \"%d\";\n", to: "en.lproj/A.strings")
    try folder.write("\"b\" = \"%d\";\n", to: "en.lproj/B.strings")
    try folder.write("\"c\" = \"en text\";\n", to: "en.lproj/C.strings")
    try folder.write("\"c\" = \"de text\";\n", to: "de.lproj/C.strings")
    try folder.write("*.strings filter=evil diff=evil\nB.* filter=a=b\n", to: ".gitattributes")
    try git(["init", "-q", "."], in: folder.url)
    try git(["add", "-A"], in: folder.url)
    try #require(try git(["commit", "-qm", "start"], in: folder.url) == 0)
    let program = folder.url.appending(path: "evil.sh")
    try folder.write("#!/bin/sh\ntouch '\(folder.path)/trace'\ncat\n", to: "evil.sh")
    chmod(program.path, 0o755)
    for hook in ["post-index-change", "fsmonitor-watchman"] {
      try FileManager.default.copyItem(
        at: program, to: folder.url.appending(path: ".git/hooks/\(hook)"))
    }
    for setting in Self.settings { try git(["config", setting, program.path], in: folder.url) }
    try git(["config", "filter.evil.required", "true"], in: folder.url)
    try FileManager.default.removeItem(at: folder.url.appending(path: "en.lproj/A.strings"))
    try folder.write("\"a\" = \"%@\";\n", to: "en.lproj/A.strings")
    return folder
  }

  @Test func noProgramOfTheRepositoryRuns() throws {
    let folder = try repository()
    let run = try ToolRun(["lint", "--since", "HEAD", "--json"], in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("\"files\": 1"))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/trace"))
  }

  @Test func textsOfTheRevisionAreRead() throws {
    let folder = try repository()
    try FileManager.default.removeItem(at: folder.url.appending(path: "de.lproj/C.strings"))
    try folder.write("/* empty */\n", to: "de.lproj/C.strings")
    let run = try ToolRun(["lint", "--since", "HEAD", "--json"], in: folder.url)
    #expect(run.output.contains("HEAD has 'de text' here, which is lost"), "\(run.errors)")
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/trace"))
  }

  /// What a check clones has no commit to compare with, whatever revision is named.
  @Test func aShallowCloneIsNamed() throws {
    let folder = try TemporaryFolder()
    try folder.write("\"a\" = \"b\";\n", to: "en.lproj/A.strings")
    try git(["init", "-q", "."], in: folder.url)
    try git(["add", "-A"], in: folder.url)
    try git(["commit", "-qm", "start"], in: folder.url)
    try git(["commit", "-qm", "more", "--allow-empty"], in: folder.url)
    let whole = try ToolRun(["lint", "--since", "HEAD~2"], in: folder.url)
    #expect(whole.status == 2 && whole.errors.contains("check --since"), "\(whole.errors)")
    let clones = try TemporaryFolder()
    let source = "file://" + folder.path
    try #require(try git(["clone", "-q", "--depth", "1", source, "c"], in: clones.url) == 0)
    let run = try ToolRun(["lint", "--since", "HEAD~1"], in: clones.url.appending(path: "c"))
    #expect(run.status == 2 && run.errors.contains("fetch-depth: 0"), "\(run.errors)")
  }

  /// Without this, the test above could pass because the attack is none.
  @Test func gitAloneRunsThem() throws {
    let folder = try repository()
    try git(["diff", "--name-only", "HEAD"], in: folder.url)
    #expect(FileManager.default.fileExists(atPath: folder.path + "/trace"))
  }
}
