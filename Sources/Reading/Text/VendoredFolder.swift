/// Folders with the code of others, and with what was built.
package enum VendoredFolder {
  /// Whether a folder of this name is one.
  package static func isOne(_ name: String) -> Bool { isVendored(Substring(name)) }

  /// Whether a path lies in such a folder.
  package static func holds(_ path: String) -> Bool {
    // By bytes: asked for each file of a project.
    let path = path.utf8
    guard let end = path.lastIndex(of: UInt8(ascii: "/")) else { return false }
    return path[..<end].split(separator: UInt8(ascii: "/")).contains { isVendored(Substring($0)) }
  }

  /// Checked out packages lie in one of these: in `.build` or `SourcePackages`.
  private static func isVendored(_ name: Substring) -> Bool {
    switch name {
    case "Pods", "Carthage", ".build", "DerivedData", "node_modules", ".swiftpm", "SourcePackages",
      ".git":
      true
    default: false
    }
  }
}
