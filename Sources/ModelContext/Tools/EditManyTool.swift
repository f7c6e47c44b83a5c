import JSONRPC
import Sessions
import Workflows

/// `edit_many`: writes those of several translations that nothing speaks against.
enum EditManyTool {
  struct Input: ToolInput {
    var edits: [Edit]
  }

  /// One of the edits, as it was given.
  struct Edit: Decodable, Sendable {
    private var input: ProposalInput
    private var names: [String]

    init(from decoder: any Decoder) throws {
      input = try ProposalInput(from: decoder)
      names = try MemberNames(from: decoder).names
    }

    func proposal() throws -> TranslationProposal {
      try ToolFailure.check(names, among: ProposalInput.schema.names)
      return try input.proposal()
    }
  }

  struct Output: ToolOutput {
    /// How many texts were written.
    var written: Int
    /// In the order of the edits.
    var results: [Result]
    var files: [String]
    /// Those of the files that weren't there before.
    var newFiles: [String]
    var untrusted: EditTool.Change?

    var isFailure: Bool { written == 0 }
  }

  struct Result: Encodable, Sendable {
    var isWritten: Bool
    var refusals: [ShownRefusal]
    var findings: [ShownFinding]
    var missingForms: [String] = []
    var isMarkedAsMachineTranslated = false
    var file: String?
  }

  static let tool = Tool(description) { (input: Input, project, context) in
    guard (1...Limits.edits).contains(input.edits.count) else {
      throw ToolFailure("give from 1 to \(Limits.edits) edits")
    }
    let proposals = try input.edits.map { try $0.proposal() }
    let knowledge = try project.knowledge()
    var batch = ProposalBatch(try project.texts(), knowledge, on: project.session.files)
    for proposal in proposals {
      try context.checkCancellation()
      batch.add(proposal) { file, language in
        project.checks.check(
          of: file, language, in: knowledge, project.session, asked: project.arrival)
      }
    }
    Self.write(&batch, project)
    return Self.output(of: batch, in: project.session)
  }

  /// Writes each file in one step; where that fails, nothing of the file is done.
  private static func write(_ batch: inout ProposalBatch, _ project: OpenProject) {
    let (before, changes) = (project.session.changeCount, batch.changes)
    for change in changes {
      do {
        try project.session.write(change.new, to: change.file, replacing: change.old)
      } catch {
        batch.refuse(change, ProposalRefusal(error, in: project.session))
      }
    }
    // What is known of a table may have had what could not be written.
    guard batch.changes.count == changes.count else { return }
    project.follow(batch.accepted, since: before)
  }

  private static func output(of batch: ProposalBatch, in session: Session) -> Output {
    let results = batch.outcomes.map { result(of: $0, in: session) }
    let shown = { (file: String) in OpenProject.shown(file, in: session) }
    let diffs = batch.changes.map { change in
      UnifiedDiff.text(old: change.old, new: change.new, path: shown(change.file))
    }
    return Output(
      written: results.count(where: \.isWritten), results: results,
      files: batch.changes.map { shown($0.file) },
      newFiles: batch.changes.filter(\.isNewFile).map { shown($0.file) },
      untrusted: diffs.isEmpty
        ? nil : EditTool.Change(diff: Limits.shown(diffs.joined(), longest: Limits.diff)))
  }

  private static func result(of outcome: ProposalBatch.Outcome, in session: Session) -> Result {
    switch outcome {
    case .accepted(let trial):
      Result(
        isWritten: true, refusals: [], findings: CheckTool.findings(of: trial),
        missingForms: CheckTool.missingForms(of: trial),
        isMarkedAsMachineTranslated: trial.keepsState,
        file: OpenProject.shown(trial.file, in: session))
    case .refused(let refusals, let trial):
      Result(
        isWritten: false, refusals: refusals.map(ShownRefusal.init),
        findings: trial.map(CheckTool.findings) ?? [],
        missingForms: trial.map(CheckTool.missingForms) ?? [])
    }
  }

  // MARK: Description

  private static let description = ToolDescription(
    name: "edit_many", title: "Write several translations",
    description: """
      Writes up to \(Limits.edits) translations as `edit` does, of any keys, languages and tables. \
      Each is checked for itself, as if those before it were written: those that are refused, with \
      reasons, don't keep the others from being written. Each file is written once, in one step. \
      Repair what was refused and call again with that alone.
      """,
    inputSchema: .object(
      ["edits": .list(ProposalInput.schema, most: Limits.edits)], required: ["edits"]),
    outputSchema: .object(
      [
        "written": .integer("How many were written."),
        "results": .list(resultSchema, most: Limits.edits, "In the order of the edits."),
        "files": .list(.text()), "newFiles": .list(.text(), EditTool.newFile),
        "untrusted": .object(["diff": .text("A unified diff.")], required: ["diff"]),
      ], required: ["written", "results", "files", "newFiles"]),
    annotations: .init(readOnlyHint: false, destructiveHint: true))

  private static let resultSchema = Schema.object(
    [
      "isWritten": .flag(), "refusals": .list(ShownRefusal.schema),
      "findings": .list(ShownFinding.schema, most: Limits.findings),
      "missingForms": CheckTool.missingFormsSchema,
      "isMarkedAsMachineTranslated": .flag(), "file": .text(),
    ],
    required: [
      "isWritten", "refusals", "findings", "missingForms", "isMarkedAsMachineTranslated",
    ])
}
