import Catalogs
import Reading

/// A catalog with a few of its keys, as the file spells them.
///
/// Looking at one key takes as long as the key is, however many others the catalog has; and of what
/// is changed in an excerpt only the bytes of the key go back into the file.
package struct CatalogExcerpt {
  /// UTF-8.
  package let bytes: [UInt8]

  /// - Parameters:
  ///   - entries: The numbers of the entries that are kept.
  package init(of file: CatalogFile, entries kept: [Int]) {
    let text = file.text.utf8
    let kept = kept.sorted()
    // A binary property list has no places that could be cut out.
    guard let first = file.entries.first, let last = file.entries.last,
      !PropertyListForm.isBinary(text)
    else {
      bytes = text
      return
    }
    let isJSON = CatalogFormat(path: file.path) == .stringCatalog
    let headEnd = first.range.lowerBound
    // A `.strings` file is nothing but its entries; the others have marks around them.
    var excerpt = CatalogFormat(path: file.path) == .strings ? [] : Array(text[..<headEnd])
    for (position, index) in kept.enumerated() {
      let entry = file.entries[index].range
      if isJSON, position > 0 { excerpt += Self.separator(in: file) }
      // The comment of an entry stands before it.
      let before = index > 0 ? file.entries[index - 1].range.upperBound : headEnd
      if !isJSON { excerpt += text[before..<entry.lowerBound] }
      excerpt += text[entry]
    }
    if CatalogFormat(path: file.path) == .strings {
      excerpt.append(UInt8(ascii: "\n"))
    } else {
      excerpt += text[last.range.upperBound...]
    }
    bytes = excerpt
  }

  private static func separator(in file: CatalogFile) -> [UInt8] {
    Array(
      file.text.utf8[file.entries[0].range.upperBound..<file.entries[1].range.lowerBound])
  }

  /// The bytes of the one entry of a key.
  package static func entry(_ key: String, in excerpt: [UInt8], path: String) -> [UInt8]? {
    guard let file = CatalogFile(excerpt, path: path), !file.hasErrors else { return nil }
    let found = file.entries.filter { $0.key.isExactly(key) }
    guard found.count == 1 else { return nil }
    return Array(file.text.utf8[found[0].range])
  }
}
