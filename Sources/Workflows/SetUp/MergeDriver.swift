import Diagnostics
import Reading

/// What git has to be told so that it merges catalogs key by key.
///
/// Source: gitattributes(5), "Defining a custom merge driver".
package enum MergeDriver {
  static let name = "l10n"

  /// The files that it merges, as `.gitattributes` names them.
  static let stringCatalogs = "*.xcstrings"
  static let patterns = [stringCatalogs, "*.strings", "*.stringsdict"]

  /// What a line of `.gitattributes` says of them.
  static let attribute = "merge=\(name)"

  /// The names and values of git's configuration.
  ///
  /// - Parameter tool: How a shell calls `l10n`.
  package static func settings(tool: String) -> [(key: String, value: String)] {
    [
      ("merge.\(name).name", "catalogs by key and field"),
      (
        "merge.\(name).driver",
        tool + " merge --path=%P --marker-size=%L %O %A %B"
      ),
      // What several common ancestors come to is no file that people see, so it gets no markers.
      ("merge.\(name).recursive", "binary"),
    ]
  }

  /// The path of a program as git's configuration has it: for a shell, after git has put names in
  /// the place of what follows `%`.
  package static func command(for path: String) -> String {
    ShellWord.quoted(path).replacing(scalar: "%", with: "%%")
  }
}
