import Reading

/// Folders that a build treats as one file whose inside holds no tables.
package enum OpaqueFolder {
  /// Whether a path ends in the name of such a folder.
  static func isOne(_ path: String) -> Bool { isOpaque(PathParts.fileExtension(of: path)) }

  /// Whether one of the folders between `folder` and the file is such a folder.
  static func isInside(_ path: String, below folder: String) -> Bool {
    // Asked for each file of a project: most lie in folders without a point in their names.
    let rest = path.utf8.dropFirst(folder.utf8.count)
    guard let end = rest.lastIndex(of: UInt8(ascii: "/")),
      rest[..<end].contains(UInt8(ascii: "."))
    else { return false }
    // By bytes: characters take ten times as long to find.
    return rest[..<end].split(separator: UInt8(ascii: "/")).contains { part in
      guard let point = part.lastIndex(of: UInt8(ascii: ".")) else { return false }
      return isOpaque(Substring(part[part.index(after: point)...]))
    }
  }

  /// The innermost of the folders between `folder` and the file that is a bundle with tables of its own.
  package static func bundle(around path: String, below folder: String) -> String? {
    let rest = PathParts.relative(path, to: folder) ?? path
    let bundle = PathParts.enclosingFolders(of: rest).first {
      ["bundle", "plugin"].contains(PathParts.fileExtension(of: $0))
    }
    return bundle.map { String(path.dropLast(rest.count - $0.count)) }
  }

  /// The folders that are bundles as macOS has them, with their property list in `Contents`, and no
  /// code but among their resources: what looks their tables up is no source.
  ///
  /// - Parameters:
  ///   - files: All of a project.
  ///   - own: The property lists of its targets.
  package static func bundles(
    among files: [String], withoutPropertyLists own: Set<String>
  ) -> Set<String> {
    let end = "/Contents/Info.plist"
    let lists = files.filter { $0.hasSuffix(end) && !own.contains($0) }
    var bundles = Set(lists.map { String($0.dropLast(end.count)) })
    guard !bundles.isEmpty else { return [] }
    for file in files where SourceLanguage(path: file) != nil {
      for folder in PathParts.enclosingFolders(of: file)
      where bundles.contains(folder) && !PathParts.contains(folder + "/Contents/Resources", file) {
        bundles.remove(folder)
      }
    }
    return bundles
  }

  private static func isOpaque(_ suffix: Substring) -> Bool {
    switch suffix {
    case "xcassets", "xcdatamodeld", "xcdatamodel", "xcmappingmodel", "xcframework", "framework",
      "docc", "icon", "app", "appex", "xcarchive", "xcloc", "xcodeproj", "xcworkspace",
      "playground", "dSYM", "mlpackage", "scnassets", "xcresult", "rtfd":
      true
    default: false
    }
  }
}
