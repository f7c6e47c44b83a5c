import Catalogs
import Extraction
import Reading
import Sessions
import Workflows

/// What a client shows of a key: its texts in all languages, rendered, with states and reasons.
struct HoverPage {
  let markdown: String

  /// How many samples of a language are shown.
  private static let mostSamples = 6

  init(_ place: KeyPlace, in session: Session) {
    let knowledge = session.latestKnowledge
    let entries = knowledge.entries(forKey: place.key, table: place.table)
    let title = "**\(Self.escaped(place.key))**"
    var parts = [title + (place.table.isEmpty ? "" : " · \(Self.escaped(place.table))")]
    parts += entries.compactMap(\.comment).map(Self.escaped)
    let items = Self.renderings(of: place, entries, in: session)
    parts.append(Self.table(of: items, states: Self.states(of: place, in: session)))
    let reasons = Self.reasons(of: items)
    if !reasons.isEmpty { parts.append(reasons.joined(separator: "\n")) }
    markdown = parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// What people read: with samples of arguments, for every reader that makes a difference.
  private static func renderings(
    of place: KeyPlace, _ entries: [ExtractedEntry], in session: Session
  ) -> [PreviewItem] {
    var options = PreviewOptions()
    options.scope.paths = place.catalogs.map(\.path)
    options.locales = place.language.map { [$0] } ?? place.languages(in: session)
    guard !options.scope.paths.isEmpty, !options.locales.isEmpty else { return [] }
    options.keys = [place.key]
    options.table = place.table
    options.entries = entries
    // Arguments may be keys themselves, whose texts are shown.
    let keys = [place.key] + entries.flatMap(\.arguments).flatMap(\.values)
    let files = KeyFiles(of: keys, in: session).files(narrowing: place.catalogs)
    let items = PreviewWorkflow(options).run(on: files, project: session.configuration)
      .report.previews
    // Of several targets' tables that of a text counts, not that which lacks it.
    let translated = Set(items.filter { !$0.isUntranslated }.map(\.locale))
    return items.filter { !$0.isUntranslated || !translated.contains($0.locale) }
  }

  /// How far each language is, where it is not translated.
  private static func states(of place: KeyPlace, in session: Session) -> [String: String] {
    var states: [String: String] = [:]
    for catalog in place.catalogs {
      guard let file = session.catalog(catalog.path),
        let index = file.lastEntry(forKey: place.key)
      else { continue }
      for text in file.texts(ofEntry: index) {
        guard let state = text.leaf.state, state != .translated,
          let language = text.language ?? catalog.language
        else { continue }
        states[language] = state.rawValue
      }
    }
    return states
  }

  private static func table(of items: [PreviewItem], states: [String: String]) -> String {
    guard !items.isEmpty else { return "" }
    var lines = ["| | |", "|---|---|"]
    var locales: [String] = []
    for item in items where !locales.contains(item.locale) { locales.append(item.locale) }
    for locale in locales {
      for item in samples(of: items.filter { $0.locale == locale }) {
        let about =
          [item.locale, states[locale], item.address].compactMap(\.self) + item.arguments
        lines.append("| \(escaped(about.joined(separator: " · "))) | \(escaped(item.text)) |")
      }
    }
    return lines.joined(separator: "\n")
  }

  /// Some of many, from all over the list; each text once.
  private static func samples(of items: [PreviewItem]) -> [PreviewItem] {
    var seen: Set<String> = []
    let different = items.filter { seen.insert($0.text).inserted }
    guard different.count > mostSamples else { return different }
    return (0..<mostSamples).map { different[$0 * different.count / mostSamples] }
  }

  /// Why words took their forms, where that is in doubt.
  private static func reasons(of items: [PreviewItem]) -> [String] {
    var seen: Set<PreviewReason> = []
    return items.flatMap(\.reasons).filter { seen.insert($0).inserted }.prefix(8).map {
      "- " + escaped($0.word.isEmpty ? $0.detail : "\($0.word): \($0.detail)")
    }
  }

  /// A text in which nothing is Markdown: whoever wrote it may be anybody.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n", "\r": escaped += " "
      case "\\", "`", "*", "_", "{", "}", "[", "]", "(", ")", "#", "+", "-", "!", "|", "<", ">",
        "~", "&", ":":
        escaped += "\\\(scalar)"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
