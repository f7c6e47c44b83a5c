package import Diagnostics

/// The report as a table for people: a key and its translations, then a row for each rendering.
package struct PreviewTable: PreviewRenderer {
  private let style: PreviewTableStyle

  package init(_ style: PreviewTableStyle = PreviewTableStyle()) { self.style = style }

  package func pieces(of report: PreviewReport) -> [PreviewGroup] { report.groups }

  package func append(_ group: PreviewGroup, at position: Int, to text: inout ConsoleText) {
    if position > 0 { text += "\n" }
    let rows = group.rows.groupedByArguments()
    var notes = PreviewNotes(includesAll: style.explains)
    writeHead(group, to: &text)
    writeAddresses(rows, to: &text)
    text += "\n"
    let locales = Set(group.items.map(\.locale))
    writeRows(rows, TableLayout(rows, isMultilingual: locales.count > 1), &notes, to: &text)
    writeLegend(group, to: &text)
    writeNotes(notes, to: &text)
  }

  // MARK: Above the rows

  private func writeHead(_ group: PreviewGroup, to text: inout ConsoleText) {
    var head = StyledText()
    head.append(untrusted: group.key, .bold)
    head.append("  ")
    head.append(untrusted: group.table, .dim)
    write(head, after: StyledText(), indent: 0, hanging: 2 * TableLayout.indent, to: &text)
    let translations = group.translations
    let width = translations.map { TerminalWidth.columns(of: $0.locale) }.max() ?? 0
    for (locale, translation) in translations {
      var label = StyledText()
      label.append(untrusted: locale, .dim)
      label.append(String(repeating: " ", count: max(0, width - label.width) + TableLayout.gap))
      var content = StyledText()
      content.append(untrusted: translation)
      write(content, after: label, indent: TableLayout.indent, to: &text)
    }
  }

  /// Says for whom the table is, if the address makes no difference in it.
  private func writeAddresses(_ rows: [PreviewRow], to text: inout ConsoleText) {
    guard TableLayout.haveSameAddresses(rows), let addresses = rows.first?.addresses,
      addresses != ["unspecified"]
    else { return }
    var content = StyledText(addresses.count > 1 ? "the same for " : "for ", .dim)
    content.append(untrusted: addresses.joined(separator: ", "), .dim)
    write(content, after: StyledText(), indent: TableLayout.indent, to: &text)
  }

  // MARK: Rows

  private func writeRows(
    _ rows: [PreviewRow], _ layout: TableLayout, _ notes: inout PreviewNotes,
    to text: inout ConsoleText
  ) {
    var layout = layout
    let header = layout.columns.map { StyledText($0.rawValue, .dim) }
    var table: [[StyledText]] = layout.columns.count > 1 ? [header] : []
    var last: [String]?
    for row in rows {
      let marks = notes.note(row.item.reasons)
      table.append(
        layout.columns.map { column in
          column == .arguments && row.item.arguments == last
            ? StyledText() : cell(column, of: row, marks: marks)
        })
      last = row.item.arguments
    }
    var natural = Array(repeating: 0, count: layout.columns.count)
    for cells in table {
      for (column, cell) in cells.enumerated() where cell.width > natural[column] {
        natural[column] = cell.width
      }
    }
    layout.fit(natural, in: style.width)
    for cells in table { write(cells, widths: layout.widths, to: &text) }
  }

  private func cell(_ column: TableLayout.Column, of row: PreviewRow, marks: [Int]) -> StyledText {
    var cell = StyledText()
    switch column {
    case .arguments:
      for (position, argument) in row.item.arguments.enumerated() {
        if position > 0 { cell.append(" · ", .dim) }
        cell.append(untrusted: argument)
      }
    case .address: cell.append(untrusted: row.addresses.joined(separator: ", "))
    case .locale: cell.append(untrusted: row.item.locale)
    case .text:
      cell = StyledText(row.item.shownRuns, style: style)
      if !marks.isEmpty {
        cell.append("  ")
        cell.append(marks.map { "[\($0)]" }.joined(), .doubt)
      }
    }
    return cell
  }

  private func write(_ cells: [StyledText], widths: [Int?], to text: inout ConsoleText) {
    let wrapped = zip(cells, widths).map { style.width == nil ? [$0] : $0.wrapped(to: $1) }
    for line in 0..<(wrapped.map(\.count).max() ?? 0) {
      // Padding waits until something follows it, so that no line ends in spaces.
      var padding = TableLayout.indent
      for (column, lines) in wrapped.enumerated() {
        let width = widths[column] ?? 0
        guard line < lines.count, !lines[line].parts.isEmpty else {
          padding += width + TableLayout.gap
          continue
        }
        text += ConsoleText(spaces: padding)
        write(lines[line], to: &text)
        padding = max(0, width - lines[line].width) + TableLayout.gap
      }
      text += "\n"
    }
  }

  // MARK: Below the rows

  /// Shows which colour stands for which of the app's attributes.
  private func writeLegend(_ group: PreviewGroup, to text: inout ConsoleText) {
    guard style.usesColor else { return }
    var known: Set<PreviewAttribute> = []
    var legend: [PreviewAttribute] = []
    for attribute in group.items.lazy.flatMap(\.runs).flatMap(\.attributes)
    where attribute.kind == .custom && known.insert(attribute).inserted {
      legend.append(attribute)
    }
    guard !legend.isEmpty else { return }
    text += "\n"
    for attribute in legend {
      let sample = StyledText([PreviewRun(attribute.label, [attribute])], style: style)
      write(sample, after: StyledText(), indent: TableLayout.indent, to: &text)
    }
  }

  private func writeNotes(_ notes: PreviewNotes, to text: inout ConsoleText) {
    guard !notes.reasons.isEmpty else { return }
    text += "\n"
    for (position, reason) in notes.reasons.enumerated() {
      let mark = StyledText("[\(position + 1)] ", reason.isDoubt ? .doubt : .dim)
      let sentence = reason.sentence(isFull: style.explains)
      var content = StyledText()
      content.append(untrusted: sentence.word + sentence.rest)
      write(content, after: mark, indent: TableLayout.indent, to: &text)
    }
  }

  // MARK: Lines

  /// Writes a paragraph; its further lines stand below its first letter, or further in.
  private func write(
    _ content: StyledText, after label: StyledText, indent: Int, hanging: Int = 0,
    to text: inout ConsoleText
  ) {
    let start = indent + label.width + hanging
    let limit = style.width.map { max(TableLayout.leastText, $0 - start) }
    for (position, line) in (limit == nil ? [content] : content.wrapped(to: limit)).enumerated() {
      text += ConsoleText(spaces: position == 0 ? indent : start)
      if position == 0 { write(label, to: &text) }
      write(line, to: &text)
      text += "\n"
    }
  }

  private func write(_ line: StyledText, to text: inout ConsoleText) {
    line.write(to: &text, usesColor: style.usesColor, isolates: style.isTerminal)
  }
}

extension [PreviewRow] {
  /// The rows with those of the same arguments side by side, in the order they first come.
  fileprivate func groupedByArguments() -> [PreviewRow] {
    var order: [[String]] = []
    var rows: [[String]: [PreviewRow]] = [:]
    for row in self {
      if rows[row.item.arguments] == nil { order.append(row.item.arguments) }
      rows[row.item.arguments, default: []].append(row)
    }
    return order.flatMap { rows[$0] ?? [] }
  }
}
