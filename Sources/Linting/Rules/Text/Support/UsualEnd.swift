import LocaleData

/// An end that texts of a language may have where the source has another, by the `.ends` of
/// ``LanguageFact/marks``.
struct UsualEnd {
  private let source: FinalMark
  private let target: FinalMark
  /// What stands at the end where that is no mark by itself.
  private let suffix: String

  /// Whether a text of a language may end so.
  static func takes(
    _ source: FinalMark, _ target: FinalMark, _ text: String, _ language: String
  ) -> Bool {
    all[language]?.contains {
      $0.source == source && $0.target == target && text.hasSuffix($0.suffix)
    } ?? false
  }

  private init?(_ pair: String, _ language: String) {
    let scalars = pair.unicodeScalars
    guard let first = scalars.first, let last = scalars.last else { return nil }
    let end = String(scalars.dropFirst())
    // In the source a mark is what it is in Latin letters.
    source = FinalMark(first, "")
    target = FinalMark(last, language)
    suffix = target == .none && end != "-" ? end : ""
  }

  private static let all: [String: [UsualEnd]] = {
    let end = ".ends"
    let keys = LanguageFact.marks.keys.filter { $0.hasSuffix(end) }
    return Dictionary(
      uniqueKeysWithValues: keys.map { key in
        let language = String(key.dropLast(end.count))
        return (language, LanguageFact.marks.list(of: key).compactMap { UsualEnd($0, language) })
      })
  }()
}
