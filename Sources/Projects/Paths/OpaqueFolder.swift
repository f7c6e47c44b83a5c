import Reading

/// Folders that a build treats as one file whose inside holds no tables.
enum OpaqueFolder {
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

  /// Whether one of the folders between `folder` and the file is a bundle with tables of its own.
  static func isInBundle(_ path: String, below folder: String) -> Bool {
    let rest = PathParts.relative(path, to: folder) ?? path
    return PathParts.enclosingFolders(of: rest).contains {
      ["bundle", "plugin"].contains(PathParts.fileExtension(of: $0))
    }
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
