import PlainBytes
import Reading

/// Tells XcodeGen's `project.yml` from files of other tools that are called so.
enum SpecificationMark {
  /// What only XcodeGen has at the top of the file, one of which every project needs.
  private static let keys = [
    "targets", "targetTemplates", "aggregateTargets", "include", "packages", "localPackages",
    "projectReferences",
  ].map { Array($0.utf8) }

  /// Whether a file has one of the keys at the start of a line, or of the whole in braces.
  static func stands(in bytes: [UInt8]) -> Bool {
    bytes.split(separator: UInt8(ascii: "\n")).contains { line in
      let start = line.drop { marks.contains($0) }
      return keys.contains { key in
        start.starts(with: key) && start.dropFirst(key.count).first.map(ends) ?? false
      }
    }
  }

  /// Whether a file says what a whole project is, whatever it is called: its name and its targets, one of
  /// which is what Xcode builds.
  static func standsForProject(in bytes: [UInt8]) -> Bool {
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    let hasBoth = ["name:", "targets:"].allSatisfy { key in
      lines.contains { $0.starts(with: key.utf8) }
    }
    return hasBoth
      && lines.contains { line in
        let member = line.drop { $0.isBlank }
        guard member.starts(with: "type:".utf8) else { return false }
        let value = String(decoding: member.dropFirst("type:".utf8.count), as: UTF8.self)
          .prefix { $0 != "#" }.filter { !$0.isWhitespace && $0 != "\"" && $0 != "'" }
        return isBuilt(value)
      }
  }

  private static func isBuilt(_ type: String) -> Bool {
    if case .other = ProductKind(productType: type) { return false }
    return true
  }

  private static let marks = Array("{\"' \t\u{FEFF}".utf8)

  private static func ends(_ byte: UInt8) -> Bool { ":\"' ".utf8.contains(byte) }
}
