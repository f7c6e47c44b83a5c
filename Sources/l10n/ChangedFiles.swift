import ArgumentParser
import Foundation
import Workflows

/// The files that differ from a revision of the git repository, new ones among them.
struct ChangedFiles {
  /// Real paths.
  let paths: Set<String>
  /// The same files as the revision has them; nil where it is no single commit.
  let earlier: EarlierRevision?

  /// Asks git in the folder of the first path.
  init(since revision: String, below roots: [String]) throws {
    guard !revision.hasPrefix("-") else {
      throw ValidationError("'\(revision)' is no revision; name a commit, a branch or a tag.")
    }
    let start = Git(around: roots.first ?? ".")
    let git = try Git(in: try start.top() ?? start.folder).withoutPrograms()
    let changed = try git.lines([
      "diff", "--name-only", "-z", "--no-renames", "--no-ext-diff", "--no-textconv",
      "--ignore-submodules=all",
      revision, "--",
    ])
    let untracked = try git.lines(["ls-files", "--others", "--exclude-standard", "-z"])
    paths = Set((changed + untracked).map { Self.realPath($0, in: git) })
    earlier = try? EarlierRevision(revision, of: Set(changed), in: git)
  }

  static func realPath(_ name: String, in git: Git) -> String {
    URL(filePath: git.folder).appending(path: name).resolvingSymlinksInPath().path
  }
}

/// Git in a repository that may be anybody's: none of the programs that its configuration names is
/// run.
///
/// Only what the repository's own configuration says is turned off; that of the person is theirs.
struct Git {
  let folder: String
  private var settings: [(key: String, value: String)] = [
    ("core.fsmonitor", "false"), ("core.hooksPath", "/dev/null"), ("core.pager", "cat"),
    ("core.untrackedCache", "false"), ("core.alternateRefsCommand", ""), ("diff.external", ""),
    ("core.sshCommand", "false"), ("protocol.allow", "never"), ("safe.bareRepository", "explicit"),
  ]

  init(in folder: String) { self.folder = folder }

  /// In a folder, or in that of a file.
  init(around path: String) {
    let isFolder = DiskFileTree().realPath(of: path + "/.") != nil
    self.init(in: isFolder ? path : URL(filePath: path).deletingLastPathComponent().path)
  }

  /// The same without the filters and drivers of the repository's configuration.
  func withoutPrograms() throws -> Git {
    var git = self
    for key in try repositoryKeys() {
      let name = key.lowercased()
      let isFilter = name.hasPrefix("filter.")
      let program =
        name.hasPrefix("diff.") && [".command", ".textconv"].contains(where: name.hasSuffix)
      guard isFilter || program else { continue }
      // A filter that has to work would fail without its program.
      git.settings.append((key, name.hasSuffix(".required") ? "false" : ""))
    }
    return git
  }

  /// The names that the configuration inside of the repository sets, and the files it includes.
  private func repositoryKeys() throws -> [String] {
    let fields = try lines(["config", "--list", "--show-scope", "--includes", "--name-only", "-z"])
    return zip(fields, fields.dropFirst()).filter { ["local", "worktree"].contains($0.0) }.map(\.1)
  }

  /// The folder that holds the work tree; throws where there is none.
  func top() throws -> String? {
    try lines(["rev-parse", "--show-toplevel"]).first.map { line in
      line.last == "\n" ? String(line.dropLast()) : line
    }
  }

  /// What git prints, in parts that end in NUL, or all of it.
  func lines(_ arguments: [String]) throws -> [String] {
    try output(arguments).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  /// All that git prints.
  func output(_ arguments: [String]) throws -> Data {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "--no-pager", "-C", folder] + arguments
    process.environment = environment
    let output = Pipe()
    process.standardOutput = output
    process.standardInput = FileHandle.nullDevice
    let errors = Pipe()
    process.standardError = errors
    let messages = MessageReader(errors.fileHandleForReading)
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw GitFailure(
        reason: messages.text.split(whereSeparator: \.isNewline).first.map(String.init))
    }
    return data
  }

  /// Settings go by the environment: on the command line, a name with `=` would end early.
  private var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment
    for name in ["GIT_EXTERNAL_DIFF", "GIT_PAGER", "GIT_TRACE2_EVENT"] { environment[name] = nil }
    environment["GIT_OPTIONAL_LOCKS"] = "0"
    environment["GIT_NO_LAZY_FETCH"] = "1"
    environment["GIT_TERMINAL_PROMPT"] = "0"
    let inherited = environment["GIT_CONFIG_COUNT"].flatMap { Int($0) } ?? 0
    for (index, setting) in settings.enumerated() {
      environment["GIT_CONFIG_KEY_\(inherited + index)"] = setting.key
      environment["GIT_CONFIG_VALUE_\(inherited + index)"] = setting.value
    }
    environment["GIT_CONFIG_COUNT"] = "\(inherited + settings.count)"
    return environment
  }
}

/// Reads what a program complains about while its output is read: a full pipe would stop it.
///
/// Unchecked, but safe: the thread writes before it leaves the group, and readers wait for that.
private final class MessageReader: @unchecked Sendable {
  private let group = DispatchGroup()
  private var data = Data()

  init(_ handle: FileHandle) {
    group.enter()
    Thread.detachNewThread { [self] in
      data = handle.readDataToEndOfFile()
      group.leave()
    }
  }

  /// What there was to read, when the program has ended.
  var text: String {
    group.wait()
    return String(decoding: data, as: UTF8.self)
  }
}

/// Git couldn't say what changed.
struct GitFailure: Error, CustomStringConvertible {
  var reason: String?

  var description: String {
    "git can't tell what changed (\(reason ?? "it failed")); check --since, and run inside of a "
      + "repository"
  }
}
