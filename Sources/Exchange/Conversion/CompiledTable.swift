import Catalogs
import Reading

/// Tells compiled `.strings` and `.stringsdict` files from those that people edit.
package enum CompiledTable {
  /// Whether a file has the layout that compiling gives it: sorted, and without comments.
  package static func isLikely(_ bytes: [UInt8], at path: String) -> Bool {
    if bytes.starts(with: "bplist".utf8) { return true }
    guard CatalogFormat(path: path) == .strings else {
      let document = StringsdictDocument(parsing: bytes, file: path)
      return !document.hasErrors && document.formatted() == bytes
    }
    let document = StringsDocument(parsing: bytes, file: path)
    guard !document.hasErrors else { return false }
    let entries = document.entries.map { (document.key(of: $0), document.value(of: $0)) }
    let lines = entries.sorted { ExactKey($0.0) < ExactKey($1.0) }.map { key, value in
      "\(quotedForStrings(key)) = \(quotedForStrings(value));\n"
    }
    return Array(lines.joined().utf8) == bytes
  }
}
