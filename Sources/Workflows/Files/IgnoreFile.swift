import Projects

/// The rules of one `.gitignore` file.
package struct IgnoreFile: Sendable {
  /// More would not be read by anybody, and each is tried on each file.
  static let mostRules = 5000

  static let name = ".gitignore"

  private var rules: [Rule] = []
  /// Whether there are rules that were not read.
  private var isCut: Bool { rules.count == Self.mostRules }

  /// The rules of a file that has all of them read; nil where there are too many.
  static func complete(_ bytes: [UInt8]) -> IgnoreFile? {
    let file = IgnoreFile(bytes)
    return file.isCut ? nil : file
  }

  private struct Rule {
    var glob: Glob
    var isNegated: Bool
    var isForFolders: Bool
  }

  /// Reads the rules; any bytes will do.
  package init(_ bytes: [UInt8]) {
    for line in bytes.split(separator: UInt8(ascii: "\n")) where rules.count < Self.mostRules {
      add(line)
    }
  }

  /// Adds the rule of one line.
  ///
  /// As git reads it, by bytes: what a text calls a line or a letter
  /// may be several of them.
  private mutating func add(_ line: ArraySlice<UInt8>) {
    var text = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    // Trailing spaces count only when they are escaped.
    while text.last == UInt8(ascii: " "), text.dropLast().last != UInt8(ascii: "\\") {
      text = text.dropLast()
    }
    guard let first = text.first, first != UInt8(ascii: "#") else { return }
    let isNegated = first == UInt8(ascii: "!")
    if isNegated { text = text.dropFirst() }
    rules.append(
      Rule(
        glob: Glob(String(decoding: text, as: UTF8.self)), isNegated: isNegated,
        isForFolders: text.last == UInt8(ascii: "/")))
  }

  /// What the last rule that matches says, or nil if none does.
  ///
  /// - Parameter path: Relative to the folder of the ignore file.
  package func verdict(on path: String, isFolder: Bool) -> Bool? {
    guard !rules.isEmpty else { return nil }
    let path = Glob.Path(path)
    for rule in rules.reversed() where isFolder || !rule.isForFolders {
      if rule.glob.matches(path) { return !rule.isNegated }
    }
    return nil
  }
}
