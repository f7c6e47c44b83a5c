import Foundation
import Reading

/// Files as they would be after some were written, to look at that first, or as they were before.
///
/// Nothing can be written to them.
package struct OverlaidFiles: FileTree {
  private let base: any FileTree
  private let overlay: [String: [UInt8]]

  package init(_ base: any FileTree, _ overlay: [String: [UInt8]]) {
    self.base = base
    self.overlay = overlay
  }

  package func files(under roots: [String], _ selection: FileSelection) -> FileListing {
    listings(under: roots, of: [selection]).first ?? FileListing()
  }

  package func listings(under roots: [String], of selections: [FileSelection]) -> [FileListing] {
    // Of a file that is nowhere else there is nothing to be told.
    let known = roots.filter { overlay[$0] == nil || base.size(of: $0) != nil }
    let found =
      known.isEmpty
      ? selections.map { _ in FileListing() } : base.listings(under: known, of: selections)
    return zip(found, selections).map { adding(to: $0, roots, $1) }
  }

  private func adding(
    to listing: FileListing, _ roots: [String], _ selection: FileSelection
  ) -> FileListing {
    var listing = listing
    let known = Set(listing.files)
    // What the folder has and the walk passed over is passed over still.
    let new = overlay.keys.filter { !known.contains($0) && base.size(of: $0) == nil }
    listing.files += new.filter { file in
      roots.contains { root in admits(file, below: root, selection) }
    }
    listing.files.sort()
    return listing
  }

  private func admits(_ file: String, below root: String, _ selection: FileSelection) -> Bool {
    if file == root { return selection.asks(for: file) }
    guard let inside = root == "." ? file : PathParts.relative(file, to: root) else { return false }
    return selection.admits(inside, in: base.realPath(of: root) ?? root)
      && !VendoredFolder.isPassedOver(inside, unless: selection.names)
  }

  package func names(in folder: String) -> [String] { base.names(in: folder) }

  package func read(_ path: String, _ limit: FileLimit) throws(FileError) -> [UInt8] {
    if let bytes = overlay[path] { return bytes }
    return try base.read(path, limit)
  }

  package func write(
    _ bytes: [UInt8], to path: String, replacing old: [UInt8]?
  ) throws(FileError) -> FileChange {
    throw .system(.written, path, EROFS)
  }

  package func remove(_ path: String) throws(FileError) {
    throw .system(.removed, path, EROFS)
  }

  package func opening(_ path: String) -> any FileTree {
    OverlaidFiles(base.opening(path), overlay)
  }
  package func removeEmptyFolder(_: String) {}

  package func size(of path: String) -> Int? { overlay[path]?.count ?? base.size(of: path) }

  package func realPath(of path: String) -> String? { base.realPath(of: path) }

  package func stamp(of path: String) -> FileStamp? {
    overlay[path] == nil ? base.stamp(of: path) : nil
  }
}
