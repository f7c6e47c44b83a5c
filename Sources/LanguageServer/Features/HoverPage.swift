import Catalogs
import Extraction
import Reading
import Sessions
import Workflows

/// What a client shows of a key: its texts in all languages, rendered, with states and reasons.
struct HoverPage {
  let markdown: String

  /// Longer pages are not read.
  private static let mostItems = 60

  init(_ place: KeyPlace, in session: Session) {
    var parts = [
      "**\(Self.escaped(place.key))**" + (place.table.isEmpty ? "" : " · \(place.table)")
    ]
    parts += Self.comment(of: place, in: session).map { [$0] } ?? []
    let items = Self.renderings(of: place, in: session)
    parts.append(Self.table(of: items))
    let reasons = Self.reasons(of: items, in: place.language)
    if !reasons.isEmpty { parts.append(reasons.joined(separator: "\n")) }
    markdown = parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private static func comment(of place: KeyPlace, in session: Session) -> String? {
    let entry = session.latestKnowledge?.entries.first {
      $0.key == place.key && $0.table == place.table
    }
    return entry?.comment.map(escaped)
  }

  /// What people read: with samples of arguments, for every reader that makes a difference.
  private static func renderings(of place: KeyPlace, in session: Session) -> [PreviewItem] {
    var options = PreviewOptions()
    options.paths = place.catalogs.map(\.path)
    guard !options.paths.isEmpty else { return [] }
    options.keys = [place.key]
    options.table = place.table.isEmpty ? nil : place.table
    options.locales = place.language.map { [$0] } ?? []
    return PreviewWorkflow(options).run(on: session.files, project: session.configuration)
      .report.previews
  }

  private static func table(of items: [PreviewItem]) -> String {
    guard !items.isEmpty else { return "" }
    var lines = ["| | |", "|---|---|"]
    for item in items.prefix(mostItems) {
      let about = [item.locale, item.address].compactMap(\.self) + item.arguments.prefix(3)
      lines.append("| \(escaped(about.joined(separator: " · "))) | \(escaped(item.text)) |")
    }
    if items.count > mostItems { lines.append("| … | \(items.count - mostItems) more |") }
    return lines.joined(separator: "\n")
  }

  private static func reasons(of items: [PreviewItem], in language: String?) -> [String] {
    var seen: Set<PreviewReason> = []
    return items.flatMap(\.reasons).filter { seen.insert($0).inserted }.prefix(8).map {
      "- " + escaped($0.word.isEmpty ? $0.detail : "\($0.word): \($0.detail)")
    }
  }

  /// A text in which nothing is Markdown: whoever wrote it may be anybody.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "\n", "\r\n", "\r": escaped += " "
      case "\\", "`", "*", "_", "{", "}", "[", "]", "(", ")", "#", "+", "-", "!", "|", "<", ">",
        "~", "&", ":":
        escaped += "\\\(character)"
      default: escaped.append(character)
      }
    }
    return escaped
  }
}
