/// Texts that differ in one word, and the marks that can make a word agree in its place.
struct VariantMarking {
  /// The word of each text, in their order.
  let words: [String]
  private let start: [String]
  private let end: [String]

  /// Nil where the texts differ in more or less than a word, or take arguments.
  init?(_ texts: [String]) {
    let split = texts.map {
      $0.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    }
    guard let first = split.first, split.count > 1, !texts.contains(where: { $0.contains("%") }),
      split.allSatisfy({ $0.count == first.count })
    else { return nil }
    let different = first.indices.filter { index in split.contains { $0[index] != first[index] } }
    guard different.count == 1, let place = different.first else { return nil }
    words = split.map { $0[place] }
    guard Set(words).count == words.count, words.allSatisfy(Self.isWord) else { return nil }
    start = Array(first[..<place])
    end = Array(first[(place + 1)...])
  }

  private static func isWord(_ text: String) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isLetter || $0 == "-" }
  }

  /// The words beside the one that differs, without marks: the one behind, then the one before.
  var neighbors: [String] {
    [end.first.map { Self.core($0).word }, start.last].compactMap(\.self).filter(Self.isWord)
  }

  /// The texts to try, with the word behind in the mark, the one before, and both.
  var candidates: [String] {
    let behind = end.first.map(Self.core)
    let hasBehind = behind.map { Self.isWord($0.word) } ?? false
    let hasBefore = start.last.map(Self.isWord) ?? false
    var ranges: [(before: Bool, behind: Bool)] = []
    if hasBehind { ranges.append((false, true)) }
    if hasBefore { ranges.append((true, false)) }
    if hasBefore && hasBehind { ranges.append((true, true)) }
    return ranges.map { text(marking: $0.before, behind: $0.behind) }
  }

  private func text(marking before: Bool, behind: Bool) -> String {
    var words = start + ["%@"] + end
    let (first, last) = (start.count - (before ? 1 : 0), start.count + (behind ? 1 : 0))
    words[first] = "^[" + words[first]
    let (word, marks) = last == start.count ? (words[last], "") : Self.core(words[last])
    words[last] = word + "](inflect: true)" + marks
    return words.joined(separator: " ")
  }

  /// A word and the marks behind it.
  private static func core(_ text: String) -> (word: String, marks: String) {
    let marks = text.reversed().prefix { ".,:;!?…".contains($0) }.count
    return (String(text.dropLast(marks)), String(text.suffix(marks)))
  }
}
