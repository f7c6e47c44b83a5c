import JSONRPC
import Sessions
import Workflows

/// `edit`: writes a translation that nothing speaks against.
enum EditTool {
  struct Output: ToolOutput {
    var isWritten: Bool
    var refusals: [ShownRefusal]
    var findings: [ShownFinding]
    var missingForms: [String] = []
    var previews: [ShownPreview]
    /// Whether the catalog says that a machine made the text.
    var isMarkedAsMachineTranslated = false
    var file: String?
    /// Whether the language had no such file before.
    var isNewFile: Bool?
    var untrusted: Change?

    var isFailure: Bool { !isWritten }
  }

  struct Change: Encodable, Sendable {
    /// The file's change as a unified diff.
    var diff: String
  }

  static let tool = Tool(description) { (input: ProposalInput, project, context) in
    do {
      let trial = try CheckTool.trial(of: input, project)
      guard trial.refusals.isEmpty else { return Self.refused(trial) }
      try context.checkCancellation()
      try Self.write(trial, project)
      return Output(
        isWritten: true, refusals: [], findings: CheckTool.findings(of: trial),
        missingForms: CheckTool.missingForms(of: trial),
        previews: try CheckTool.previews(of: trial, project),
        isMarkedAsMachineTranslated: trial.keepsState,
        file: OpenProject.shown(trial.file, in: project.session),
        isNewFile: trial.isNewFile ? true : nil,
        untrusted: Change(diff: Self.diff(of: trial, in: project.session)))
    } catch let refusal as ProposalRefusal {
      return Output(
        isWritten: false, refusals: [ShownRefusal(refusal)], findings: [], previews: [])
    }
  }

  private static func refused(_ trial: ProposalTrial) -> Output {
    Output(
      isWritten: false, refusals: trial.refusals.map(ShownRefusal.init),
      findings: CheckTool.findings(of: trial),
      missingForms: CheckTool.missingForms(of: trial), previews: [])
  }

  private static func write(_ trial: ProposalTrial, _ project: OpenProject) throws {
    let before = project.session.changeCount
    do {
      try project.session.write(trial.new, to: trial.file, replacing: trial.old)
      project.follow([trial], since: before)
    } catch {
      throw ProposalRefusal(error, in: project.session)
    }
  }

  private static func diff(of trial: ProposalTrial, in session: Session) -> String {
    let path = OpenProject.shown(trial.file, in: session)
    return Limits.shown(
      UnifiedDiff.text(old: trial.old, new: trial.new, path: path), longest: Limits.diff)
  }

  // MARK: Description

  static let newFile =
    "Whether the language had no such file before; an Xcode project that lists its files has to be "
    + "told of it by a person."

  private static let description = ToolDescription(
    name: "edit", title: "Write a translation",
    description: """
      Writes the translation of one key in one language, as `check` tries it, and marks it as machine \
      translated where the catalog has states (.xcstrings; .strings and .stringsdict have none). No \
      other text changes. Refused, with reasons: any error of lint, specifiers that differ from the \
      source's, stale keys, keys that aren't translated, the source language, languages that the \
      project doesn't have, and texts of people unless `replaceReviewed` is true. On refusal, repair \
      the text and call again.
      """,
    inputSchema: ProposalInput.schema,
    outputSchema: .object(
      [
        "isWritten": .flag(), "refusals": .list(ShownRefusal.schema),
        "findings": .list(ShownFinding.schema, most: Limits.findings),
        "missingForms": CheckTool.missingFormsSchema,
        "previews": .list(ShownPreview.schema, most: Limits.previews),
        "isMarkedAsMachineTranslated": .flag(), "file": .text(),
        "isNewFile": .flag(newFile),
        "untrusted": .object(["diff": .text("A unified diff.")], required: ["diff"]),
      ],
      required: [
        "isWritten", "refusals", "findings", "missingForms", "previews",
        "isMarkedAsMachineTranslated",
      ]),
    annotations: .init(readOnlyHint: false, destructiveHint: true))
}
