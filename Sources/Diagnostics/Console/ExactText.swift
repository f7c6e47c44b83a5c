/// Text for another program, byte for byte: JSON, a difference for `patch`, lines that a script
/// reads.
///
/// Only a pipe or a file gets it as it is; a person at a terminal is shown `visible`.
package struct ExactText: Hashable, Sendable {
  package var text: String

  package init(_ text: String) { self.text = text }

  /// The JSON as indented lines; its own escapes keep a terminal safe.
  package init(_ json: JSONText) { text = json.text(indented: true) + "\n" }

  /// The same for a terminal.
  package var visible: ConsoleText { ConsoleText(lines: text) }
}
