import Diagnostics

/// A session in a terminal as an SVG 1.1 picture, for pages that can't run one.
///
/// It names no font file, script or other page, so it may be shown anywhere.
package struct TerminalPicture {
  /// The colours of a page.
  package enum Theme: String, CaseIterable, Sendable {
    case light
    case dark

    /// Text, background, dimmed text and border.
    fileprivate var page: (text: String, background: String, dim: String, border: String) {
      switch self {
      case .light: ("#24292f", "#f6f8fa", "#57606a", "#d0d7de")
      case .dark: ("#d8dee6", "#161b22", "#8b949e", "#30363d")
      }
    }

    /// The terminal's eight colours, each with a contrast of 4.5 to the background at least.
    fileprivate var colors: [String] {
      switch self {
      case .light:
        ["#24292f", "#c4162a", "#116329", "#7d4e00", "#0550ae", "#8250df", "#0b5f6e", "#57606a"]
      case .dark:
        ["#8b949e", "#ff8b82", "#56d364", "#e3b341", "#79c0ff", "#d2a8ff", "#56d4dd", "#f0f6fc"]
      }
    }
  }

  private let lines: [TerminalLine]
  private let columns: Int
  /// What who can't see the picture is told.
  private let title: String

  // In pixels; a character of a monospaced font is about 0.6 of its size wide.
  private static let fontSize = 13
  private static let advance = 7.83
  private static let lineHeight = 19
  private static let margin = 16

  package init(_ lines: [TerminalLine], columns: Int, title: String) {
    self.lines = lines.flatMap { $0.wrapped(columns: columns) }
    (self.columns, self.title) = (columns, title)
  }

  package func svg(_ theme: Theme) -> String {
    let width = Int(Double(columns) * Self.advance) + 2 * Self.margin
    let height = lines.count * Self.lineHeight + 2 * Self.margin
    let page = theme.page
    var svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" role="img" aria-labelledby="title">
      <!-- Made by l10n-dev picture from what the commands print. -->
      <title id="title">\(escapedForXML(title))</title>
      <rect x="0.5" y="0.5" width="\(width - 1)" height="\(height - 1)" rx="8" \
      fill="\(page.background)" stroke="\(page.border)"/>
      <g font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace" \
      font-size="\(Self.fontSize)" fill="\(page.text)">

      """
    for (index, line) in lines.enumerated() where !line.runs.isEmpty {
      let y = Self.margin + index * Self.lineHeight + Self.fontSize
      let spans = line.runs.map { Self.span($0, theme) }.joined()
      svg += #"<text x="\#(Self.margin)" y="\#(y)" xml:space="preserve">\#(spans)</text>\#n"#
    }
    return svg + "</g>\n</svg>\n"
  }

  private static func span(_ run: TerminalLine.Run, _ theme: Theme) -> String {
    let style = run.style
    var attributes = ""
    if style.isBold { attributes += #" font-weight="bold""# }
    if style.isItalic { attributes += #" font-style="italic""# }
    let decorations = [(style.isUnderlined, "underline"), (style.isStruck, "line-through")]
    let shown = decorations.filter(\.0).map(\.1).joined(separator: " ")
    if !shown.isEmpty { attributes += #" text-decoration="\#(shown)""# }
    if let color = style.color {
      attributes += #" fill="\#(theme.colors[color - TerminalLine.firstColor])""#
    } else if style.isDim {
      attributes += #" fill="\#(theme.page.dim)""#
    }
    return attributes.isEmpty
      ? escapedForXML(run.text) : "<tspan\(attributes)>\(escapedForXML(run.text))</tspan>"
  }
}
