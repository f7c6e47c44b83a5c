extension String {
  /// The text as a message quotes it: of a longer one its start and an ellipsis.
  ///
  /// Scalars are counted, for one Character may have any number of them.
  ///
  /// - Parameter longest: How many scalars are shown.
  package func shortened(to longest: Int = 40) -> String {
    let start = unicodeScalars.prefix(longest)
    return start.endIndex < endIndex ? String(start) + "…" : self
  }

  /// The text, or as many of its scalars as have so many bytes in UTF-8, and an ellipsis.
  package func shortened(toBytes longest: Int) -> String {
    guard utf8.count > longest else { return self }
    var end = utf8.index(startIndex, offsetBy: longest)
    while UTF8.isContinuation(utf8[end]) { end = utf8.index(before: end) }
    return String(self[..<end]) + "…"
  }
}

extension Collection<String> {
  /// The names as a sentence lists them: of very many the first, and how many more there are.
  package func listed(atMost most: Int, joinedBy separator: String = ", ") -> String {
    let shown = prefix(most).joined(separator: separator)
    return count > most ? "\(shown) and \(count - most) more" : shown
  }
}
