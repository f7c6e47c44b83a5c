/// What a preposition asks of the words behind it: `mit<TAB>dat`.
struct Government: Sendable {
  private var cases: [[UInt8]: [FeatureSet]] = [:]

  /// - Parameter lines: Of `word<TAB>features`, with strokes between several that it may ask for; the
  ///   first is taken where nothing shows another.
  init(_ lines: DataLines) {
    for line in lines.lines where line.fields.count == 2 {
      cases[Array(line.fields[0].utf8)] = line.fields[1].split(separator: "|")
        .compactMap { FeatureSet(names: $0) }
    }
  }

  var isEmpty: Bool { cases.isEmpty }

  /// The cases that a word may ask for, the usual one first; none for one that asks for none.
  func cases(of word: Bytes) -> [FeatureSet] { cases.isEmpty ? [] : cases[Array(word)] ?? [] }
}
