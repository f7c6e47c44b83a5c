package import Foundation

/// Real catalogs and conformance suites beside the checkout, on machines that have them.
package enum SharedData {
  /// A folder of them, or nil where it is absent.
  package static func folder(_ name: String) -> URL? {
    guard let folder = Repository.sharedData?.appending(path: name),
      FileManager.default.fileExists(atPath: folder.path)
    else { return nil }
    return folder
  }

  /// The files below a folder with one of these suffixes, as sorted paths relative to it; none
  /// where it is absent.
  package static func paths(in name: String, withSuffix suffixes: String...) -> [String] {
    guard let folder = folder(name) else { return [] }
    let all = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (all ?? []).filter { path in suffixes.contains(where: path.hasSuffix) }.sorted()
  }

  /// The bytes of a file below a folder.
  package static func bytes(_ path: String, in name: String) throws -> [UInt8] {
    guard let folder = folder(name) else { return [] }
    return Array(try Data(contentsOf: folder.appending(path: path)))
  }

  /// A String Catalog below a folder with some of its entries, byte for byte as they stand there.
  ///
  /// They have lines of their own, of which the first starts four spaces from the margin. The last
  /// entry, behind which no comma stands, is always among them.
  package static func sampledCatalog(
    _ path: String, in name: String, every number: Int
  ) throws -> [UInt8] {
    let lines = try bytes(path, in: name)
      .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let starts = lines.indices.filter { lines[$0].starts(with: "    \"".utf8) }
    let ends = starts.dropFirst() + [lines.lastIndex { $0.elementsEqual("  },".utf8) } ?? 0]
    guard let first = starts.first, let end = ends.last, first < end else {
      return try bytes(path, in: name)
    }
    var kept = Array(lines[..<first])
    for (index, (start, next)) in zip(starts, ends).enumerated()
    where index.isMultiple(of: number) || next == end {
      kept += lines[start..<next]
    }
    return Array((kept + lines[end...]).joined(separator: [UInt8(ascii: "\n")]))
  }
}
