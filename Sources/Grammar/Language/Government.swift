/// What a preposition asks of the words behind it: `mit<TAB>dat`.
package struct Government: Sendable {
  private var cases: [[UInt8]: [FeatureSet]] = [:]
  package private(set) var unread: [UnreadField] = []

  /// - Parameter lines: Of `word<TAB>features`, with strokes between several that it may ask for; the
  ///   first is taken where nothing shows another.
  package init(_ lines: DataLines) {
    for line in lines.lines {
      guard line.fields.count == 2 else {
        unread.append(UnreadField(line, 0, "expected `word<TAB>features`"))
        continue
      }
      let choices = line.fields[1].split(separator: "|").compactMap { name in
        let features = FeatureSet(names: name)
        if features == nil {
          unread.append(UnreadField(line, 1, word: String(name), "unknown features \(name)"))
        }
        return features
      }
      cases[Array(line.fields[0].utf8)] = choices
    }
  }

  var isEmpty: Bool { cases.isEmpty }

  /// The cases that a word may ask for, the usual one first; none for one that asks for none.
  func cases(of word: Bytes) -> [FeatureSet] { cases.isEmpty ? [] : cases[Array(word)] ?? [] }
}
