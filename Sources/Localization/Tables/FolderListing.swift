import Catalogs
import Foundation
import Reading

/// The catalogs in a folder as apps have them: `es.lproj/Table.strings` and `Table.xcstrings`.
///
/// Nothing outside the folder is ever read: a link that leads out of it is as good as absent.
enum FolderListing {
  /// The catalogs, sorted by path.
  static func sources(in folder: URL) -> [CatalogSource] {
    let root = folder.resolvingSymlinksInPath()
    return names(in: root).flatMap { name -> [CatalogSource] in
      let url = root.appending(path: name)
      guard PathParts.isLanguageFolder(name) else {
        return source(named: name, at: url, localization: nil, root, path: name).map { [$0] } ?? []
      }
      guard isInside(url, root) else { return [] }
      let language = PathParts.stem(of: name)
      return names(in: url).compactMap { file in
        source(
          named: file, at: url.appending(path: file), localization: language, root,
          path: "\(name)/\(file)")
      }
    }
  }

  private static func names(in folder: URL) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).sorted()
  }

  private static func source(
    named name: String, at url: URL, localization: String?, _ root: URL, path: String
  ) -> CatalogSource? {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex,
      let format = CatalogFormat(path: name),
      (format == .stringCatalog) == (localization == nil), isInside(url, root)
    else { return nil }
    return CatalogSource(
      name: String(name[..<dot]), localization: localization, format: format,
      content: .file(url, inside: root), file: path)
  }

  /// Whether what a path leads to, links resolved, lies below a folder without links.
  static func isInside(_ url: URL, _ root: URL) -> Bool {
    let folder = root.path.hasSuffix("/") ? root.path : root.path + "/"
    return url.resolvingSymlinksInPath().path.hasPrefix(folder)
  }
}
