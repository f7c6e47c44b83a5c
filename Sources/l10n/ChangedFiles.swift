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
    let changed = try Self.changed(since: revision, in: git)
    let untracked = try git.lines(["ls-files", "--others", "--exclude-standard", "-z"])
    paths = Set((changed + untracked).map { Self.realPath($0, in: git) })
    earlier = try? EarlierRevision(revision, of: Set(changed), in: git)
  }

  private static func changed(since revision: String, in git: Git) throws -> [String] {
    do {
      return try git.lines([
        "diff", "--name-only", "-z", "--no-renames", "--no-ext-diff", "--no-textconv",
        "--ignore-submodules=all",
        revision, "--",
      ])
    } catch var failure as GitFailure {
      failure.isShallow = (try? git.isShallow()) ?? false
      throw failure
    }
  }

  static func realPath(_ name: String, in git: Git) -> String {
    URL(filePath: git.folder).appending(path: name).resolvingSymlinksInPath().path
  }
}

/// Git couldn't say what changed.
struct GitFailure: Error, CustomStringConvertible {
  var reason: String?
  /// Whether the repository has only the last commits, as one that was cloned for a check.
  var isShallow = false

  var description: String {
    let advice =
      isShallow
      ? "this is a shallow clone, which has no older commits: fetch them with git fetch --unshallow, "
        + "in actions/checkout with fetch-depth: 0"
      : "check --since, and run inside of a repository"
    return "git can't tell what changed (\(reason ?? "it failed")); \(advice)"
  }
}
