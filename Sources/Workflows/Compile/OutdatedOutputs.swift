import Diagnostics
import Exchange
import Reading

/// Compiled files that an earlier run made of a table and the last one didn't: of a language that has
/// no text any more, or of texts that vary no longer.
///
/// An app shows what they say all the same. They are told of and stay: two runs may write different
/// languages of one table to one folder.
struct OutdatedOutputs {
  private let written: Set<String>
  private let isBinary: Bool
  private let tree: any FileTree
  private let isAskedFor: (_ language: String) -> Bool

  /// - Parameters:
  ///   - written: The paths of what the last run wrote.
  ///   - isBinary: Whether it wrote binary property lists, which don't say who made them.
  ///   - isAskedFor: Tells whether it was to write a language.
  init(
    written: [String], isBinary: Bool, tree: any FileTree,
    isAskedFor: @escaping (_ language: String) -> Bool
  ) {
    // To macOS, `ES.lproj` and `es.lproj` are one folder.
    self.written = Set(written.map { $0.lowercased() })
    self.isBinary = isBinary
    self.tree = tree
    self.isAskedFor = isAskedFor
  }

  /// A warning for each file of a table, in the order of their paths.
  ///
  /// - Parameter folder: The one that has the `.lproj` folders.
  func warnings(of table: String, in folder: String) -> [Diagnostic] {
    let languages = tree.names(in: folder).sorted().filter {
      PathParts.isLanguageFolder($0) && isAskedFor(PathParts.stem(of: $0))
    }
    return languages.flatMap { language in
      [".strings", ".stringsdict"].map { suffix in
        PathParts.join(PathParts.join(folder, language), table + suffix)
      }
    }.filter { !written.contains($0.lowercased()) && isCompiled($0) }.map { file in
      Diagnostic(
        id: "outdated-output", severity: .warning,
        message: isBinary
          ? "the String Catalog has nothing for this file; if an earlier run made it, remove it, or "
            + "its texts stay in use"
          : "an earlier run made this file, and the String Catalog has nothing for it any more; "
            + "remove it, or its texts stay in use",
        location: Location(file: file))
    }
  }

  private func isCompiled(_ file: String) -> Bool {
    guard tree.exists(file), let bytes = try? tree.read(file) else { return false }
    return isBinary
      ? CompiledTable.isLikely(bytes, at: file) : CompiledTable.isMarked(bytes, at: file)
  }
}
