import Messages

/// Two marks at the end of a text of which one is too many: `??`, `::`, `。.`, `?.`.
///
/// Not those that mean something together: `!!`, `?!`, an abbreviation's full stop before a mark, dots
/// that make an ellipsis.
struct DoubledMark {
  let first: Character
  let text: String
  /// UTF-8 offsets of both.
  let range: Range<Int>

  /// - Returns: nil where the text ends with one mark, or with more than two.
  init?(atEndOf text: LintText, _ language: String) {
    let scalars = text.value.unicodeScalars
    guard let last = scalars.last, FinalMark(last, language) != .none else { return nil }
    let end = scalars.suffix(3)
    guard end.count == 3, let before = end.first, let mark = end.dropFirst().first,
      FinalMark(before, language) == .none, !before.isSpace,
      Self.isOneTooMany(mark, last, language)
    else { return nil }
    let both = String(String.UnicodeScalarView([mark, last]))
    first = Character(mark)
    self.text = both
    range = text.value.utf8.count - both.utf8.count..<text.value.utf8.count
  }

  private static func isOneTooMany(
    _ mark: Unicode.Scalar, _ last: Unicode.Scalar, _ language: String
  ) -> Bool {
    switch (FinalMark(mark, language), FinalMark(last, language)) {
    case (.question, .question), (.colon, .colon), (.question, .stop), (.colon, .semicolon): true
    // Two dots alike may be what is left of an ellipsis.
    case (.stop, .stop), (.stop, .comma): mark != last && mark != "."
    default: false
    }
  }
}
