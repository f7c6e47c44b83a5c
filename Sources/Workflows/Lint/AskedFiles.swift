import Diagnostics
import Linting

/// The files that are looked at.
struct AskedFiles {
  /// The real paths of those that changed; nil for all.
  private let changed: Set<String>?
  private let tree: any FileTree

  init(_ options: LintOptions, in tree: any FileTree) {
    changed = options.changedFiles
    self.tree = tree
  }

  func contains(_ file: String) -> Bool {
    guard let changed else { return true }
    return tree.realPath(of: file).map(changed.contains) ?? false
  }

  /// Whether a finding is in one of them; one that is nowhere counts.
  func contains(_ finding: LintDiagnostic) -> Bool {
    finding.diagnostic.location.map { contains($0.file) } ?? true
  }
}
