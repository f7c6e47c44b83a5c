import Catalogs
import Exchange
import Reading
import Sessions
import Workflows

/// One key of a table in a language, looked at by itself: its files are excerpts that have little
/// else.
struct OpenKey {
  let key: String
  let table: OpenTable
  let knowledge: ProjectKnowledge
  let roots: [String]
  /// The project's files, with excerpts in the place of the table's.
  let files: any FileTree
  let texts: ProjectTexts
  let textTable: TextTable
  /// As the table spells it.
  let language: String
  let translation: KeyTranslation
  /// The files of the table of which only excerpts are looked at.
  let excerpts: Set<String>
  /// The files of other tables that have texts of words that the sources put into the key.
  let wordFiles: [String]

  init(_ id: KeyID, in session: StudioSession) throws(StudioProblem) {
    table = try session.table(id.table)
    key = id.key
    knowledge = session.knowledge
    roots = session.session.roots
    let words = Set(Self.words(of: id, table, knowledge).map(ExactKey.init))
    let excerpts = table.excerpts(of: words.union([ExactKey(key)]), in: id.language)
    var others: [String: [UInt8]] = [:]
    for other in session.tables where other.name != table.name && !words.isEmpty {
      others.merge(other.excerpts(of: words, in: id.language)) { first, _ in first }
    }
    files = OverlaidFiles(
      session.session.files, excerpts.merging(others) { first, _ in first })
    self.excerpts = Set(excerpts.keys)
    wordFiles = others.keys.filter { excerpts[$0] == nil }.sorted()
    texts = ProjectTexts(
      knowledge, in: session.session.roots, on: files, only: Set(table.paths),
      otherLanguages: session.languages)
    guard let found = texts.table(named: id.table) else {
      throw StudioProblem(.unknown, "there is no such table: reload the page")
    }
    textTable = found
    language = found.spelling(ofLanguage: id.language)
    guard let translation = found.key(id.key, in: language) else {
      throw Self.noKey(in: found, language)
    }
    self.translation = translation
  }

  /// Of a file that can't be read nobody knows which keys it has.
  private static func noKey(in table: TextTable, _ language: String) -> StudioProblem {
    guard let mistake = table.mistake(in: language) else {
      return StudioProblem(.unknown, "the table has no such key any more: reload the page")
    }
    return StudioProblem(
      .file, "\(mistake.file):\(mistake.line): this can't be read: \(mistake.message)")
  }

  private static func words(
    of id: KeyID, _ table: OpenTable, _ knowledge: ProjectKnowledge
  ) -> [String] {
    KeyCheck(
      key: id.key, language: id.language, file: table.paths.first ?? "", table: table.codeName,
      knowledge
    ).words
  }

  var check: KeyCheck { KeyCheck(key, of: textTable, in: language, knowledge) }

  /// The texts that the language has, by their paths.
  var current: [String: String] { Self.texts(of: translation) }

  static func texts(of translation: KeyTranslation) -> [String: String] {
    translation.units.reduce(into: [:]) { $0[$1.path.spelling] = $1.target ?? "" }
  }

  func proposal(_ texts: [String: String], state: TextState) -> TranslationProposal {
    var proposal = TranslationProposal(
      table: table.name, key: key, language: language,
      texts: texts.sorted { $0.key < $1.key }.filter { !$0.value.isEmpty }.map {
        TranslationProposal.Text(path: TextPath(spelling: $0.key), text: $0.value)
      })
    proposal.replacesReviewed = true
    proposal.state = state
    return proposal
  }
}
