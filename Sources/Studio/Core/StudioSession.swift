import Catalogs
import Foundation
import LocaleData
import Locking
import Reading
import Sessions
package import Workflows

/// A project, or a file for translators, that somebody works on: its keys as lists, each with what
/// people would read, and what was saved.
///
/// It knows nothing of the network. It may be used from any thread; changes are meant to come one
/// after the other.
package final class StudioSession: Sendable {
  let session: Session
  package let isReadOnly: Bool
  let journal: StudioJournal?
  /// Texts that aren't saved, those of other sessions of the project too.
  let keptDrafts: KeptItems<Draft>
  /// What was said of texts that were sent back.
  let keptNotes: KeptItems<ReviewNote>
  /// The file for translators that is shown in the place of a project.
  let exchange: ExchangeProject?
  /// Where earlier states of files are found.
  let past: (any FileHistory)?
  let state: Locked<State>

  /// A table in a language.
  struct ListID: Hashable, Sendable {
    var table: String
    var language: String
  }

  struct State: Sendable {
    /// By name.
    var tables: [String: OpenTable] = [:]
    var rows: [ListID: [StudioRow]] = [:]
    var findings: [ListID: [ExactKey: KeyFindings]] = [:]
    /// The lists whose findings are being looked for.
    var checking: Set<ListID> = []
    var history = SaveHistory()
    /// What an earlier session saved that ended unexpectedly.
    var left = LeftSaves()
    var pastSearch: PastSearch?
    var listed: Listed?
    /// Grows with everything that lists show.
    var revision = 0
    /// Grows when others change catalogs.
    var fileChanges = 0
    /// What was known when the project was looked at last.
    var lastLook: Look?
    var memory: Memory?
    /// Whose texts are being looked at.
    var remembering: MemoryID?
  }

  /// What tells whether the project has to be looked at anew.
  struct Look: Hashable, Sendable {
    var sessionChanges: Int
    var fileChanges: Int
  }

  /// What texts are translated from and to.
  struct MemoryID: Hashable, Sendable {
    var language: String
    var source: String
  }

  /// How the texts of a language were translated, as they were then.
  struct Memory: Sendable {
    var id: MemoryID
    var revision: Int
    var texts: SimilarTranslations
    private let start = ContinuousClock.now

    init(id: MemoryID, revision: Int, texts: SimilarTranslations) {
      (self.id, self.revision, self.texts) = (id, revision, texts)
    }

    var age: Duration { ContinuousClock.now - start }

    /// What is older is made anew where texts have changed since.
    static let longestAge = Duration.seconds(30)
  }

  /// The last list that was asked for: the numbers of its rows in the whole list.
  struct Listed: Sendable {
    var filter: KeyFilter
    var language: String
    var revision: Int
    var places: [(list: ListID, row: Int)]

    /// Takes a row that has changed.
    ///
    /// - Returns: False where its place isn't known, so that the list has to be made anew.
    mutating func take(
      _ row: StudioRow, at index: Int, of list: ListID, _ counts: KeyFindings?
    ) -> Bool {
      guard language == list.language else { return true }
      let fits = filter.fits(row, counts) && filter.table.map { $0 == list.table } ?? true
      let next = places.firstIndex { $0.row >= index && $0.list == list }
      if let next, places[next].row == index {
        if !fits { places.remove(at: next) }
      } else if fits {
        guard let next else { return false }
        places.insert((list, index), at: next)
      }
      return true
    }

    func rows(of list: ListID, below end: Int) -> [Int] {
      places.filter { $0.list == list && $0.row < end }.map(\.row)
    }
  }

  /// - Parameters:
  ///   - roots: The project's folders.
  ///   - tree: The files, as far as they may be touched.
  ///   - journal: Where drafts, notes and saves are kept; nil to keep none.
  ///   - past: Where earlier states of files are found; nil to look for none.
  package convenience init(
    _ roots: [String], isReadOnly: Bool = false, journal: StudioJournal? = nil,
    past: (any FileHistory)? = nil, on tree: any FileTree
  ) {
    self.init(
      Session(roots, on: tree), nil, isReadOnly: isReadOnly, journal: journal, past: past)
  }

  /// Opens a file for translators in the place of a project.
  package convenience init(
    _ exchange: ExchangeProject, isReadOnly: Bool = false, journal: StudioJournal? = nil,
    past: (any FileHistory)? = nil
  ) {
    self.init(
      Session([exchange.root], on: exchange), exchange, isReadOnly: isReadOnly, journal: journal,
      past: past)
  }

  private init(
    _ session: Session, _ exchange: ExchangeProject?, isReadOnly: Bool,
    journal: StudioJournal?, past: (any FileHistory)?
  ) {
    (self.session, self.exchange, self.isReadOnly) = (session, exchange, isReadOnly)
    (self.journal, self.past) = (journal, past)
    keptDrafts = journal?.drafts ?? KeptItems()
    keptNotes = journal?.notes ?? KeptItems()
    var state = State()
    if let journal, !isReadOnly { state.left = journal.leftSaves() }
    self.state = Locked(state)
    reload()
  }

  /// What is known of the project.
  var knowledge: ProjectKnowledge { session.latestKnowledge }

  // MARK: Tables

  /// Looks at the whole project anew, where anything has changed.
  func reload() {
    session.recheck()
    _ = refresh()
    let look = Look(
      sessionChanges: session.changeCount, fileChanges: state.withLock { $0.fileChanges })
    guard state.withLock({ $0.lastLook }) != look else { return }
    let knowledge = session.knowledge()
    let texts = ProjectTexts(knowledge, in: session.roots, on: session.files)
    let tables = texts.tables.map { table in
      var open = OpenTable(table, knowledge)
      _ = open.refresh(from: session.files)
      return open
    }
    state.withLock { state in
      state.tables = Dictionary(tables.map { ($0.name, $0) }) { first, _ in first }
      (state.rows, state.findings) = ([:], [:])
      state.revision += 1
      state.lastLook = look
    }
  }

  /// Makes the lists that a page asks for first, so that it finds them there.
  func prepare() {
    guard let language = languages.first else { return }
    for table in tables(in: language) {
      _ = rows(of: ListID(table: table.name, language: language))
    }
  }

  /// Takes what changed on the disk.
  ///
  /// - Returns: A number that is another one after each change.
  func refresh() -> Int {
    for table in state.withLock({ $0.tables.values.map(\.name) }) { refresh(table) }
    return state.withLock { $0.revision }
  }

  private func refresh(_ name: String) {
    guard var table = state.withLock({ $0.tables[name] }),
      table.refresh(from: session.files)
    else { return }
    state.withLock { state in
      state.tables[name] = table
      state.rows = state.rows.filter { $0.key.table != name }
      state.findings = state.findings.filter { $0.key.table != name }
      state.revision += 1
      state.fileChanges += 1
    }
  }

  /// A table, as its files are now.
  func table(_ name: String) throws(StudioProblem) -> OpenTable {
    refresh(name)
    guard let table = state.withLock({ $0.tables[name] }) else {
      throw StudioProblem(.unknown, "there is no such table: reload the page")
    }
    return table
  }

  /// The tables that have a place for texts in a language, by name.
  func tables(in language: String) -> [OpenTable] {
    guard let exchange else { return tables }
    return tables.filter { exchange.isTranslated($0.paths.first, to: language) }
  }

  /// The tables, by name.
  var tables: [OpenTable] {
    state.withLock { $0.tables.values.sorted { $0.name < $1.name } }
  }

  /// Whether there is anything to be translated.
  package var hasTables: Bool { !tables.isEmpty }

  /// The languages that the project is translated to, or wants to be, each under one name.
  var languages: [String] {
    if let exchange { return exchange.languages }
    let known = tables.flatMap(\.languages) + session.configuration.configuration.locales
    let source = Set(tables.map(\.sourceLanguage))
    let translated = Set(tables.flatMap(\.languages))
    return LanguageTag.distinct(known.filter { !source.contains($0) || translated.contains($0) })
  }
}
