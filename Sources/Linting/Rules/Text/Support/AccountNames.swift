/// The names of accounts that a text mentions: `@grindoapp`.
enum AccountNames {
  /// Each once, with its sign, in the order in which they stand there first, and no more than anyone
  /// compares.
  ///
  /// A name that stands for the reader's own (`@username`) is an example.
  static func all(in prose: Prose) -> [String] {
    let scalars = prose.scalars
    var names: [String] = []
    for start in scalars.indices where scalars[start] == "@" {
      guard start == 0 || !isJoined(scalars[start - 1]) else { continue }
      let name = scalars[(start + 1)...].prefix { $0.value < 0x80 && ($0.isWordPart || $0 == "_") }
      let end = name.endIndex
      guard name.count > 3, name.contains(where: \.isLetter), !goesOn(scalars[end...]) else {
        continue
      }
      let text = String(scalars: name)
      guard !ExampleNames.contains(text), !names.contains("@" + text) else { continue }
      names.append("@" + text)
      if names.count == ScanLimit.parts { break }
    }
    return names
  }

  /// Whether what stands behind a name belongs to it, as in `*@grindo.app`.
  private static func goesOn(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
    guard let first = rest.first else { return false }
    return isJoined(first) || first == "." && rest.dropFirst().first?.isWordPart ?? false
  }

  /// Whether a character makes the sign a part of something else: an address, a mark of code.
  private static func isJoined(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isWordPart || scalar == Prose.object || "@_-/\\%{$".unicodeScalars.contains(scalar)
  }
}
