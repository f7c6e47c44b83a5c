import Diagnostics
import JSONRPC
import LocaleData
import Locking
import Reading
import Sessions
import Workflows

/// The project as one call of a tool sees it.
struct OpenProject: Sendable {
  let session: Session
  let allowsEdits: Bool
  /// How far each table is, by its name.
  let counts = Remembered<[String: StatusReport.Table]>()
  let checks = RememberedChecks()
  /// When the call came; many that wait together are answered by one look at the files.
  var arrival: ContinuousClock.Instant?
  private let looked = Locked<ContinuousClock.Instant?>(nil)
  private let remembered = Remembered<ProjectTexts>()

  init(session: Session, allowsEdits: Bool) {
    (self.session, self.allowsEdits) = (session, allowsEdits)
  }

  /// The same for a call.
  func asked(at arrival: ContinuousClock.Instant) -> OpenProject {
    var project = self
    project.arrival = arrival
    return project
  }

  /// What is known of the project, for catalogs as they are now.
  func knowledge() throws -> ProjectKnowledge {
    guard !session.configuration.isBroken else {
      throw ToolFailure("l10n.json can't be used: let a person run `l10n doctor` and repair it")
    }
    return session.knowledge()
  }

  /// The texts of all catalogs, which are parsed anew only where a file changed.
  func texts() throws -> ProjectTexts {
    let knowledge = try knowledge()
    return remembered.value(in: session, asked: arrival) { files in
      ProjectTexts(knowledge, in: session.roots, on: files)
    }
  }

  /// Takes what was written, so that no later call has to find it out.
  ///
  /// - Parameters:
  ///   - trials: All that was written, in its order.
  ///   - before: The session's `changeCount` before that.
  func follow(_ trials: [ProposalTrial], since before: Int) {
    let written = Dictionary(trials.map { ($0.file, $0.new) }) { $1 }
    remembered.follow(
      writing: written, outOf: written.count, in: session, since: before
    ) { texts -> ProjectTexts? in
      var texts = texts
      for trial in trials { texts = texts.applying(trial) }
      return texts
    }
    checks.follow(
      trials, outOf: written.count, in: session.latestKnowledge, session, since: before)
  }

  /// The catalogs that have texts for any of some keys; those that are known are not read for it.
  func catalogs(with keys: [String]) throws -> [String] {
    let keys = Set(keys.lazy.filter { !$0.isEmpty }.map(ExactKey.init))
    guard !keys.isEmpty else { return [] }
    return try knowledge().catalogs.map(\.path).filter { path in
      session.catalog(path).map { !$0.lastEntries(forKeys: keys).isEmpty } ?? false
    }
  }

  /// Finds out whether files came, went or changed.
  func refresh() {
    let isNew = looked.withLock { last in
      if let arrival, let last, last >= arrival { return false }
      last = .now
      return true
    }
    if isNew { session.recheck() }
  }

  /// A file of the project's folder.
  static func path(_ name: String, in root: String) -> String {
    root == "." ? name : PathParts.join(root, name)
  }

  /// A file as tables are named: seen from the project's folder, wherever the server was started.
  static func shown(_ file: String, in session: Session) -> String {
    session.roots.lazy.compactMap { PathParts.relative(file, to: $0) }.first { !$0.isEmpty } ?? file
  }

  /// A table, and a language that it is or could be translated to, as the table spells it.
  func table(
    _ name: String, _ language: String, in texts: ProjectTexts
  ) throws -> (table: TextTable, language: String) {
    guard let table = texts.table(named: name) else {
      throw ToolFailure("there is no such table: take a name that `plan` lists")
    }
    return (table, try Self.language(language, of: table))
  }

  /// A key of a table.
  ///
  /// - Throws: Where the table has none of that name, or can't be read, so that nobody knows.
  static func key(
    _ name: String, of table: TextTable, in language: String
  ) throws -> KeyTranslation {
    if let key = table.key(name, in: language) { return key }
    try checkReadable(table, in: language)
    throw ToolFailure("the table has no such key: take it exactly as `read` gives it")
  }

  static func checkReadable(_ table: TextTable, in language: String) throws {
    if let mistake = table.mistake(in: language) { throw ToolFailure(mistake.advice) }
  }

  static func language(_ language: String, of table: TextTable) throws -> String {
    guard language.utf8.count <= Limits.language, LanguageTag(language) != nil else {
      throw ToolFailure("this is no language: write a tag such as `es` or `pt-BR`")
    }
    return table.spelling(ofLanguage: language)
  }

  /// The languages that the project is translated to, each under one name, sorted.
  func languages(of texts: ProjectTexts) -> [String] {
    LanguageTag.distinct(texts.languages + session.configuration.configuration.locales)
  }

  /// Makes sure that texts in a language can be written: a slip would cost all of them.
  func checkHas(_ language: String, in texts: ProjectTexts) throws {
    guard let tag = LanguageTag(language) else { return }
    let known = languages(of: texts).filter { LanguageTag($0) != nil }
    let sources = texts.tables.map(\.sourceLanguage)
    guard !(known + sources).contains(where: { LanguageTag($0) == tag }) else { return }
    // A language's own code is no slip of another one's.
    let isCode = tag.language.utf8.count == 2 && tag.namesLanguage
    let nearest = isCode ? nil : NearestName.of(language, among: known)
    let meant = nearest.flatMap { $0.isSlip ? ": did you mean `\($0.name)`?" : nil }
    let isWhole = !texts.diagnostics.contains { $0.severity == .error }
    throw ToolFailure(
      "the project isn't translated to this language"
        + (isWhole ? "" : ", as far as its files can be read (`plan` tells which can't)")
        + (meant ?? ": take one that `plan` lists, or let a person add it first"))
  }
}
