/// The two files that a language's noun data becomes.
struct NounLexicon: Sendable {
  /// Where the data comes from, for the files' headers.
  struct Origin: Sendable {
    var source: String
    var version: String
    var licence: String
    var command: String
  }

  private(set) var lines: [LexiconLine] = []
  private(set) var rejected: [(row: NounRow, rejection: Rejection)] = []
  /// The plurals that a line's paradigm makes, which need no lines.
  private(set) var pluralCount = 0

  init(data: NounData, judge: NounJudge) {
    for row in data.rows {
      switch judge.verdict(on: row) {
      case .taken(let line): lines.append(line)
      case .rejected(let rejection): rejected.append((row, rejection))
      case .plural: pluralCount += 1
      }
    }
    lines.sort(by: LexiconLine.precedes)
  }

  /// The text of `lexicon.txt`.
  func lexiconText(_ title: String, origin: Origin) -> String {
    let counts = Self.counts(lines.map { "\($0.tags.joined(separator: " ")) \($0.paradigm)" })
    let foot = ["# lines: \(lines.count)"] + counts.map { "#   \($0)" } + rejectedStatistics
    return Self.text(Self.header(title, origin) + lines.map(\.text) + foot)
  }

  /// The text of `rejected.txt`: word, data, reason.
  func rejectedText(_ title: String, origin: Origin) -> String {
    let rows = rejected.map { "\($0.row.word)\t\($0.row.data)\t\($0.rejection.text)" }
    return Self.text(Self.header(title, origin) + rows + rejectedStatistics)
  }

  private var rejectedStatistics: [String] {
    let counts = Self.counts(rejected.map(\.rejection.reason))
    return ["# rejected: \(rejected.count)"] + counts.map { "#   \($0)" }
      + ["# plurals of other rows: \(pluralCount)"]
  }

  private static func header(_ title: String, _ origin: Origin) -> [String] {
    [
      "# \(title) Generated: edit curated.txt, which wins.",
      "# source: \(origin.source)", "# version: \(origin.version)",
      "# licence: \(origin.licence)", "# command: \(origin.command)",
    ]
  }

  /// How often each text occurs, the most frequent first.
  private static func counts(_ texts: [String]) -> [String] {
    Dictionary(texts.map { ($0, 1) }, uniquingKeysWith: +)
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { "\($0.value)\t\($0.key.trimmingPrefix(" "))" }
  }

  private static func text(_ lines: [String]) -> String { lines.joined(separator: "\n") + "\n" }
}
