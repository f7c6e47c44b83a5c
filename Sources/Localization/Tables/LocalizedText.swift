/// What a table has for a key before a number, a device or a width has chosen.
///
/// Both `.stringsdict` and String Catalogs become this, so that one piece of code chooses.
package indirect enum LocalizedText: Hashable, Sendable {
  case text(String)
  /// Texts by device: `iphone`, `mac`, `other`…
  case devices([Choice])
  /// Texts by the width in characters that they need.
  case widths([Width])
  /// Texts by plural category; the number is that of the variable around it, or else the first
  /// integer argument.
  case plural([Choice])
  /// A text with what its `%#@name@` stand for.
  case substituted(LocalizedText, [Variable])

  /// The text for one device or one plural category.
  package struct Choice: Hashable, Sendable {
    package var name: String
    package var text: LocalizedText
  }

  /// The text for one width.
  package struct Width: Hashable, Sendable {
    /// In characters.
    package var width: Int
    package var text: LocalizedText
  }

  /// What a `%#@name@` stands for.
  package struct Variable: Hashable, Sendable {
    package var name: String
    /// The argument it is about, from 1, where the table says so beside the text.
    package var argument: Int?
    /// The specifier of the argument without its percent sign, as written.
    package var specifier: String?
    package var text: LocalizedText
    /// Whether `%arg` stands for the argument, as in String Catalogs.
    package var hasArgumentName: Bool
  }
}
