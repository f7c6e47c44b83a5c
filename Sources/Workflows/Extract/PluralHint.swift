import Diagnostics
import Extraction

/// Points out strings whose wording depends on a count that nothing makes it follow.
enum PluralHint {
  /// - Parameters:
  ///   - hasPlural: Whether a plural entry exists for the key.
  ///   - format: The format of the key's catalog.
  static func diagnostic(
    for entry: ExtractedEntry, hasPlural: Bool, format: NewCatalogFormat
  ) -> Diagnostic? {
    guard !hasPlural, !entry.key.contains("inflect:"), let place = entry.locations.first,
      countsWords(entry.sourceText)
    else { return nil }
    return Diagnostic(
      id: "plural-candidate", severity: .note,
      message: "\"\(entry.key)\" counts something, but has no plural entry; add one to "
        + "\(entry.table).\(format == .strings ? "stringsdict" : "xcstrings"), or let the words agree with ^[…](inflect: true)",
      location: place.location)
  }

  /// Whether a whole number is followed by a word, as in `%lld items`.
  private static func countsWords(_ text: String) -> Bool {
    let words = text.split(whereSeparator: \.isWhitespace)
    return zip(words, words.dropFirst()).contains { number, noun in
      isWholeNumber(number) && noun.first?.isLetter == true
    }
  }

  private static func isWholeNumber(_ word: Substring) -> Bool {
    guard word.hasPrefix("%") else { return false }
    let letters = word.drop { !$0.isLetter }
    return ["lld", "llu", "d", "u"].contains(String(letters))
  }
}
