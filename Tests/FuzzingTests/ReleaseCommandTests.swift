import Foundation
import TestSupport
import Testing

/// `l10n-dev release` packs a tool that is built already.
///
/// A script that calls the tool stands for it, for the debug build is hundreds of megabytes.
@Suite struct ReleaseCommandTests {
  /// - Parameter mask: The permissions that files and folders of the one who packs don't get.
  private func release(
    to name: String, in folder: TemporaryFolder, mask: String
  ) throws -> [String: Data] {
    let script = folder.url.appending(path: "l10n")
    try folder.write("#!/bin/sh\nexec '\(Repository.tool.path)' \"$@\"\n", to: "l10n")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: script.path)
    let output = folder.url.appending(path: name)
    let tool = Repository.tool.deletingLastPathComponent().appending(path: "l10n-dev").path
    let run = try ToolRun(
      [
        "-c", "umask \(mask); exec \"$@\"", "sh", tool, "release", "--tool", script.path,
        "--output", output.path, "--maintainer", "Ana Sastre <ana@l10n.dev>",
      ], in: Repository.root, tool: URL(filePath: "/bin/sh"))
    try #require(run.status == 0, "\(run.errors)")
    return folder.contents().filter { $0.key.hasPrefix(name + "/") }
  }

  private func listing(_ arguments: [String], in folder: TemporaryFolder) throws -> [String] {
    let run = try ToolRun(arguments, in: folder.url, tool: URL(filePath: "/usr/bin/env"))
    try #require(run.status == 0, "\(run.errors)")
    return run.output.split(separator: "\n").map(String.init)
  }

  /// GNU's tar, as Linux has it, is needed.
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/sha256sum")))
  func theSameToolIsPackedTheSame() throws {
    let folder = try TemporaryFolder()
    let first = try release(to: "one", in: folder, mask: "022")
    let second = try release(to: "two", in: folder, mask: "077")
    #expect(first.count == second.count)
    for (name, data) in first {
      #expect(second["two" + name.dropFirst(3)] == data, "\(name) differs")
    }
    let archive = try #require(first.keys.first { $0.hasSuffix(".tar.gz") })
    let files = try listing(["tar", "-tzf", archive], in: folder)
    for end in [
      "/bin/l10n", "/share/man/man1/l10n-lint.1.gz", "/share/zsh/vendor-completions/_l10n",
      "/share/doc/l10n/copyright",
    ] {
      #expect(files.contains { $0.hasSuffix(end) }, "\(end) is not in the archive")
    }
    _ = try listing(["sh", "-c", "cd one && sha256sum --check --strict SHA256SUMS"], in: folder)
    guard let debian = first.keys.first(where: { $0.hasSuffix(".deb") }) else {
      print("dpkg-deb is not installed: no package is made")
      return
    }
    let lines = try listing(["dpkg-deb", "--contents", debian], in: folder)
    let program = try #require(lines.first { $0.hasSuffix(" ./usr/bin/l10n") })
    #expect(program.hasPrefix("-rwxr-xr-x root/root "))
  }
}
