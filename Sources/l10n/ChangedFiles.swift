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

/// Git couldn't say what changed.
struct GitFailure: Error, CustomStringConvertible {
  var reason: String?

  var description: String {
    "git can't tell what changed (\(reason ?? "it failed")); check --since, and run inside of a "
      + "repository"
  }
}
