import Catalogs
import Reading

extension FileTree {
  /// A file's text in UTF-8, which is what the ranges of diagnostics refer to whatever the file's
  /// encoding; nil where it can't be read.
  package func shownText(of path: String) -> [UInt8]? {
    (try? read(path)).map { SourceText(decoding: $0).utf8 }
  }
}
