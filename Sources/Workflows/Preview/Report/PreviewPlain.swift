import Diagnostics

/// `l10n preview --plain`: the texts and nothing else, a line each.
package struct PreviewPlain: PreviewRenderer {
  private let isTerminal: Bool

  /// - Parameter isTerminal: Whether control characters, which could command a terminal, are
  ///   shown escaped.
  package init(isTerminal: Bool) { self.isTerminal = isTerminal }

  package func pieces(of report: PreviewReport) -> [PreviewItem] { report.previews }

  package func append(_ item: PreviewItem, at position: Int, to text: inout String) {
    if isTerminal {
      let lines = item.text.split(separator: "\n", omittingEmptySubsequences: false)
      text += lines.map { ShownText.escaped($0) }.joined(separator: "\n")
    } else {
      text += item.text
    }
    text += "\n"
  }
}
