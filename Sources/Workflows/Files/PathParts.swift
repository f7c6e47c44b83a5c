/// Paths as text, with `/` between their parts.
package enum PathParts {
  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  static func name(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// The name without its last suffix.
  static func stem(of path: String) -> String {
    let name = name(of: path)
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }

  static func suffix(of path: String) -> String {
    let name = name(of: path)
    return name.lastIndex(of: ".").map { String(name[$0...]) } ?? ""
  }

  static func join(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : folder + "/" + name
  }

  /// Whether `path` is `folder` or lies inside it.
  package static func contains(_ folder: String, _ path: String) -> Bool {
    folder.isEmpty || path == folder || path.hasPrefix(folder + "/")
  }
  /// The path below a folder, empty for the folder itself; nil if it lies elsewhere.
  package static func relative(_ path: String, to folder: String) -> String? {
    if path == folder { return "" }
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : nil
  }

  /// The path seen from an absolute folder, without `.` and `..`.
  package static func absolute(_ path: String, from folder: String) -> String {
    var parts: [Substring] = []
    for part in (path.hasPrefix("/") ? path : folder + "/" + path).split(separator: "/") {
      switch part {
      case ".": continue
      case "..": _ = parts.popLast()
      default: parts.append(part)
      }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// An absolute path as one writes it in an absolute folder: below it and above it relative.
  static func shown(_ path: String, from folder: String) -> String {
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

  /// The path and the folders that it lies in, outermost first.
  static func prefixes(of path: String) -> [String] {
    path.indices.filter { path[$0] == "/" }.map { String(path[..<$0]) } + [path]
  }
}
