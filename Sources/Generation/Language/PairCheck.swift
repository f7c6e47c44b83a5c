import Diagnostics
import Grammar

/// `pair:X`, the word for a person of the other gender: both words name each other.
struct PairCheck: FolderCheck {
  let folder: CheckedFolder

  var problems: [Diagnostic] {
    folder.lexicon.entries.flatMap { entry in
      entry.lexeme.tags.compactMap { tag in
        tag.hasPrefix(Self.pair) ? problem(entry, tag) : nil
      }
    }
  }

  private static let pair = "pair:"

  private func problem(_ entry: CheckedLexicon.Entry, _ tag: String) -> Diagnostic? {
    let (lemma, other) = (entry.lexeme.lemma, String(tag.dropFirst(Self.pair.count)))
    let pairs = folder.lexicon.entries(of: other).filter { $0.lexeme.part == entry.lexeme.part }
    if pairs.contains(where: { $0.lexeme.tags.contains(Self.pair + lemma) }) { return nil }
    let message =
      pairs.isEmpty
      ? "no line has the \(entry.lexeme.part) \(other), the pair of \(lemma); add it, or mend the tag"
      : "\(other) doesn't point back to \(lemma); give it the tag \(Self.pair)\(lemma)"
    return folder.problem(.mismatch, entry.text, entry.line, field: 1, word: tag, message)
  }
}
