import Foundation
import Workflows

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

  /// Whether older commits were left out when the repository was cloned.
  func isShallow() throws -> Bool {
    try lines(["rev-parse", "--is-shallow-repository"]).first?.hasPrefix("true") ?? false
  }

  /// What git prints, in parts that end in NUL, or all of it.
  func lines(_ arguments: [String]) throws -> [String] {
    try output(arguments).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  /// All that git prints.
  ///
  /// - Parameter limit: What it may print and take; more is a failure.
  func output(_ arguments: [String], within limit: Limit? = nil) throws -> Data {
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
    let data = Self.read(output.fileHandleForReading, of: process, limit)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw GitFailure(
        reason: messages.text.split(whereSeparator: \.isNewline).first.map(String.init))
    }
    return data
  }

  struct Limit {
    var bytes: Int
    var seconds: Double
  }

  /// Reads to the end, or ends a program that goes on for too long.
  private static func read(
    _ handle: FileHandle, of process: Process, _ limit: Limit?
  ) -> Data {
    guard let limit else { return handle.readDataToEndOfFile() }
    // Started on a thread of Dispatch, it has other signals blocked.
    let number = process.processIdentifier
    // Weak, for cancelled work stays in its queue to its time, and would keep the pipes open.
    let watch = DispatchWorkItem { [weak process] in
      if process?.isRunning == true { kill(number, SIGKILL) }
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + limit.seconds, execute: watch)
    defer { watch.cancel() }
    var data = Data()
    while let part = try? handle.read(upToCount: 1 << 16), !part.isEmpty {
      data += part
      if data.count > limit.bytes {
        kill(number, SIGKILL)
        break
      }
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
