import Diagnostics
import Reading

/// Paths as services know them that show findings beside the lines of a repository: from its root on.
///
/// Sources: GitHub's "Workflow commands for GitHub Actions" and "SARIF support for code scanning",
/// GitLab's "Unit test reports".
package struct RepositoryPaths: Sendable {
  /// The current folder as seen from the root; nil where no root is known, or another one.
  private let folder: String?
  /// The root, for paths that are absolute.
  private let root: String

  /// - Parameters:
  ///   - root: The repository's folder, or nil.
  ///   - current: The current folder; both as the disk has them, without links.
  package init(root: String?, current: String) {
    let root = root.map { $0 == "/" ? $0 : PathParts.withoutSlash($0) }
    folder = root.flatMap { root in
      root == current ? "" : PathParts.relative(current, to: root)
    }
    self.root = root ?? ""
  }

  /// The first of some folders that the current one lies in.
  package static func root(of current: String, among folders: [String]) -> String? {
    folders.first { PathParts.contains(PathParts.withoutSlash($0), current) }
  }

  /// The path from the root on; one outside of it stays as it is.
  package func fromRoot(_ path: String) -> String {
    guard let folder else { return path }
    if path.hasPrefix("/") { return PathParts.relative(path, to: root) ?? path }
    var parts = folder.split(separator: "/").map(String.init)
    for part in path.split(separator: "/").map(String.init) where part != "." {
      guard part == ".." else {
        parts.append(part)
        continue
      }
      guard !parts.isEmpty else { return path }
      parts.removeLast()
    }
    return parts.joined(separator: "/")
  }

  /// A diagnostic whose places are seen from the root.
  func fromRoot(_ diagnostic: Diagnostic) -> Diagnostic {
    guard folder != nil else { return diagnostic }
    var diagnostic = diagnostic
    if let file = diagnostic.location?.file { diagnostic.location?.file = fromRoot(file) }
    for index in diagnostic.notes.indices {
      guard let file = diagnostic.notes[index].location?.file else { continue }
      diagnostic.notes[index].location?.file = fromRoot(file)
    }
    for fix in diagnostic.fixIts.indices {
      for edit in diagnostic.fixIts[fix].edits.indices {
        let file = diagnostic.fixIts[fix].edits[edit].file
        diagnostic.fixIts[fix].edits[edit].file = fromRoot(file)
      }
    }
    return diagnostic
  }
}
