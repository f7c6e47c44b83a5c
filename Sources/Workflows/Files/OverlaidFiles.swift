import Foundation
import Reading

/// Files as they would be after some were written, to look at that first.
///
/// Nothing can be written to them.
struct OverlaidFiles: FileTree {
  private let base: any FileTree
  private let overlay: [String: [UInt8]]

  init(_ base: any FileTree, _ overlay: [String: [UInt8]]) {
    self.base = base
    self.overlay = overlay
  }

  func files(under roots: [String], _ selection: FileSelection) -> FileListing {
    adding(to: base.files(under: roots, selection), roots, selection)
  }

  func listings(under roots: [String], of selections: [FileSelection]) -> [FileListing] {
    zip(base.listings(under: roots, of: selections), selections).map {
      adding(to: $0, roots, $1)
    }
  }

  private func adding(
    to listing: FileListing, _ roots: [String], _ selection: FileSelection
  ) -> FileListing {
    var listing = listing
    let known = Set(listing.files)
    listing.files += overlay.keys.filter { file in
      !known.contains(file) && selection.suffixes.contains(where: file.hasSuffix)
        && roots.contains { $0 == "." || PathParts.contains($0, file) }
    }
    listing.files.sort()
    return listing
  }

  func names(in folder: String) -> [String] { base.names(in: folder) }

  func read(_ path: String, _ limit: FileLimit) throws(FileError) -> [UInt8] {
    if let bytes = overlay[path] { return bytes }
    return try base.read(path, limit)
  }

  func write(
    _ bytes: [UInt8], to path: String, replacing old: [UInt8]?
  ) throws(FileError) -> FileChange {
    throw .system("unwritable-file", path, "write", EROFS)
  }

  func remove(_ path: String) throws(FileError) {
    throw .system("unwritable-file", path, "remove", EROFS)
  }

  func opening(_ path: String) -> any FileTree { OverlaidFiles(base.opening(path), overlay) }

  func size(of path: String) -> Int? { overlay[path]?.count ?? base.size(of: path) }

  func realPath(of path: String) -> String? { base.realPath(of: path) }
}
