import LocaleData

/// The paths of files that a text names: `~/Library/Fonts`, `/etc/hosts`.
///
/// One with a name that stands for a reader's own (`/Users/you/Notes`) is an example and no name.
enum FilePaths {
  /// Each once, in the order in which they stand there first, and no more than anyone compares.
  static func all(in prose: Prose) -> [String] {
    var paths: [String] = []
    for token in prose.scalars.split(whereSeparator: { $0.isSpace || $0 == Prose.object }) {
      guard token.contains("/"), let path = path(of: token), !paths.contains(path) else { continue }
      paths.append(path)
      if paths.count == ScanLimit.parts { break }
    }
    return paths
  }

  /// The path that a token is, without the marks around it.
  private static func path(of token: ArraySlice<Unicode.Scalar>) -> String? {
    var token = token.drop { !$0.isWordPart && $0 != "/" && $0 != "~" }
    while let last = token.last, !last.isWordPart { token.removeLast() }
    let text = String(scalars: token)
    guard token.allSatisfy({ $0.value < 0x80 }), isAbsolute(text), !isExample(text)
    else { return nil }
    return text
  }

  /// Whether a path starts in the home folder, or in a folder at the root of a disk and goes on.
  private static func isAbsolute(_ path: String) -> Bool {
    let names = path.split(separator: "/", omittingEmptySubsequences: false)
    guard names.count > 1, names.dropFirst().allSatisfy({ !$0.isEmpty }) else { return false }
    if names[0] == "~" { return true }
    return names[0].isEmpty && names.count > 2 && roots.contains(String(names[1]))
  }

  /// Whether a name in a path is one that readers are to put their own in the place of.
  private static func isExample(_ path: String) -> Bool {
    path.split(separator: "/").contains { name in
      name.contains { "<>{}[]*".contains($0) } || ExampleNames.contains(name)
    }
  }

  private static let roots = Set(LanguageFact.codeNames.list(of: "roots"))
}
