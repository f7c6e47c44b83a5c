import ArgumentParser
import Diagnostics
import Foundation
import Workflows

/// `l10n merge --install`: asks git about a repository, and tells it of the merge driver.
struct MergeInstallation {
  let path: String
  let isDryRun: Bool

  func run(isQuiet: Bool, color: ColorChoice) throws -> ExitStatus {
    // Git would be asked of the folder around, which nobody named.
    guard DiskFileTree().realPath(of: path) != nil else {
      Console.show([FileError.system(.read, path, ENOENT).diagnostic], color: color)
      return .couldNotRun
    }
    do {
      let git = Git(in: try workTree())
      let file = git.folder + "/.gitattributes"
      let tree = DiskFileTree(inputs: [git.folder], outputs: [file])
      let workflow = MergeInstallWorkflow(
        attributes: tree.shown(file), configured: try settings(git), tool: Self.tool,
        isDryRun: isDryRun)
      let outcome = workflow.run(on: tree)
      if outcome.status == .clean, !isDryRun {
        for setting in outcome.settings {
          _ = try git.output(["config", "--local", "--replace-all", setting.key, setting.value])
        }
      }
      Console.show(
        outcome.diagnostics.filter { !isQuiet || $0.severity == .error }, color: color, in: tree)
      if !isQuiet { try Console.write(outcome.text) }
      return outcome.status
    } catch let failure as GitFailure {
      Console.show([refusal(failure.reason)], color: color)
      return .couldNotRun
    }
  }

  /// The work tree around the path.
  ///
  /// A repository's configuration can say that its work tree is somewhere else; there, nothing is
  /// written that nobody named.
  private func workTree() throws -> String {
    let start = Git(around: path)
    guard let top = try start.top(), let real = DiskFileTree().realPath(of: start.folder),
      (real + "/").hasPrefix(top + "/"), DiskFileTree().realPath(of: top + "/.git") != nil
    else { throw GitFailure(reason: "its work tree is elsewhere") }
    return top
  }

  private func settings(_ git: Git) throws -> [String: String] {
    var settings: [String: String] = [:]
    for field in try git.lines(["config", "--local", "--list", "-z"]) {
      let parts = field.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      settings[String(parts[0])] = parts.count == 2 ? String(parts[1]) : ""
    }
    return settings
  }

  private func refusal(_ reason: String?) -> Diagnostic {
    Diagnostic(
      id: "git-failed", severity: .error,
      message: "git can't be set up around \(path) (\(reason ?? "it failed")); name a folder in a "
        + "git work tree, or run git init in it first")
  }

  /// By its name where a shell finds it, so that the setting outlives a move of the tool.
  private static var tool: String {
    let name = ToolVersion.name
    let environment = ProcessInfo.processInfo.environment
    let isFound = (environment["PATH"] ?? "").split(separator: ":").contains { folder in
      DiskFileTree().realPath(of: "\(folder)/\(name)") != nil
    }
    let path = Bundle.main.executablePath
    return isFound ? name : MergeDriver.command(for: path ?? name)
  }
}
