package import Diagnostics

/// The file by which a build system knows that `l10n lint` ran and that nothing failed.
package enum LintStamp {
  private static let start = "// \(ToolVersion.name) "

  /// Writes it, unless the path is another file's.
  ///
  /// - Parameter replacesFiles: Whether any file is replaced.
  /// - Returns: Why it wasn't written; nil when it was.
  package static func store(
    at path: String, replacesFiles: Bool, on tree: any FileTree
  ) -> Diagnostic? {
    if !replacesFiles, let refusal = OwnFile.stamp.refusals(toReplace: [path], in: tree).first {
      return refusal
    }
    do throws(FileError) {
      try tree.write(Array("// \(ToolVersion.text)\n".utf8), to: path)
      return nil
    } catch {
      return error.diagnostic
    }
  }

  /// Whether bytes are a stamp, of whatever version.
  static func isLikely(_ bytes: [UInt8]) -> Bool {
    bytes.count < 64 && bytes.starts(with: start.utf8)
  }
}
