/// What a comment for translators asks for.
package enum TranslatorComment {
  /// Whether a comment says of its text that it is not translated: "do not translate", in any case
  /// of letters (Xcode 27 Release Notes).
  ///
  /// The words must be all of a clause, with at most "please" before and what they speak of behind
  /// them: "but do not translate it" and "do not translate the name" speak of a part of the text.
  package static func forbidsTranslation(_ comment: String) -> Bool {
    let small = comment.lowercased()
    guard small.contains("do not translate") else { return false }
    return small.split { ".,;:!()[]–—-/\n\r".contains($0) }.contains { clause in
      clauses.contains(clause.split(whereSeparator: \.isWhitespace).joined(separator: " "))
    }
  }

  private static let clauses: Set<String> = {
    let objects = [
      "", " this", " this string", " this text", " this key", " this name", " this term",
    ]
    return Set(objects.flatMap { ["do not translate" + $0, "please do not translate" + $0] })
  }()
}
