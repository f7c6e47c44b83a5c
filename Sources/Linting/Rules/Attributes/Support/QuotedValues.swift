import Diagnostics
import Reading

extension JSONValue {
  /// The value as a message quotes it, shortened.
  var excerpt: String {
    strictJSON.replacing("\"", with: "'").shortened()
  }
}

extension Collection<String> {
  /// The names as a message lists them: of very many the first, and how many more there are.
  var quotedList: String { quotedList(joinedBy: ", ") }

  func quotedList(joinedBy separator: String) -> String {
    lazy.map { "`\($0)`" }.listed(atMost: 40, joinedBy: separator)
  }
}
