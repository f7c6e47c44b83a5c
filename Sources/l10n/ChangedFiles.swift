import ArgumentParser
import Foundation

/// The files that differ from a revision of the git repository, new ones among them.
struct ChangedFiles {
  /// Real paths.
  let paths: Set<String>

  /// Asks git in the folder of the first path.
  init(since revision: String, below roots: [String]) throws {
    guard !revision.hasPrefix("-") else {
      throw ValidationError("'\(revision)' is no revision; name a commit, a branch or a tag.")
    }
    let folder = Self.folder(of: roots.first ?? ".")
    let top =
      try Self.git(["rev-parse", "--show-toplevel"], in: folder)
      .split(separator: "\n").first.map(String.init) ?? folder
    let changed = try Self.git(
      ["diff", "--name-only", "-z", "--no-ext-diff", revision, "--"], in: top)
    let untracked = try Self.git(["ls-files", "--others", "--exclude-standard", "-z"], in: top)
    paths = Set(
      (changed + untracked).split(separator: "\0").map { name in
        URL(filePath: top).appending(path: String(name)).resolvingSymlinksInPath().path
      })
  }

  private static func folder(of path: String) -> String {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    if exists, isFolder.boolValue { return path }
    return URL(filePath: path).deletingLastPathComponent().path
  }

  private static func git(_ arguments: [String], in folder: String) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder] + arguments
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    let message = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let reason = String(decoding: message, as: UTF8.self).split(separator: "\n").first
      throw GitFailure(reason: reason.map(String.init) ?? "git failed")
    }
    return String(decoding: data, as: UTF8.self)
  }
}

/// Git couldn't say what changed.
struct GitFailure: Error, CustomStringConvertible {
  var reason: String

  var description: String {
    "git can't tell what changed (\(reason)); check --since, and run inside of a repository"
  }
}
