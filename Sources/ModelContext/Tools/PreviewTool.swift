import Exchange
import Extraction
import JSONRPC
import Sessions
import Workflows

/// `preview`: what people read of a key now.
enum PreviewTool {
  struct Input: ToolInput {
    var table: String
    var key: String
    var language: String
    var arguments: [String]?
    var address: String?
  }

  struct Output: ToolOutput {
    var language: String
    var previews: [ShownPreview]
    /// How many renderings there are beyond those.
    var previewsLeftOut: Int
  }

  static let tool = Tool(description) { (input: Input, project, context) in
    try Self.check(input.arguments ?? [])
    let texts = try project.texts()
    let (table, language) = try project.table(input.table, input.language, in: texts)
    let key = try OpenProject.key(input.key, of: table, in: language)
    try context.checkCancellation()
    let options = try Self.options(input, table, language, project)
    if PreviewWorkflow.problem(with: options) != nil {
      throw ToolFailure(
        "this can't be shown: an argument is a value, or a position and a value such as `2=5`; an "
          + "address is feminine, masculine, neutral or unspecified")
    }
    let outcome = PreviewWorkflow(options).run(
      on: try Self.files(input, key, table, language, project),
      project: project.session.configuration)
    let all = outcome.report.previews
    return Output(
      language: language, previews: ShownPreview.all(all),
      previewsLeftOut: max(0, all.count - Limits.previews))
  }

  /// What would be cut off silently would be shown as if it had been given otherwise.
  private static func check(_ arguments: [String]) throws {
    guard arguments.count <= Limits.arguments else {
      throw ToolFailure("`arguments` takes at most \(Limits.arguments) values")
    }
    for argument in arguments {
      try ToolFailure.check("arguments", argument, longest: Limits.argument)
    }
  }

  /// The project's files, of the table only what the key is shown with.
  private static func files(
    _ input: Input, _ key: KeyTranslation, _ table: TextTable, _ language: String,
    _ project: OpenProject
  ) throws -> any FileTree {
    // A language that only other keys have would be none of the table's.
    guard key.units.contains(where: { !($0.target ?? "").isEmpty }) else {
      return project.session.files
    }
    let knowledge = try project.knowledge()
    let words = KeyCheck(input.key, of: table, in: language, knowledge)
      .words(choosing: input.arguments ?? [])
    return KeyFiles(of: [input.key] + words, in: project.session)
      .files(narrowing: knowledge.catalogs(ofTableWith: table.path(ofLanguage: language)))
  }

  private static func options(
    _ input: Input, _ table: TextTable, _ language: String, _ project: OpenProject
  ) throws -> PreviewOptions {
    let knowledge = try project.knowledge()
    let arguments = input.arguments ?? []
    let check = KeyCheck(input.key, of: table, in: language, knowledge)
    let words = try project.catalogs(with: check.words(choosing: arguments))
    var options = check.previewOptions(
      in: project.session.files, words: words, arguments: arguments)
    options.arguments = arguments
    options.addresses = input.address.map { [$0] } ?? []
    return options
  }

  // MARK: Description

  private static let description = ToolDescription(
    name: "preview", title: "What people read",
    description: """
      Shows what people read of a key in one language as the catalog is now: with numbers and words \
      filled in, words made to agree, for each reader that makes a difference. With sample arguments, \
      or with `arguments`. Up to \(Limits.previews) renderings.
      """,
    inputSchema: .object(
      [
        "table": .table, "key": .key, "language": .language,
        "arguments": .list(
          .text(longest: Limits.argument), most: Limits.arguments,
          "Values in order, or `2=VALUE` by position."),
        "address": .choice(
          PreviewValues.addressNames,
          "How the reader wants to be addressed; all that differ without it."),
      ], required: ["table", "key", "language"]),
    outputSchema: .object(
      [
        "language": .text(), "previews": .list(ShownPreview.schema, most: Limits.previews),
        "previewsLeftOut": .integer(),
      ], required: ["language", "previews", "previewsLeftOut"]),
    annotations: .init(readOnlyHint: true, destructiveHint: false))
}
