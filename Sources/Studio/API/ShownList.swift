import Diagnostics
import Locking
import Reading
import Workflows

/// The project as the page shows it.
struct ShownProject: Encodable, Sendable {
  struct Table: Encodable, Sendable {
    var name: String
    var sourceLanguage: String
    var languages: [String]
    var keepsState: Bool
  }

  var version = ToolVersion.number
  var tables: [Table]
  var languages: [String]
  var isReadOnly: Bool
  /// The name of the file for translators that is shown in the place of a project.
  var exchange: String?
  /// How many saves a session left that ended unexpectedly.
  var leftSaves: Int
  /// Whether anything may be known of earlier texts.
  var hasPast: Bool
  var mistakes: [ShownMistake]

  init(_ session: StudioSession) {
    tables = session.tables.map {
      Table(
        name: $0.name, sourceLanguage: $0.sourceLanguage, languages: $0.languages,
        keepsState: $0.keepsState)
    }
    languages = session.languages
    isReadOnly = session.isReadOnly
    exchange = session.exchange?.paths.first.map { PathParts.name(of: $0) }
    leftSaves = session.state.withLock { $0.left.changes.count }
    hasPast = session.past != nil && session.exchange == nil
    mistakes = ShownMistake.all(in: session)
  }
}

/// A part of the list.
struct ShownList: Encodable, Sendable {
  struct Row: Encodable, Sendable {
    var table: String
    var key: String
    var source: String
    var target: String?
    var progress: String
    var forms: Int
    var errors: Int?
    var warnings: Int?
  }

  var from: Int
  var total: Int
  var rows: [Row]
  var isChecking: Bool
  var revision: Int
  var mistakes: [ShownMistake]

  init(_ window: StudioSession.Window, from: Int, mistakes: [ShownMistake]) {
    self.mistakes = mistakes
    self.from = from
    total = window.total
    rows = zip(window.rows, window.counts).map { row, counts in
      Row(
        table: row.table, key: row.key,
        source: row.source.shortened(toBytes: StudioRow.longestText),
        target: row.target?.shortened(toBytes: StudioRow.longestText),
        progress: row.progress.rawValue, forms: row.forms,
        errors: counts?.errors, warnings: counts?.warnings)
    }
    isChecking = window.isChecking
    revision = window.revision
  }
}
