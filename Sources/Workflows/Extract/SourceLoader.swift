import Diagnostics
import Foundation

/// Reads source files for the extractor and keeps what went wrong.
final class SourceLoader: @unchecked Sendable {
  /// Larger files are generated data, not source; parsing one takes gigabytes.
  static let largestFile = 16 << 20

  private let tree: any FileTree
  private let lock = NSLock()
  private var errors: [String: FileError] = [:]

  init(tree: any FileTree) { self.tree = tree }

  /// The file's bytes, or nil if it can't be read.
  func read(_ path: String) -> [UInt8]? {
    do {
      return try tree.read(path)
    } catch {
      lock.withLock { errors[path] = error }
      return nil
    }
  }

  var diagnostics: [Diagnostic] {
    lock.withLock { errors.values.map(\.diagnostic) }
  }

  /// Splits off the files that are too large to be source.
  static func split(
    _ paths: [String], in tree: any FileTree
  ) -> (readable: [String], diagnostics: [Diagnostic]) {
    var readable: [String] = []
    var diagnostics: [Diagnostic] = []
    for path in paths {
      if let size = tree.size(of: path), size > largestFile {
        diagnostics.append(tooLarge(path, size))
      } else {
        readable.append(path)
      }
    }
    return (readable, diagnostics)
  }

  private static func tooLarge(_ path: String, _ size: Int) -> Diagnostic {
    Diagnostic(
      id: "file-too-large", severity: .error,
      message: "this file has \(size >> 20) MB, more than the \(largestFile >> 20) MB that are "
        + "read of one source file; leave it out with --exclude, or split it",
      location: Location(file: path, range: 0..<0))
  }
}
