package import Reading

/// How much room some keys' texts have.
package struct TextLimit: Sendable {
  /// Patterns of keys; empty for all.
  package var keys: [Pattern]
  /// Names of tables; empty for all.
  package var tables: [String]
  /// How many characters a reader may see; nil for any number.
  package var characters: Int?
  /// How many points a line may be wide; nil for any width.
  package var width: Int?
  /// The size of the system font that the width is for, in points.
  package var fontSize: Int

  /// The size of body text on iOS, as Apple's Human Interface Guidelines, "Typography", have it.
  package static let bodySize = 17

  package init(
    keys: [Pattern] = [], tables: [String] = [], characters: Int? = nil, width: Int? = nil,
    fontSize: Int = Self.bodySize
  ) {
    self.keys = keys
    self.tables = tables
    self.characters = characters
    self.width = width
    self.fontSize = fontSize
  }

  /// Longer keys, in bytes, are texts that nobody names by a pattern.
  private static let longestKey = 1024

  /// Whether it holds for a key.
  func holds(for key: LintKey) -> Bool {
    guard tables.isEmpty || tables.contains(key.table) else { return false }
    return keys.isEmpty
      || key.key.utf8.count <= Self.longestKey && keys.contains { $0.matches(key.key) }
  }
}
