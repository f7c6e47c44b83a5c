import LocaleData

/// The words by which a text speaks to its reader, outside of quotations.
struct FormalityPlaces {
  /// The words of one kind: the first of them, and how many there are.
  struct Words {
    var first: Range<Int>
    var count: Int
  }

  /// Nil where there are none.
  private(set) var familiar: Words?
  private(set) var polite: Words?

  /// Nil where nobody knows what is quoted.
  init?(of words: FormalityWords, in unit: LintUnit) {
    let prose = unit.target.prose
    let marks = LanguageFact.quotationMarks.list(of: unit.language)
    guard let quoted = QuotedScalars(prose, own: marks) else { return nil }
    for word in prose.words where !quoted.contains(word.lowerBound) {
      switch words.formality(of: word, in: prose) {
      case .familiar: Self.add(word, to: &familiar)
      case .polite: Self.add(word, to: &polite)
      case nil: break
      }
    }
  }

  private static func add(_ word: Range<Int>, to words: inout Words?) {
    words = Words(first: words?.first ?? word, count: (words?.count ?? 0) + 1)
  }
}
