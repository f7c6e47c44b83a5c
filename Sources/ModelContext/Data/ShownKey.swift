import Catalogs
import Exchange
import Linting
import Workflows

/// A key as tools show it.
struct ShownKey: Encodable, Sendable {
  var table: String
  var progress: String
  /// How many forms there are beyond those that are shown.
  var formsLeftOut: Int?
  /// What lint finds in the translation, where that was asked for.
  var findings: [ShownFinding]?
  /// What the project's files say.
  var untrusted: Content

  struct Content: Encodable, Sendable {
    var key: String
    var comment: String?
    var forms: [Form]
  }

  /// One of the texts of a key; most keys have one, whose path is empty.
  struct Form: Encodable, Sendable {
    var path: String
    var source: String
    var text: String?
    var state: String?
  }

  init(_ key: KeyTranslation, table: String, findings: [LintDiagnostic]? = nil) {
    self.table = table
    self.findings = findings?.prefix(Limits.notes).map(ShownFinding.init)
    progress = key.progress.rawValue
    let forms = key.units.prefix(Limits.forms).map { unit in
      Form(
        path: unit.path.spelling, source: Limits.shown(unit.source),
        text: unit.target.map { Limits.shown($0) }, state: unit.state?.rawValue)
    }
    formsLeftOut = key.units.count > forms.count ? key.units.count - forms.count : nil
    untrusted = Content(
      key: key.key, comment: key.comment.map { Limits.shown($0) }, forms: Array(forms))
  }

  /// About how much it takes, in bytes.
  var size: Int {
    let key = 200 + untrusted.key.utf8.count + (untrusted.comment ?? "").utf8.count
    let forms = untrusted.forms.reduce(key) {
      $0 + 100 + $1.source.utf8.count + ($1.text ?? "").utf8.count
    }
    return (findings ?? []).reduce(forms) { $0 + $1.size }
  }

  static let schema = Schema.object(
    [
      "table": .text(), "progress": .choice(TranslationProgress.allCases.map(\.rawValue)),
      "formsLeftOut": .integer(),
      "findings": .list(
        ShownFinding.schema, most: Limits.notes, "The first of lint, where they were asked for."),
      "untrusted": .object(
        ["key": .text(), "comment": .text(), "forms": .list(formSchema, most: Limits.forms)],
        required: ["key", "forms"]),
    ], required: ["table", "progress", "untrusted"])

  private static let formSchema = Schema.object(
    [
      "path": .text("Which form: empty for the only text, else such as `plural.one`."),
      "source": .text("The text to translate."), "text": .text("The translation so far."),
      "state": .text("As the catalog spells it, such as `translated`."),
    ], required: ["path", "source"])
}
