/// Paths as project files have them, with `/` between their parts.
enum ProjectPath {
  /// The folder that a path lies in; empty for a name alone.
  static func folder(of path: String) -> String {
    let utf8 = path.utf8
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return slash == utf8.startIndex && utf8.count > 1 ? "/" : String(path[..<slash])
  }

  /// The last part.
  static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// What stands behind the last dot of the name, or nothing.
  static func suffix(of path: String) -> Substring {
    let utf8 = path.utf8
    var index = utf8.endIndex
    while index > utf8.startIndex {
      let before = utf8.index(before: index)
      switch utf8[before] {
      case UInt8(ascii: "."): return path[index...]
      case UInt8(ascii: "/"): return ""
      default: index = before
      }
    }
    return ""
  }

  /// The name without its last suffix.
  static func stem(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return name }
    return String(name[..<dot])
  }

  /// A path below a folder, without `.` and without `..` where there is something to go up from.
  ///
  /// An absolute path stays one; what lies above the folder that paths are relative to starts with
  /// `..`, and above the root there is nothing.
  static func join(_ folder: String, _ path: String) -> String {
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    if isAbsolute || folder.isEmpty { return normalized(path) }
    return path.isEmpty ? normalized(folder) : normalized(folder + "/" + path)
  }

  /// The path without `.`, empty parts, and `..` where there is something to go up from.
  static func normalized(_ path: String) -> String {
    guard needsNormalizing(path) else { return path }
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    var parts: [Substring] = []
    for part in path.split(separator: "/") {
      switch part {
      case ".": continue
      case "..":
        if let last = parts.last, last != ".." {
          parts.removeLast()
        } else if !isAbsolute {
          parts.append(part)
        }
      default: parts.append(part)
      }
    }
    return (isAbsolute ? "/" : "") + parts.joined(separator: "/")
  }

  /// Whether a part is empty or starts with a dot, so that it may be `.` or `..`.
  private static func needsNormalizing(_ path: String) -> Bool {
    var isAtStart = true
    var isFirst = true
    for byte in path.utf8 {
      if isAtStart, byte == UInt8(ascii: ".") { return true }
      if isAtStart, !isFirst, byte == UInt8(ascii: "/") { return true }
      isAtStart = byte == UInt8(ascii: "/")
      isFirst = false
    }
    return isAtStart && !isFirst
  }

  /// Whether a path lies below a folder; everything lies below the empty one.
  static func lies(_ path: String, below folder: String) -> Bool {
    if folder.isEmpty { return path.utf8.first != UInt8(ascii: "/") }
    let (own, other) = (path.utf8, folder.utf8)
    guard own.count > other.count, own.starts(with: other) else { return false }
    return folder == "/"
      || own[own.index(own.startIndex, offsetBy: other.count)] == UInt8(ascii: "/")
  }

  /// The folders that a path lies in, innermost first, without the empty one.
  static func enclosingFolders(of path: String) -> [String] {
    var folders: [String] = []
    var folder = folder(of: path)
    while !folder.isEmpty, folder != "/" {
      folders.append(folder)
      folder = self.folder(of: folder)
    }
    return folders
  }

  /// The folder that most paths share, as deep as it can be.
  static func commonFolder(of paths: some Sequence<String>) -> String? {
    var common: [Substring]?
    for path in paths {
      let parts = folder(of: path).split(separator: "/", omittingEmptySubsequences: false)
      guard let known = common else {
        common = parts
        continue
      }
      common = Array(zip(known, parts).prefix { $0 == $1 }.map(\.0))
    }
    return common?.joined(separator: "/")
  }
}
