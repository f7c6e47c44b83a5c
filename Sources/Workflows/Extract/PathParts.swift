/// Paths as text, with `/` between their parts.
enum PathParts {
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
  static func contains(_ folder: String, _ path: String) -> Bool {
    folder.isEmpty || path == folder || path.hasPrefix(folder + "/")
  }
}
