import Diagnostics
import Linting
import Sessions
import Workflows

/// What lint finds in a text, as tools show it.
struct ShownFinding: Encodable, Sendable {
  var rule: String
  var severity: String
  /// Which form it is about.
  var path: String?
  var untrusted: Content

  struct Content: Encodable, Sendable {
    var message: String
    var notes: [String]
  }

  init(_ finding: LintDiagnostic) {
    let diagnostic = finding.diagnostic
    rule = diagnostic.id
    severity = "\(diagnostic.severity)"
    path = finding.path
    untrusted = Content(
      message: Limits.shown(diagnostic.message),
      notes: diagnostic.notes.prefix(Limits.notes).map { Limits.shown($0.message) })
  }

  /// About how much it takes, in bytes.
  var size: Int {
    untrusted.notes.reduce(150 + untrusted.message.utf8.count) { $0 + $1.utf8.count }
  }

  static let schema = Schema.object(
    [
      "rule": .text("`l10n rules RULE` explains it."), "severity": .text(), "path": .text(),
      "untrusted": .object(
        ["message": .text(), "notes": .list(.text())], required: ["message", "notes"]),
    ], required: ["rule", "severity", "untrusted"])
}

extension ProposalRefusal {
  /// Why a file was not written, and which.
  init(_ error: FileError, in session: Session) {
    self.init(
      .unwritable, "nothing was written: \(error.message)",
      detail: OpenProject.shown(error.path, in: session))
  }
}

/// Why a text is not written.
struct ShownRefusal: Encodable, Sendable {
  var reason: String
  var message: String
  /// Which form it is about.
  var path: String?
  var untrusted: Content?

  struct Content: Encodable, Sendable {
    var detail: String
  }

  init(_ refusal: ProposalRefusal) {
    reason = refusal.reason.rawValue
    message = refusal.message
    path = refusal.path
    untrusted = refusal.detail.map { Content(detail: Limits.shown($0)) }
  }

  static let schema = Schema.object(
    [
      "reason": .text(), "message": .text("What to do."), "path": .text(),
      "untrusted": .object(["detail": .text()], required: ["detail"]),
    ], required: ["reason", "message"])
}
