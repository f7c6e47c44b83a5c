import Catalogs

extension FileTree {
  /// The text of a file as diagnostics count offsets in it: UTF-16 catalogs are read as UTF-8.
  package func text(of path: String) -> [UInt8]? {
    (try? read(path)).map { SourceText(decoding: $0).utf8 }
  }
}
