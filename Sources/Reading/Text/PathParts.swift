/// Paths as text, with `/` between their parts.
package enum PathParts {
  /// In bytes; no system takes a longer path.
  package static let longest = 4096

  // MARK: Parts

  /// A folder as it is compared: without a slash at its end, unless it is the root of all.
  package static func withoutSlash(_ path: String) -> String {
    path.utf8.count > 1 && path.utf8.last == UInt8(ascii: "/") ? String(path.dropLast()) : path
  }

  /// The folder that a path lies in; empty for a name alone.
  package static func folder(of path: String) -> String {
    let utf8 = path.utf8
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return slash == utf8.startIndex && utf8.count > 1 ? "/" : String(path[..<slash])
  }

  /// The last part.
  package static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// The name without its last suffix.
  package static func stem(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return name }
    return String(name[..<dot])
  }

  /// The name from its last dot on, or nothing.
  package static func suffix(of path: String) -> String {
    let kind = fileExtension(of: path)
    return kind.startIndex == path.startIndex
      ? "" : String(path[path.utf8.index(before: kind.startIndex)...])
  }

  /// What stands behind the last dot of the name, or nothing.
  package static func fileExtension(of path: String) -> Substring {
    let utf8 = path.utf8
    var index = utf8.endIndex
    while index > utf8.startIndex {
      let before = utf8.index(before: index)
      switch utf8[before] {
      case UInt8(ascii: "."): return path[index...]
      case UInt8(ascii: "/"): return path[path.startIndex..<path.startIndex]
      default: index = before
      }
    }
    return path[path.startIndex..<path.startIndex]
  }

  /// Whether a folder has the files of one language, such as `de.lproj`, or those that all share, as
  /// `Base.lproj` does.
  package static func isLanguageFolder(_ path: String) -> Bool {
    fileExtension(of: path) == "lproj"
  }

  /// The folder that has the files of a language, or of `Base` or `mul`, in another one.
  package static func languageFolder(_ language: String, in folder: String) -> String {
    join(folder, language + ".lproj")
  }

  /// The path and the folders that it lies in, outermost first.
  package static func prefixes(of path: String) -> [String] {
    path.indices.filter { path[$0] == "/" }.map { String(path[..<$0]) } + [path]
  }

  /// The folders that a path lies in, innermost first, without the empty one.
  package static func enclosingFolders(of path: String) -> [String] {
    var folders: [String] = []
    var folder = folder(of: path)
    while !folder.isEmpty, folder != "/" {
      folders.append(folder)
      folder = self.folder(of: folder)
    }
    return folders
  }

  /// The folder that most paths share, as deep as it can be.
  package static func commonFolder(of paths: some Sequence<String>) -> String? {
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

  // MARK: Where a path lies

  /// Whether `path` is `folder` or lies inside it; everything lies inside the empty one.
  package static func contains(_ folder: String, _ path: String) -> Bool {
    folder.isEmpty || path == folder || path.hasPrefix(folder == "/" ? folder : folder + "/")
  }

  /// Whether a path lies below a folder; what is relative lies below the empty one.
  package static func lies(_ path: String, below folder: String) -> Bool {
    if folder.isEmpty { return path.utf8.first != UInt8(ascii: "/") }
    let (own, other) = (path.utf8, folder.utf8)
    guard own.count > other.count, own.starts(with: other) else { return false }
    return folder == "/"
      || own[own.index(own.startIndex, offsetBy: other.count)] == UInt8(ascii: "/")
  }

  /// The path below a folder, empty for the folder itself; nil if it lies elsewhere.
  package static func relative(_ path: String, to folder: String) -> String? {
    if path == folder { return "" }
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : nil
  }

  /// An absolute path as one writes it in an absolute folder: below it and above it relative.
  package static func shown(_ path: String, from folder: String) -> String {
    if let relative = relative(path, to: folder) { return relative }
    var above = folder
    var steps = ""
    while above.count > 1 {
      above = self.folder(of: above)
      steps += "../"
      if above.count > 1, let relative = relative(path, to: above) {
        return relative.isEmpty ? String(steps.dropLast()) : steps + relative
      }
    }
    return path
  }

  // MARK: Putting paths together

  /// A path that ends in a name, as both are written.
  package static func join(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : folder == "/" ? folder + name : folder + "/" + name
  }

  /// The path seen from an absolute folder, without `.` and `..`.
  package static func absolute(_ path: String, from folder: String) -> String {
    normalized(path.hasPrefix("/") ? path : "/" + folder + "/" + path)
  }

  /// A path that is relative to a folder, normalized; an absolute one stays one.
  package static func resolved(_ path: String, in folder: String) -> String {
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    if isAbsolute || folder.isEmpty { return normalized(path) }
    return path.isEmpty ? normalized(folder) : normalized(folder + "/" + path)
  }

  /// The path without `.`, empty parts, and `..` where there is something to go up from.
  ///
  /// What lies above the folder that paths are relative to starts with `..`; above the root there
  /// is nothing.
  package static func normalized(_ path: String) -> String {
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
}
