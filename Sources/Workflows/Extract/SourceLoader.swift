import Diagnostics
import Locking

/// Reads source files for the extractor and keeps what went wrong.
final class SourceLoader: Sendable {
  private let tree: any FileTree
  private let errors = Locked([String: FileError]())

  init(tree: any FileTree) { self.tree = tree }

  /// The file's bytes, or nil if it can't be read.
  func read(_ path: String) -> [UInt8]? {
    do {
      return try tree.read(path, .source)
    } catch {
      errors.withLock { $0[path] = error }
      return nil
    }
  }

  var diagnostics: [Diagnostic] {
    errors.withLock { $0.values.map(\.diagnostic) }
  }

  /// Splits off the files that are too large to be source.
  static func split(
    _ paths: [String], in tree: any FileTree
  ) -> (readable: [String], diagnostics: [Diagnostic]) {
    var readable: [String] = []
    var diagnostics: [Diagnostic] = []
    for path in paths {
      if let size = tree.size(of: path), size > FileLimit.source.bytes {
        diagnostics.append(FileError.tooLarge(path, size, .source).diagnostic)
      } else {
        readable.append(path)
      }
    }
    return (readable, diagnostics)
  }
}
