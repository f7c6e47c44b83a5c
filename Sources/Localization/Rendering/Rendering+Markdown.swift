import Diagnostics
import Foundation
import Messages

extension Rendering {
  /// Markdown that shows the same: what was inflected stands there as people read it.
  package var markdown: String {
    guard isMarked else { return MarkdownText.escaped(text) }
    return MarkdownWriter(runs.map { MarkdownPiece($0, text: String(text(of: $0))) }).text
  }

  /// A format that shows the same with other numbers in it: Markdown if the text has something that
  /// only Markdown says, else the text itself.
  ///
  /// - Parameter specifier: The specifier to write in place of an argument; nil to keep its text.
  package func format(_ specifier: (_ argument: Int) -> String?) -> String {
    // A character for private use, which Markdown leaves as it is, stands where a specifier goes.
    let stand = (0xE000...0xF8FF).lazy.compactMap(Unicode.Scalar.init)
      .first { !text.unicodeScalars.contains($0) }
    guard let stand else { return SpecifierSpelling.escaped(text) }
    var pieces: [MarkdownPiece] = []
    var specifiers: [String] = []
    var last: Int?
    for run in runs {
      let written = run.argument.flatMap(specifier)
      // Marks may cut a number into several runs.
      if written != nil, last == run.argument { continue }
      last = written == nil ? nil : run.argument
      if let written { specifiers.append(written) }
      pieces.append(
        MarkdownPiece(run, text: written == nil ? String(text(of: run)) : String(stand)))
    }
    let format = isMarked ? MarkdownWriter(pieces).text : pieces.map(\.text).joined()
    return SpecifierSpelling.escaped(format).replacing(stand, with: specifiers)
  }

  private var isMarked: Bool { marked.marks.contains(where: \.isShown) }
}

extension String {
  /// The text with the replacements, in order, where the character stands.
  fileprivate func replacing(_ stand: Unicode.Scalar, with replacements: [String]) -> String {
    var rest = replacements[...]
    var result = ""
    for scalar in unicodeScalars {
      if scalar == stand {
        result += rest.popFirst() ?? ""
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension MarkedText.Mark {
  /// Whether Markdown has a mark for it.
  fileprivate var isShown: Bool {
    switch kind {
    case .intent, .link, .container: true
    case .attributes(let caret): caret.isShown
    case .argument, .inflected, .region: false
    }
  }
}
