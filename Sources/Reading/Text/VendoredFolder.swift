/// Folders with the code of others, and with what was built or what tools keep for themselves.
package enum VendoredFolder {
  /// Whether a folder of this name is one.
  package static func isOne(_ name: String) -> Bool { isVendored(Substring(name)) }

  /// Whether a walk passes over a folder of this name unless somebody names it.
  ///
  /// Of hidden folders SwiftPM and Xcode look into none by themselves: tools keep in them templates,
  /// earlier versions and whole copies of a project.
  package static func isHidden(_ name: some StringProtocol) -> Bool {
    name.utf8.first == UInt8(ascii: ".")
  }

  /// Whether a walk passes over a path that starts where the walk does.
  ///
  /// - Parameter isNamed: Whether somebody names a hidden folder.
  package static func isPassedOver(
    _ path: String, unless isNamed: (String) -> Bool = { _ in false }
  ) -> Bool {
    folders(of: path).contains { isVendored($0) || isHidden($0) && !isNamed(String($0)) }
  }

  /// Whether a path lies in a folder with the code of others, or with what was built; the path may
  /// start anywhere, so that the project may be in a hidden folder.
  package static func holds(_ path: String) -> Bool {
    folders(of: path).contains(where: isVendored)
  }

  private static func folders(of path: String) -> [Substring] {
    // By bytes: asked for each file of a project.
    let path = path.utf8
    guard let end = path.lastIndex(of: UInt8(ascii: "/")) else { return [] }
    return path[..<end].split(separator: UInt8(ascii: "/")).map { Substring($0) }
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
