import Catalogs
import Diagnostics
import Reading

/// Tells compiled `.strings` and `.stringsdict` files from those that people edit.
package enum CompiledTable {
  /// What the files say of themselves, in a comment that nothing shows.
  private static let mark =
    "Compiled by \(ToolVersion.name) from a String Catalog: what is changed here gets lost."

  /// Whether a file is a compiled one; one that is binary nobody writes by hand.
  package static func isLikely(_ bytes: [UInt8], at path: String) -> Bool {
    bytes.starts(with: "bplist".utf8) || isMarked(bytes, at: path)
  }

  /// Whether a file says of itself that it is a compiled one.
  package static func isMarked(_ bytes: [UInt8], at path: String) -> Bool {
    guard CatalogFormat(path: path) == .strings else {
      return bytes.prefix(1024).containsSequence(comment.utf8)
    }
    return bytes.starts(with: stringsHead.utf8)
  }

  /// What a `.strings` file starts with; apart from the first key, whose comment it is not.
  static let stringsHead = "/* \(mark) */\n\n"

  /// The same in XML.
  private static let comment = "<!-- \(mark) -->\n"

  /// A `.stringsdict` file with the mark in front of its dictionary.
  static func marked(_ stringsdict: String) -> String {
    stringsdict.replacing("<plist ", with: comment + "<plist ", maxReplacements: 1)
  }
}
