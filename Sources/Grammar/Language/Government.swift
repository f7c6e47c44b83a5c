/// What a preposition asks of the words behind it: `mit<TAB>dat`.
///
/// Beside another word it may ask for something else: `antwort auf<TAB>acc`, or of all words that start alike:
/// `usun* z<TAB>gen`. Of the noun that it stands before it may, too: `w minuta<TAB>loc<TAB>acc`.
package struct Government: Sendable {
  private var cases: [[UInt8]: [FeatureSet]] = [:]
  /// What is asked of words that a number counts, where it differs.
  private var countedCases: [[UInt8]: [FeatureSet]] = [:]
  /// What prepositions ask for beside words with one of these beginnings.
  private var casesByStem: [[UInt8]: [Stem]] = [:]

  private struct Stem {
    var start: [UInt8]
    var cases: [FeatureSet]
    /// What is asked of words that a number counts.
    var counted: [FeatureSet]
  }

  package private(set) var unread: [UnreadField] = []

  /// - Parameter lines: Of `word<TAB>features[<TAB>features behind a number]`, with strokes between several
  ///   that it may ask for; the first is taken where nothing shows another.
  package init(_ lines: DataLines) {
    for line in lines.lines {
      guard (2...3).contains(line.fields.count) else {
        unread.append(
          UnreadField(line, 0, "expected `word<TAB>features[<TAB>features behind a number]`"))
        continue
      }
      let word = Array(line.fields[0].utf8)
      let words = line.fields[0].split(separator: " ")
      if words.count == 2, words[0].last == "*" {
        let cases = choices(line, 1)
        let stem = Stem(
          start: Array(words[0].dropLast().utf8), cases: cases,
          counted: line.fields.count == 3 ? choices(line, 2) : cases)
        casesByStem[Array(words[1].utf8), default: []].append(stem)
        continue
      }
      cases[word] = choices(line, 1)
      if line.fields.count == 3 { countedCases[word] = choices(line, 2) }
    }
  }

  private mutating func choices(_ line: DataLines.Line, _ field: Int) -> [FeatureSet] {
    line.fields[field].split(separator: "|").compactMap { name in
      let features = FeatureSet(names: name)
      if features == nil {
        unread.append(UnreadField(line, field, word: String(name), "unknown features \(name)"))
      }
      return features
    }
  }

  var isEmpty: Bool { cases.isEmpty }

  /// The cases that a word may ask for, the usual one first; none for one that asks for none.
  func cases(of word: Bytes) -> [FeatureSet] { cases.isEmpty ? [] : cases[Array(word)] ?? [] }

  /// The cases that a word asks for beside another one that it belongs to, maybe of what a number counts: of Antwort auf 2
  /// Beiträge; więcej o 5 punktów, but więcej o usłudze.
  func cases(of word: Bytes, beside other: Bytes, isCounted: Bool = false) -> [FeatureSet] {
    if cases.isEmpty { return [] }
    let pair = Self.pair(other, word)
    if isCounted, let found = countedCases[pair] { return found }
    if let found = cases[pair] { return found }
    guard !casesByStem.isEmpty, let stems = casesByStem[Array(word)] else { return [] }
    let stem = stems.filter { other.starts(with: $0.start) }
      .max { $0.start.count < $1.start.count }
    return stem.map { isCounted ? $0.counted : $0.cases } ?? []
  }

  /// The cases that a word asks of a noun, which its lemma tells: of w 5 minut.
  func cases(of word: Bytes, before lemma: Bytes, isCounted: Bool) -> [FeatureSet] {
    if cases.isEmpty { return [] }
    let pair = Self.pair(word, lemma)
    return (isCounted ? countedCases[pair] : nil) ?? cases[pair] ?? []
  }

  private static func pair(_ first: Bytes, _ second: Bytes) -> [UInt8] {
    Array(first) + [UInt8(ascii: " ")] + Array(second)
  }

  /// The cases that a word may ask of what a number counts.
  func cases(ofCounted word: Bytes) -> [FeatureSet] {
    countedCases.isEmpty ? cases(of: word) : countedCases[Array(word)] ?? cases(of: word)
  }
}
