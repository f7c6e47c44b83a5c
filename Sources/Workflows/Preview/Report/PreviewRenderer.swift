/// Turns a report into text, piece by piece, so that a long one is never held as a whole.
package protocol PreviewRenderer: Sendable {
  func begin(_ report: PreviewReport, to text: inout String)
  /// Adds what stands for some renderings; every piece of the report comes once, in order.
  func append(_ piece: Piece, at position: Int, to text: inout String)
  func end(_ report: PreviewReport, to text: inout String)
  func pieces(of report: PreviewReport) -> [Piece]

  associatedtype Piece
}

extension PreviewRenderer {
  package func begin(_ report: PreviewReport, to text: inout String) {}
  package func end(_ report: PreviewReport, to text: inout String) {}

  /// Renders a report in parts of some ten thousand bytes.
  package func render(
    _ report: PreviewReport, to write: (String) throws -> Void
  ) rethrows {
    var text = ""
    begin(report, to: &text)
    for (position, piece) in pieces(of: report).enumerated() {
      append(piece, at: position, to: &text)
      guard text.utf8.count > 1 << 16 else { continue }
      try write(text)
      text.removeAll(keepingCapacity: true)
    }
    end(report, to: &text)
    if !text.isEmpty { try write(text) }
  }

  /// The whole report as text.
  package func text(_ report: PreviewReport) -> String {
    var text = ""
    render(report) { text += $0 }
    return text
  }
}
