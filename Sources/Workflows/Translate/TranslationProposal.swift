package import Catalogs

/// A translation that somebody proposes for a key.
package struct TranslationProposal: Sendable {
  /// The name of a `TextTable`.
  package var table: String
  package var key: String
  package var language: String
  /// The texts by their places; of other places nothing is said.
  package var texts: [Text]
  /// Whether a text may be replaced that a person has translated.
  package var replacesReviewed = false
  /// How far the texts are, where the catalog has a place for that.
  package var state = TextState.machineTranslated

  /// Longer ones are no texts of an app, in UTF-8 bytes.
  package static let longestText = 32_768
  package static let mostTexts = 64

  package struct Text: Hashable, Sendable {
    package var path: TextPath
    package var text: String

    package init(path: TextPath, text: String) {
      self.path = path
      self.text = text
    }
  }

  package init(table: String, key: String, language: String, texts: [Text]) {
    self.table = table
    self.key = key
    self.language = language
    self.texts = texts
  }
}

/// Why a proposed translation is not written.
package struct ProposalRefusal: Error, Hashable, Sendable {
  /// What it is, for programs.
  package enum Reason: String, CaseIterable, Sendable {
    case unknownTable = "unknown_table"
    case unknownKey = "unknown_key"
    case unknownLanguage = "unknown_language"
    case sourceLanguage = "source_language"
    case stale
    case notTranslatable = "do_not_translate"
    case noFile = "no_file"
    case unreadable
    case text = "unusable_text"
    case place = "unusable_place"
    case unchanged
    case reviewed
    case unsafe
    case lint
    case touchesOthers = "touches_others"
    case unwritable = "unwritable_file"
  }

  package var reason: Reason
  /// One sentence that says what to do.
  package var message: String
  /// What a check says of the text; it may quote the project.
  package var detail: String?
  /// Which of a key's forms it is about, where it is about one of several.
  package var path: String?

  package init(_ reason: Reason, _ message: String, detail: String? = nil, path: String? = nil) {
    self.reason = reason
    self.message = message
    self.detail = detail
    self.path = path
  }
}
