import Foundation
import Messages

extension Rendering {
  /// Markdown that shows the same: what was inflected stands there as people read it.
  package var markdown: String {
    guard draft.marks.contains(where: \.isShown) else { return MarkdownText.escaped(text) }
    return MarkdownWriter(runs.map { MarkdownPiece($0, String(text(of: $0))) }).text
  }
}

extension Draft.Mark {
  /// Whether Markdown has a mark for it.
  fileprivate var isShown: Bool {
    switch kind {
    case .intent, .link, .container: true
    case .attributes(let caret): !caret.members.allSatisfy(\.isAgreement)
    case .argument, .inflected, .region: false
    }
  }
}
