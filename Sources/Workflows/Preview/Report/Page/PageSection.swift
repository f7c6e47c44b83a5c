import Diagnostics

/// The part of the page that shows a key.
struct PageSection {
  private let group: PreviewGroup
  /// From 1; part of the names that links inside the page use.
  private let number: Int
  private let rows: [PreviewRow]
  private let columns: [TableLayout.Column]
  /// What is the same for many cells.
  private let languages: [String: PageLanguage]
  private var notes = PreviewNotes(includesAll: true)

  init(_ group: PreviewGroup, number: Int) {
    self.group = group
    self.number = number
    rows = group.rows
    let locales = Set(group.items.map(\.locale))
    languages = Dictionary(uniqueKeysWithValues: locales.map { ($0, PageLanguage($0)) })
    columns = TableLayout(rows, isMultilingual: locales.count > 1).columns
  }

  mutating func write(to html: inout String) {
    let doubts = group.items.count { $0.reasons.contains(where: \.isDoubt) }
    html += doubts > 0 ? "<details open class=\"has-doubts\">\n" : "<details open>\n"
    writeSummary(doubts: doubts, to: &html)
    writeTranslations(to: &html)
    writeAddresses(to: &html)
    writeTable(to: &html)
    writeNotes(to: &html)
    html += "</details>\n"
  }

  private func writeSummary(doubts: Int, to html: inout String) {
    html += "<summary><h2 dir=\"auto\">"
    HTMLText.append(untrusted: group.key, to: &html)
    html += "</h2> <span class=\"table\"><bdi>"
    HTMLText.append(untrusted: group.table, to: &html)
    html += "</bdi></span> <span class=\"count\">"
    html += String.counted(group.items.count, "rendering") + "</span>"
    if doubts > 0 { html += " <span class=\"doubt\">\(doubts) unsure</span>" }
    html += "</summary>\n"
  }

  private func writeTranslations(to html: inout String) {
    html += "<dl>\n"
    for (locale, text) in group.translations {
      html += "<dt><bdi>"
      HTMLText.append(untrusted: locale, to: &html)
      html += "</bdi></dt><dd class=\"source\" \(PageLanguage(locale).attributes)>"
      HTMLText.append(untrusted: text, to: &html)
      html += "</dd>\n"
    }
    html += "</dl>\n"
  }

  private func writeAddresses(to html: inout String) {
    guard !columns.contains(.address), let addresses = rows.first?.addresses,
      addresses != ["unspecified"]
    else { return }
    html += "<p class=\"addresses\">" + (addresses.count > 1 ? "The same for " : "For ")
    HTMLText.append(untrusted: addresses.joined(separator: ", "), to: &html)
    html += "</p>\n"
  }

  private mutating func writeTable(to html: inout String) {
    html += "<div class=\"scroll\"><table>\n<caption class=\"unseen\">Renderings of "
    HTMLText.append(untrusted: group.key, to: &html)
    html += "</caption>\n<thead><tr>"
    for column in columns { html += "<th scope=\"col\">\(column.title)</th>" }
    html += "</tr></thead>\n<tbody>\n"
    for row in rows {
      html += "<tr>"
      for column in columns { write(column, of: row, to: &html) }
      html += "</tr>\n"
    }
    html += "</tbody>\n</table></div>\n"
  }

  private mutating func write(
    _ column: TableLayout.Column, of row: PreviewRow, to html: inout String
  ) {
    let language = languages[row.item.locale] ?? PageLanguage(row.item.locale)
    switch column {
    case .arguments:
      html += "<th class=\"arguments\" scope=\"row\">"
      for (position, argument) in row.item.arguments.enumerated() {
        html += position == 0 ? "" : " "
        html += "<bdi class=\"argument\"\(language.lang)>"
        HTMLText.append(untrusted: argument, to: &html)
        html += "</bdi>"
      }
      html += "</th>"
    case .address:
      header(row.addresses.joined(separator: ", "), class: "address", to: &html)
    case .locale: header(row.item.locale, class: "locale", to: &html)
    case .text:
      html += "<td class=\"text\" \(language.attributes)>"
      PageRuns.append(row.item.shownRuns, to: &html)
      let numbers = notes.note(row.item.reasons)
      writeMarks(numbers, to: &html)
      html += "</td>"
    }
  }

  private func header(_ text: String, class name: StaticString, to html: inout String) {
    html += "<th class=\"\(name)\" scope=\"row\"><bdi>"
    HTMLText.append(untrusted: text, to: &html)
    html += "</bdi></th>"
  }

  private func writeMarks(_ numbers: [Int], to html: inout String) {
    for number in numbers {
      let kind = notes.reasons[number - 1].isDoubt ? "doubt" : "remark"
      let target = "note-\(self.number)-\(number)"
      html += "<sup><a class=\"\(kind)\" href=\"#\(target)\" aria-label=\"Note \(number)\">"
      html += "\(number)</a></sup>"
    }
  }

  private func writeNotes(to html: inout String) {
    guard !notes.reasons.isEmpty else { return }
    html += "<ol class=\"notes\">\n"
    for (position, reason) in notes.reasons.enumerated() {
      html += reason.isDoubt ? "<li class=\"unsure\" id=" : "<li id="
      html += "\"note-\(number)-\(position + 1)\">"
      writeNote(reason, to: &html)
      html += "</li>\n"
    }
    html += "</ol>\n"
  }

  private func writeNote(_ reason: PreviewReason, to html: inout String) {
    let parts = reason.sentence(isFull: true)
    if !parts.word.isEmpty {
      html += "<bdi>"
      HTMLText.append(untrusted: parts.word, to: &html)
      html += "</bdi>"
    }
    // Reasons quote words with backticks; an odd one belongs to a word.
    let pieces = parts.rest.split(separator: "`", omittingEmptySubsequences: false)
    guard !pieces.count.isMultiple(of: 2) else {
      return HTMLText.append(untrusted: parts.rest, to: &html)
    }
    for (position, piece) in pieces.enumerated() {
      let isQuoted = !position.isMultiple(of: 2)
      if isQuoted { html += "<code>" }
      HTMLText.append(untrusted: String(piece), to: &html)
      if isQuoted { html += "</code>" }
    }
  }
}
