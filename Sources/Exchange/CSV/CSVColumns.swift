import Diagnostics
import LocaleData

/// Which columns of a table for spreadsheets hold what, as its first line says.
///
/// Translators add columns of their own, and others for more languages. Platforms call the ids keys and
/// each translation by its language alone: `key,en,de`.
struct CSVColumns {
  /// The translations into one language.
  struct Target {
    var column: Int
    /// Empty where the column doesn't say it.
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
  /// Whether the columns of the translations are called as those of an export: `target (es)`.
  let namesTargets: Bool
  /// All columns whose cells make a text; a state alone is the state of none.
  let known: [Int]
  /// How many columns the table has.
  private let count: Int

  init(_ header: [String]) throws(Mistake) {
    let titles = header.map(Title.init)
    func columns(_ name: String) -> [Int] { titles.indices.filter { titles[$0].name == name } }
    let found = Self.id(titles)
    let named = Self.namedTargets(titles)
    namesTargets = !named.isEmpty
    targets = Self.targets(
      titles, namesTargets ? named : Self.otherTargets(titles, id: found), states: columns("state"))
    guard let id = found, !targets.isEmpty else {
      throw Self.lack(hasID: found != nil, hasTarget: !targets.isEmpty)
    }
    self.id = id
    file = columns("file").first
    source = columns("source").first
    sourceLanguage = source.map { titles[$0].language } ?? ""
    let texts = Set(targets.map(\.column) + [id])
    known = titles.indices.filter {
      texts.contains($0) || Title.names.contains(titles[$0].name) && titles[$0].name != "state"
    }
    count = header.count
    try checkLanguages()
  }

  /// The column of the ids; where languages name the columns, `id` behind it is Indonesian.
  private static func id(_ titles: [Title]) -> Int? {
    let found = Title.idNames.compactMap { name in titles.firstIndex { $0.name == name } }
    return titles.contains { $0.name == "target" } ? found.first : found.min()
  }

  /// What is missing from a first line.
  private static func lack(hasID: Bool, hasTarget: Bool) -> Mistake {
    let example = "file,id,source (en),target (es),state,notes"
    guard hasID || hasTarget else {
      return Mistake(message: "expected a first line such as \(example)")
    }
    let column = hasID ? "'target (LANGUAGE)' for the translations" : "'id' for what they translate"
    return Mistake(
      message: "the first line names no column \(column); expected one such as \(example)",
      isAboutColumns: true)
  }

  private static func namedTargets(_ titles: [Title]) -> [Int] {
    let all = titles.indices.filter { titles[$0].name == "target" && !titles[$0].language.isEmpty }
    let plain = all.filter { titles[$0].isPlain }
    return plain.isEmpty ? Array(all.prefix(1)) : plain
  }

  /// A column of translations that doesn't say their language, or those that are called by one.
  private static func otherTargets(_ titles: [Title], id: Int?) -> [Int] {
    if let bare = titles.firstIndex(where: { $0.name == "target" && $0.isAlone }) { return [bare] }
    return titles.indices.filter { $0 != id && titles[$0].isLanguage }
  }

  private static func targets(
    _ titles: [Title], _ columns: [Int], states: [Int]
  ) -> [Target] {
    columns.map { column in
      // How far translations are stands behind them, or in front of all.
      let state =
        states.first { $0 > column } ?? states.first { $0 < columns[0] }
        ?? (columns.count == 1 ? states.first : nil)
      return Target(column: column, language: titles[column].targetLanguage, stateColumn: state)
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
    /// What the ids are called, by us and by others.
    static let idNames = ["id", "key", "identifier"]

    var name: String
    var language: String
    /// Whether the language follows the name at once, as in no column of somebody's own.
    var isPlain: Bool
    private let text: String

    init(_ title: String) {
      let text = title.drop { $0.isWhitespace }
      self.text = String(text.reversed().drop { $0.isWhitespace }.reversed())
      let name = text.prefix { $0 != " " && $0 != "(" }
      self.name = name.lowercased()
      language = String(text.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" })
      isPlain = text.dropFirst(name.count).drop { $0 == " " }.first == "("
    }

    /// Whether the title is only a name.
    var isAlone: Bool { text.lowercased() == name }

    /// Whether the title is only the tag of a language that CLDR knows.
    var isLanguage: Bool {
      isAlone && (LanguageTag(text).map { PluralRules.areKnown(for: $0) } ?? false)
    }

    /// The language of a column of translations.
    var targetLanguage: String { name == "target" ? language : text }
  }
}
