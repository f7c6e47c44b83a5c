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
}
