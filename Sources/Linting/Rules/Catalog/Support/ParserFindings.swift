import Diagnostics

/// What parsers find, as rules name it.
enum ParserFindings {
  /// Whether a rule beside `syntax-error` passes a parser's finding on.
  static func hasOwnRule(_ id: String) -> Bool {
    switch id {
    case "duplicate-key", "invalid-encoding", "unsupported-encoding", "unknown-escape",
      "lone-surrogate", "unknown-plural-category", "unknown-field", "unsupported-version":
      true
    default: false
    }
  }
}

extension Diagnostic {
  /// The same finding under the id of a rule.
  func renamed(_ id: String, _ severity: Severity? = nil) -> Diagnostic {
    var diagnostic = self
    diagnostic.id = id
    diagnostic.severity = severity ?? diagnostic.severity
    return diagnostic
  }
}
