import Linting
import LocaleData
import Reading

/// Words that are to be used, and names that stay.
extension ConfigurationReader {
  /// More would make lint slow.
  private static let mostTerms = 10_000
  private static let mostNames = 500
  private static let longestTerm = 200

  enum TermKey: String, CaseIterable {
    case translations, forbidden, note, caseSensitive
  }

  mutating func readGlossary(_ value: JSONValue) -> [GlossaryEntry] {
    let terms = members(of: value, "glossary")
    guard terms.count <= Self.mostTerms else {
      reportValue(
        value, "`glossary` has more than \(Self.mostTerms) terms; keep the important ones")
      return []
    }
    return terms.compactMap { member in
      let name = Self.shown(member.name.value)
      guard member.name.value.contains(where: \.isLetter) else {
        report("configuration-value", member.name.range, "a term has letters; `\(name)` has none")
        return nil
      }
      return readTerm(member.name.value, member.value)
    }
  }

  private mutating func readTerm(_ term: String, _ value: JSONValue) -> GlossaryEntry? {
    guard term.utf8.count <= Self.longestTerm else {
      reportValue(value, "a term has at most \(Self.longestTerm) bytes")
      return nil
    }
    var entry = GlossaryEntry(term)
    for (key, value) in members(of: value, TermKey.self, Self.shown(term)) {
      switch key {
      case .translations: entry.translations = readWords(value, "translations")
      case .forbidden: entry.forbidden = readWords(value, "forbidden")
      case .note: entry.note = string(value, "note")
      case .caseSensitive: entry.isCaseSensitive = boolean(value, "caseSensitive") ?? false
      }
    }
    if case .object(let all) = value.content,
      all.allSatisfy({ ["note", "caseSensitive"].contains($0.name.value) })
    {
      reportValue(
        value,
        "`\(Self.shown(term))` has no translations; write `translations: {de: \"…\"}`, or list a "
          + "name that stays in `doNotTranslate`")
    }
    return entry
  }

  /// Words by locale: one, or a list with the usual one first.
  private mutating func readWords(_ value: JSONValue, _ name: String) -> [LanguageTag: [String]] {
    var words: [LanguageTag: [String]] = [:]
    for member in members(of: value, name) {
      var own: [String] = []
      if case .array = member.value.content {
        own = strings(member.value, name).map(\.text)
      } else if let word = string(member.value, name, expected: "a word or a list of words") {
        own = [word]
      }
      guard let tag = locale(member.name.value, at: member.name.range) else { continue }
      if own.contains(where: { $0.utf8.count > Self.longestTerm }) {
        reportValue(member.value, "a term has at most \(Self.longestTerm) bytes")
        own.removeAll { $0.utf8.count > Self.longestTerm }
      }
      words[tag, default: []] += own
    }
    return words
  }

  mutating func readNames(_ value: JSONValue) -> [String] {
    let names = strings(value, "doNotTranslate")
    guard names.count <= Self.mostNames else {
      reportValue(
        value, "`doNotTranslate` has more than \(Self.mostNames) names; keep the important ones")
      return []
    }
    var seen: Set<String> = []
    return names.compactMap { name in
      guard name.text.utf8.count <= Self.longestTerm else {
        reportValue(name.value, "a name has at most \(Self.longestTerm) bytes")
        return nil
      }
      guard seen.insert(name.text).inserted else {
        reportValue(name.value, "the name `\(Self.shown(name.text))` is here twice; keep one")
        return nil
      }
      return name.text
    }
  }
}
