import Diagnostics
import JSONRPC
import Linting
import Sessions
import Workflows

/// `check`: what a proposed text would come to.
enum CheckTool {
  struct Output: ToolOutput {
    /// Whether `edit` would write it.
    var isAccepted: Bool
    var refusals: [ShownRefusal]
    var findings: [ShownFinding]
    var missingForms: [String]
    var previews: [ShownPreview]
  }

  static let tool = Tool(description) { (input: ProposalInput, project, context) in
    do {
      let trial = try Self.trial(of: input, project)
      try context.checkCancellation()
      return Output(
        isAccepted: trial.refusals.isEmpty, refusals: trial.refusals.map(ShownRefusal.init),
        findings: Self.findings(of: trial), missingForms: Self.missingForms(of: trial),
        previews: try Self.previews(of: trial, project))
    } catch let refusal as ProposalRefusal {
      return Output(
        isAccepted: false, refusals: [ShownRefusal(refusal)], findings: [], missingForms: [],
        previews: [])
    }
  }

  /// - Throws: A `ProposalRefusal` where nothing can be tried.
  static func trial(of input: ProposalInput, _ project: OpenProject) throws -> ProposalTrial {
    let proposal = try input.proposal()
    let knowledge = try project.knowledge()
    return try ProposalTrial(
      proposal, in: try project.texts(), knowledge, on: project.session.files
    ) { file, language in
      project.checks.check(
        of: file, language, in: knowledge, project.session, asked: project.arrival)
    }
  }

  static func previews(
    of trial: ProposalTrial, _ project: OpenProject
  ) throws -> [ShownPreview] {
    ShownPreview.all(trial.previews(words: try project.catalogs(with: trial.words)))
  }

  static func findings(of trial: ProposalTrial) -> [ShownFinding] {
    trial.findings.sorted { $0.diagnostic.severity > $1.diagnostic.severity }
      .prefix(Limits.findings).map(ShownFinding.init)
  }

  static func missingForms(of trial: ProposalTrial) -> [String] {
    trial.missingForms.prefix(Limits.forms).map(\.spelling)
  }

  static let missingFormsSchema = Schema.list(
    .text(), most: Limits.forms,
    "The paths of forms that would still have no translation: people would read the source's words "
      + "there.")

  // MARK: Description

  private static let description = ToolDescription(
    name: "check", title: "Try a translation",
    description: """
      Tries a translation without writing anything: whether `edit` would accept it and why not, what \
      lint finds in it, which forms are still to be given, and what people would read with sample \
      arguments (up to \(Limits.previews) renderings). Give `text`, or `forms` for plural and device \
      forms. Use the same specifiers as the source, letter by letter (`%lld` is not `%@`).
      """,
    inputSchema: ProposalInput.schema,
    outputSchema: .object(
      [
        "isAccepted": .flag(), "refusals": .list(ShownRefusal.schema),
        "findings": .list(ShownFinding.schema, most: Limits.findings),
        "missingForms": missingFormsSchema,
        "previews": .list(ShownPreview.schema, most: Limits.previews),
      ], required: ["isAccepted", "refusals", "findings", "missingForms", "previews"]),
    annotations: .init(readOnlyHint: true, destructiveHint: false))
}
