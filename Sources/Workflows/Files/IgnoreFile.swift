/// The rules of one `.gitignore` file.
struct IgnoreFile: Sendable {
  private var rules: [Rule] = []

  private struct Rule {
    var glob: Glob
    var isNegated: Bool
    var isForFolders: Bool
  }

  init(_ bytes: [UInt8]) {
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      var text = line[...]
      // Trailing spaces count only when they are escaped.
      while text.hasSuffix(" "), !text.hasSuffix("\\ ") { text = text.dropLast() }
      guard !text.isEmpty, !text.hasPrefix("#") else { continue }
      let isNegated = text.hasPrefix("!")
      if isNegated { text = text.dropFirst() }
      rules.append(
        Rule(glob: Glob(text), isNegated: isNegated, isForFolders: text.hasSuffix("/")))
    }
  }

  /// What the last rule that matches says, or nil if none does.
  ///
  /// - Parameter path: Relative to the folder of the ignore file.
  func verdict(on path: String, isFolder: Bool) -> Bool? {
    for rule in rules.reversed() where isFolder || !rule.isForFolders {
      if rule.glob.matches(path) { return !rule.isNegated }
    }
    return nil
  }
}
