package import Diagnostics

/// The file that a snapshot is kept in.
package struct SnapshotFile {
  private let path: String
  private let tree: any FileTree

  package init(_ path: String, in tree: any FileTree) {
    self.path = path
    self.tree = tree
  }

  /// Writes a snapshot over an older one.
  ///
  /// - Parameters:
  ///   - command: The command that makes it, for its header.
  ///   - replacesFiles: Whether another file is replaced, too.
  /// - Returns: Why it was not written, or what was lost by it.
  package func save(
    _ report: PreviewReport, command: String, replacesFiles: Bool
  ) -> [Diagnostic] {
    if !replacesFiles {
      let refusals = OwnFile.snapshot.refusals(toReplace: [path], in: tree)
      guard refusals.isEmpty else { return refusals }
    }
    do throws(FileError) {
      let text = PreviewSnapshot(command: command).text(report)
      return try tree.write(Array(text.utf8), to: path).notices
    } catch {
      return [error.diagnostic]
    }
  }

  /// Compares what people read with the snapshot.
  package func check(_ report: PreviewReport) throws(FileError) -> SnapshotCheck {
    SnapshotCheck(report, snapshot: try tree.read(path, .snapshot), path: path)
  }
}
