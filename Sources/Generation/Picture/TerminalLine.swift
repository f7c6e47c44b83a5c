package import Diagnostics

/// A line of a terminal: texts, each with its looks.
package struct TerminalLine: Hashable, Sendable {
  package struct Run: Hashable, Sendable {
    package var text: String
    package var style: TextStyle
  }

  /// The number that SGR has for the first of a terminal's eight colours, black.
  static let firstColor = 30

  package var runs: [Run]

  package init(_ text: String, style: TextStyle = .plain) { runs = [Run(text: text, style: style)] }

  private init(runs: [Run]) { self.runs = runs }

  /// What a program wrote to a terminal; escape sequences that set no looks are left out.
  package static func lines(of output: String) -> [TerminalLine] {
    var style = TextStyle.plain
    return output.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      TerminalLine(runs: runs(of: line, &style))
    }
  }

  private static func runs(of line: Substring, _ style: inout TextStyle) -> [Run] {
    var runs: [Run] = []
    var rest = line
    while let match = rest.firstMatch(of: #/\u{1B}(?:\[([0-9;]*)([A-Za-z])|\].*?\u{1B}\\)/#) {
      append(rest[..<match.range.lowerBound], style, to: &runs)
      if match.2 == "m" {
        let parameters = (match.1 ?? "").split(separator: ";").compactMap { Int($0) }
        for parameter in parameters.isEmpty ? [0] : parameters { style.apply(parameter) }
      }
      rest = rest[match.range.upperBound...]
    }
    append(rest, style, to: &runs)
    return runs
  }

  private static func append(_ text: Substring, _ style: TextStyle, to runs: inout [Run]) {
    if !text.isEmpty { runs.append(Run(text: String(text), style: style)) }
  }

  /// The lines that a terminal of so many columns makes of it, where every character takes one.
  package func wrapped(columns: Int) -> [TerminalLine] {
    var lines = [TerminalLine(runs: [])]
    var room = columns
    for run in runs {
      var rest = Substring(run.text)
      while !rest.isEmpty {
        if room == 0 {
          lines.append(TerminalLine(runs: []))
          room = columns
        }
        let part = rest.prefix(room)
        lines[lines.count - 1].runs.append(Run(text: String(part), style: run.style))
        room -= part.count
        rest = rest.dropFirst(part.count)
      }
    }
    return lines
  }
}

extension TextStyle {
  /// Does what a parameter of Select Graphic Rendition (ECMA-48, 8.3.117) says, as far as `l10n`
  /// says it.
  fileprivate mutating func apply(_ parameter: Int) {
    switch parameter {
    case 0: self = .plain
    case 1: isBold = true
    case 2: isDim = true
    case 3: isItalic = true
    case 4: isUnderlined = true
    case 9: isStruck = true
    case TerminalLine.firstColor..<TerminalLine.firstColor + 8: color = parameter
    case 39: color = nil
    default: break
    }
  }
}
