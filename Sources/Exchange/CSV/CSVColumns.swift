import Diagnostics
import LocaleData

/// Which columns of a table for spreadsheets hold what, as its first line says.
///
/// Translators add columns of their own, and others for more languages.
struct CSVColumns {
  /// The translations into one language.
  struct Target {
    var column: Int
    var language: String
    /// Says how far they are.
    var stateColumn: Int?
  }

  /// Why nothing below the first line can be read.
  struct Mistake: Error {
    var message: String
    /// Whether the line names columns at all.
    var isAboutColumns = false
  }

  let id: Int
  let file: Int?
  let source: Int?
  let sourceLanguage: String
  let targets: [Target]
  /// All columns whose cells make a text; a state alone is the state of none.
  let known: [Int]
  /// How many columns the table has.
  private let count: Int

  init(_ header: [String]) throws(Mistake) {
    let titles = header.map(Title.init)
    func columns(_ name: String) -> [Int] { titles.indices.filter { titles[$0].name == name } }
    targets = Self.targets(titles, states: columns("state"))
    guard let id = columns("id").first, !targets.isEmpty else {
      throw Mistake(
        message: "expected a first line such as file,id,source (en),target (es),state,notes")
    }
    self.id = id
    file = columns("file").first
    source = columns("source").first
    sourceLanguage = source.map { titles[$0].language } ?? ""
    known = titles.indices.filter {
      Title.names.contains(titles[$0].name) && titles[$0].name != "state"
    }
    count = header.count
    try checkLanguages()
  }

  private static func targets(_ titles: [Title], states: [Int]) -> [Target] {
    let all = titles.indices.filter { titles[$0].name == "target" && !titles[$0].language.isEmpty }
    let plain = all.filter { titles[$0].isPlain }
    let columns = plain.isEmpty ? Array(all.prefix(1)) : plain
    return columns.map { column in
      // How far translations are stands behind them, or in front of all.
      let state =
        states.first { $0 > column } ?? states.first { $0 < columns[0] }
        ?? (columns.count == 1 ? states.first : nil)
      return Target(column: column, language: titles[column].language, stateColumn: state)
    }
  }

  private func checkLanguages() throws(Mistake) {
    var languages: Set<String> = []
    for target in targets {
      let spelled = LanguageTag(target.language)?.description ?? target.language
      guard !languages.insert(spelled).inserted else { continue }
      throw Mistake(
        message:
          "two columns have translations into '\(target.language.shortened())'; leave one, and "
          + "call the other one something else", isAboutColumns: true)
    }
  }

  /// What is wrong with a row, by which its texts would be cut.
  func mistake(
    in record: CSVRecords.Record, separator: UInt8
  ) -> (message: String, range: Range<Int>)? {
    if let range = record.textBehindQuote {
      return (
        "text follows the quotation mark that closes a field; double the quotation marks inside of "
          + "a text, and close it at its end", range
      )
    }
    // Spreadsheets may end rows with empty cells.
    guard record.fields.dropFirst(count).contains(where: { !$0.isEmpty }) else { return nil }
    let name = Self.separatorNames[separator] ?? "separator"
    return (
      "this row has \(record.fields.count) cells, and the first line names \(count) columns; put "
        + "quotation marks around a text with a \(name)", record.range
    )
  }

  private static let separatorNames: [UInt8: String] = [
    UInt8(ascii: ","): "comma", UInt8(ascii: ";"): "semicolon", UInt8(ascii: "\t"): "tab",
  ]

  /// What a column is called: `target (es)`.
  private struct Title {
    static let names = ["file", "id", "source", "target", "state", "notes"]

    var name: String
    var language: String
    /// Whether the language follows the name at once, as in no column of somebody's own.
    var isPlain: Bool

    init(_ text: String) {
      let text = text.drop { $0.isWhitespace }
      let name = text.prefix { $0 != " " && $0 != "(" }
      self.name = name.lowercased()
      language = String(text.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" })
      isPlain = text.dropFirst(name.count).drop { $0 == " " }.first == "("
    }
  }
}
