import Catalogs
import Workflows

/// A translation that a model proposes.
struct ProposalInput: ToolInput {
  var table: String
  var key: String
  var language: String
  var text: String?
  var forms: Forms?
  var replaceReviewed: Bool?

  /// Texts by their paths.
  struct Forms: Decodable, Sendable {
    let texts: [String: String]

    init(from decoder: any Decoder) throws {
      do {
        texts = try [String: String](from: decoder)
      } catch is DecodingError {
        // `read` lists them, so a list is what comes to mind.
        throw ToolFailure(
          "`forms` takes an object that has a text for each path, as in "
            + #"{"plural.one": "…", "plural.other": "…"}"#)
      }
    }
  }

  func proposal() throws -> TranslationProposal {
    guard (text == nil) != (forms == nil) else {
      throw ToolFailure("give either `text` or `forms`")
    }
    let texts =
      text.map { [TranslationProposal.Text(path: [], text: $0)] }
      ?? (forms?.texts ?? [:]).sorted { $0.key < $1.key }.map {
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
