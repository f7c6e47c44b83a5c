import Reading

/// Folders that a build treats as one file whose inside holds no tables.
enum OpaqueFolder {
  /// Whether a path ends in the name of such a folder.
  static func isOne(_ path: String) -> Bool { isOpaque(PathParts.fileExtension(of: path)) }

  /// Whether one of the folders between `folder` and the file is such a folder.
  static func isInside(_ path: String, below folder: String) -> Bool {
    var rest = path.utf8[...]
    if !folder.isEmpty { rest = rest.dropFirst(folder.utf8.count) }
    guard rest.contains(UInt8(ascii: ".")) else { return false }
    var parts = Substring(rest).split(separator: "/")
    _ = parts.popLast()
    return parts.contains { part in
      part.lastIndex(of: ".").map { isOpaque(part[part.index(after: $0)...]) } ?? false
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

/// Folders with the code of others, and with what was built.
enum VendoredFolder {
  /// Whether a path lies in such a folder below `folder`.
  static func holds(_ path: String, below folder: String = "") -> Bool {
    var parts = path.dropFirst(folder.isEmpty ? 0 : folder.count + 1).split(separator: "/")
    _ = parts.popLast()
    return parts.contains { part in
      switch part {
      case "Pods", "Carthage", ".build", "DerivedData", "checkouts", "node_modules", ".swiftpm",
        "SourcePackages", ".git":
        true
      default: false
      }
    }
  }
}
