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

  private static let marks = Array("{\"' \t\u{FEFF}".utf8)

  private static func ends(_ byte: UInt8) -> Bool { ":\"' ".utf8.contains(byte) }
}
