import Diagnostics

extension FuzzSubject {
  /// Shows findings on a file as commands do, which must be possible whatever it holds.
  static func shownDiagnostics(_ diagnostics: [Diagnostic], of bytes: [UInt8]) -> String? {
    let first = Array(diagnostics.prefix(50))
    guard first.allSatisfy({ !$0.message.isEmpty && !$0.id.isEmpty }) else {
      return "a diagnostic says nothing"
    }
    _ = TextRenderer(usesColor: false) { _ in bytes }.render(first)
    _ = GitHubRenderer { _ in bytes }.render(first)
    _ = JSONRenderer { _ in bytes }.objects(for: first).map { $0.text() }
    return nil
  }
}
