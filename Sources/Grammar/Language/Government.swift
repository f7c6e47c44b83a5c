/// What a preposition asks of the words behind it: `mit<TAB>dat`.
///
/// Beside another word it may ask for something else: `antwort auf<TAB>acc`.
package struct Government: Sendable {
  private var cases: [[UInt8]: [FeatureSet]] = [:]
  /// What is asked of words that a number counts, where it differs.
  private var countedCases: [[UInt8]: [FeatureSet]] = [:]
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

  /// The cases that a word asks for beside another one that it belongs to: of Antwort auf 2 Beiträge.
  func cases(of word: Bytes, beside other: Bytes) -> [FeatureSet] {
    cases.isEmpty ? [] : cases[Array(other) + [UInt8(ascii: " ")] + Array(word)] ?? []
  }

  /// The cases that a word may ask of what a number counts.
  func cases(ofCounted word: Bytes) -> [FeatureSet] {
    countedCases.isEmpty ? cases(of: word) : countedCases[Array(word)] ?? cases(of: word)
  }
}
