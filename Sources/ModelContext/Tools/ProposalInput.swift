import Catalogs
import Workflows

/// A translation that a model proposes.
struct ProposalInput: ToolInput {
  var table: String
  var key: String
  var language: String
  var text: String?
  var forms: [String: String]?
  var replaceReviewed: Bool?

  func proposal() throws -> TranslationProposal {
    guard (text == nil) != (forms == nil) else {
      throw ToolFailure("give either `text` or `forms`")
    }
    let texts =
      text.map { [TranslationProposal.Text(path: [], text: $0)] }
      ?? (forms ?? [:]).sorted { $0.key < $1.key }.map {
        TranslationProposal.Text(path: TextPath(spelling: $0.key), text: $0.value)
      }
    var proposal = TranslationProposal(table: table, key: key, language: language, texts: texts)
    proposal.replacesReviewed = replaceReviewed ?? false
    return proposal
  }

  static let schema = Schema.object(
    [
      "table": .table, "key": .key, "language": .language,
      "text": .text(
        "The translation of a key that has one form.", longest: TranslationProposal.longestText),
      "forms": .map(
        .text(longest: TranslationProposal.longestText), most: Limits.forms,
        "The translations of several forms by their paths, such as `plural.one`; forms that are "
          + "not named stay."),
      "replaceReviewed": .flag(
        "Whether a text may be replaced that a person translated; a person should have asked."),
    ], required: ["table", "key", "language"])
}
