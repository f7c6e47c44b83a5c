import Catalogs
import Messages

extension LintEntry {
  /// Whether a form of a variable, which is empty, is so alone: other forms of it say something, and so
  /// do all of the source.
  func lacks(_ form: LintText) -> Bool {
    guard let path = form.path.substitution else { return false }
    let source = source.texts.filter { $0.path.substitution == path }
    return !source.isEmpty && source.allSatisfy { !$0.isEmpty }
      && localization.texts.contains { $0.path.substitution == path && !$0.isEmpty }
  }
}
