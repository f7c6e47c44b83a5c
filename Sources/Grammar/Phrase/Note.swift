import Foundation
import Vocabulary

/// A reason as it is noted: what it is about by number, so that nothing is built that nobody asks for.
struct Note: Hashable {
  var kind: Reason.Kind
  /// UTF-8 offsets in the text; empty if it is about all of it.
  var range: Range<Int>
  var detail: Reason.Detail
}

extension Phrase {
  mutating func note(_ kind: Reason.Kind, about word: Int?, _ detail: Reason.Detail = .none) {
    add(Note(kind: kind, range: word.map { token($0).range } ?? 0..<0, detail: detail))
  }

  private mutating func add(_ note: Note) {
    let isKnown = notes.contains {
      $0.kind == note.kind && $0.detail == note.detail
        && text.slice($0.range).equals(text.slice(note.range))
    }
    if !isKnown { notes.append(note) }
  }

  /// Notes that no word takes what was asked, and why if the script is another one.
  mutating func noteNothing() {
    guard let foreign = tokens.tokens.first(where: { $0.kind == .foreign }) else {
      return note(.nothingToInflect, about: nil)
    }
    add(Note(kind: .foreignScript, range: foreign.range, detail: .none))
  }

  /// The reasons that were noted.
  var reasons: [Reason] {
    notes.map { Reason($0.kind, about: text.slice($0.range).text, $0.detail) }
  }
}
