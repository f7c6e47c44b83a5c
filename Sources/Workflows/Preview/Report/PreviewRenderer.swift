package import Diagnostics
import Locking

/// Turns a report into text, piece by piece, so that a long one is never held as a whole.
package protocol PreviewRenderer: Sendable {
  func begin(_ report: PreviewReport, to text: inout Output)
  /// Adds what stands for some renderings; every piece of the report comes once, in order.
  func append(_ piece: Piece, at position: Int, to text: inout Output)
  func end(_ report: PreviewReport, to text: inout Output)
  func pieces(of report: PreviewReport) -> [Piece]

  associatedtype Piece: Sendable
  /// `String` for other programs, `ConsoleText` for people.
  associatedtype Output: RenderedText = String
}

/// How many pieces a thread renders before they are written.
private let piecesOfThread = 32
/// How many pieces are rendered, and held, before they are written.
private let piecesAtOnce = 256

extension PreviewRenderer {
  package func begin(_ report: PreviewReport, to text: inout Output) {}
  package func end(_ report: PreviewReport, to text: inout Output) {}

  /// Renders a report on all cores, and hands it on in parts.
  package func render(
    _ report: PreviewReport, to write: (Output) throws -> Void
  ) rethrows {
    var text = Output()
    begin(report, to: &text)
    let pieces = pieces(of: report)
    for start in stride(from: 0, to: pieces.count, by: piecesAtOnce) {
      let places = start..<min(start + piecesAtOnce, pieces.count)
      for part in rendered(pieces, at: places) {
        text += part
        guard text.byteCount > 1 << 16 else { continue }
        try write(text)
        text = Output()
      }
    }
    end(report, to: &text)
    if text.byteCount > 0 { try write(text) }
  }

  private func rendered(_ pieces: [Piece], at places: Range<Int>) -> [Output] {
    let starts = stride(from: places.lowerBound, to: places.upperBound, by: piecesOfThread)
    return parallelMap(Array(starts)) { _, start in
      var text = Output()
      for position in start..<min(start + piecesOfThread, places.upperBound) {
        append(pieces[position], at: position, to: &text)
      }
      return text
    }
  }

  /// The whole report as text.
  package func text(_ report: PreviewReport) -> Output {
    var text = Output()
    render(report) { text += $0 }
    return text
  }
}

/// What a report can be rendered to.
package protocol RenderedText: Sendable {
  init()
  var byteCount: Int { get }
  static func += (text: inout Self, other: Self)
}

extension String: RenderedText {
  package var byteCount: Int { utf8.count }
}

extension ConsoleText: RenderedText {
  package var byteCount: Int { output.utf8.count }
}

/// `l10n preview --plain`: the texts as they are and nothing else, a line each.
package struct PreviewPlain: PreviewRenderer {
  package init() {}

  package func pieces(of report: PreviewReport) -> [PreviewItem] { report.previews }

  package func append(_ item: PreviewItem, at position: Int, to text: inout String) {
    text += item.text
    text += "\n"
  }
}
