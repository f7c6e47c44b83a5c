/// What a preposition asks of the words behind it: `mit<TAB>dat`.
struct Government: Sendable {
  private var cases: [[UInt8]: FeatureSet] = [:]

  /// - Parameter lines: Of `word<TAB>features`, with strokes between several that it may ask for; the
  ///   first is taken where nothing shows another.
  init(_ lines: DataLines) {
    for line in lines.lines where line.fields.count == 2 {
      let choices = line.fields[1].split(separator: "|").compactMap { FeatureSet(names: $0) }
      cases[Array(line.fields[0].utf8)] = choices.reduce(FeatureSet()) { $0.union($1) }
    }
  }

  var isEmpty: Bool { cases.isEmpty }

  /// The cases that a word asks for; nothing for one that asks for none.
  func features(of word: Bytes) -> FeatureSet {
    cases.isEmpty ? FeatureSet() : cases[Array(word)] ?? FeatureSet()
  }
}
