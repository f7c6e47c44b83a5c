import Catalogs
import Foundation
import Locking
import Reading
import Sessions
package import Workflows

/// A project that a translator works on: its keys as lists, each with what people would read, and
/// what was saved.
///
/// It knows nothing of the network. It may be used from any thread; changes are meant to come one
/// after the other.
package final class StudioSession: Sendable {
  let session: Session
  package let isReadOnly: Bool
  let journal: StudioJournal?
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
    var findings: [ListID: [ExactKey: FindingCounts]] = [:]
    /// The lists whose findings are being looked for.
    var checking: Set<ListID> = []
    var history = SaveHistory()
    var drafts: [Draft] = []
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

    func rows(of list: ListID, below end: Int) -> [Int] {
      places.filter { $0.list == list && $0.row < end }.map(\.row)
    }
  }

  /// - Parameters:
  ///   - roots: The project's folders.
  ///   - tree: The files, as far as they may be touched.
  ///   - journal: Where drafts are kept; nil to keep none.
  package init(
    _ roots: [String], isReadOnly: Bool = false, journal: StudioJournal? = nil,
    on tree: any FileTree
  ) {
    session = Session(roots, on: tree)
    self.isReadOnly = isReadOnly
    self.journal = journal
    state = Locked(State(drafts: journal?.drafts() ?? []))
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
    for table in tables { _ = rows(of: ListID(table: table.name, language: language)) }
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

  /// The tables, by name.
  var tables: [OpenTable] {
    state.withLock { $0.tables.values.sorted { $0.name < $1.name } }
  }

  /// The languages that the project is translated to, or wants to be.
  var languages: [String] {
    let known = tables.flatMap(\.languages) + session.configuration.configuration.locales
    let source = Set(tables.map(\.sourceLanguage))
    return Set(known).filter { !source.contains($0) || tables.flatMap(\.languages).contains($0) }
      .sorted()
  }
}
