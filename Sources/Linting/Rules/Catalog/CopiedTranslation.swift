import Catalogs
import Diagnostics
import LocaleData
import Messages
import Reading

/// A whole sentence is the same in two languages.
enum CopiedTranslation: UnitRule {
  static let documentation = RuleDocumentation(
    id: "copied-translation", family: .catalog, severity: .warning,
    summary: "The text is that of another language, word for word.",
    rationale: """
      A sentence of six words or more is not the same in two languages: columns were mixed up, a text \
      was pasted in the wrong place, or both have an older text of the source. Write the text in the \
      language of the catalog.

      The rule is silent for languages that are nearly the same (Danish and Norwegian), for the \
      language that the text is in, where its letters or its short words tell, for what names no \
      language, and where three languages or more have the text: it may be a quotation. Where nothing \
      tells whose text it is, both are told that one of them is wrong. `other-language` finds texts \
      whose words alone tell another language.
      """,
    good: [RuleExample("Delete all photos", "de", "Alle Fotos löschen")], bad: [])

  /// A sentence has as many words.
  private static let leastWords = 6

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard !unit.isSource, unit.key.translations.count > 1, mayHaveWords(unit.target.value),
      let copy = Copy(unit), unit.target.value != unit.source.value,
      unit.target.prose.hasWords(leastWords), namesLanguage(unit.entry.localization),
      !OtherLanguage.isFound(in: unit, context)
    else { return [] }
    let name = unit.entry.localization.language
    let readsAsSource = readsAsSource(unit, copy.peer.language)
    let origin = readsAsSource ? ", and looks like \(unit.key.source.language)" : ""
    let advice =
      copy.isSure || readsAsSource ? "write it in \(name)" : "one of both is in the wrong language"
    return [
      Finding(
        "the text is the same as in \(copy.peer.language), word for word\(origin); \(advice)",
        at: unit.target.wholeRange)
    ]
  }

  /// A cheap look for as many spaces as there are between the words.
  private static func mayHaveWords(_ text: String) -> Bool {
    text.utf8.count > 23 && text.utf8.count { $0 == 0x20 } >= leastWords - 1
  }

  /// A text that one other language has, too, and that is not surely this one's own.
  private struct Copy {
    var peer: LintLocalization
    /// Whether the text is the other language's.
    var isSure: Bool

    init?(_ unit: LintUnit) {
      guard let peer = CopiedTranslation.peer(of: unit),
        let isSure = CopiedTranslation.isOfOther(unit, CopiedTranslation.language(of: peer))
      else { return nil }
      self.peer = peer
      self.isSure = isSure
    }
  }

  /// The one other language that has the text.
  private static func peer(of unit: LintUnit) -> LintLocalization? {
    let (text, path, own) = (unit.target.value, unit.target.path, unit.entry.localization)
    let count = text.utf8.count
    var found: LintLocalization?
    for peer in unit.key.translations where peer !== own {
      guard let same = peer.text(at: path), same.value.utf8.count == count,
        same.state != .new, same.value == text
      else { continue }
      let language = language(of: peer)
      if language == unit.language || !namesLanguage(peer) { continue }
      guard !LanguageFact.areRelated(language, unit.language),
        found.map({ Self.language(of: $0) == language }) ?? true
      else { return nil }
      found = peer
    }
    return found
  }

  /// Whether a text is surely another language's, which has it too; nil where it is this one's own, or
  /// where as much speaks for both.
  private static func isOfOther(_ unit: LintUnit, _ other: String) -> Bool? {
    let (text, prose) = (unit.target.value, unit.target.prose)
    let isForeign = ForeignLetter.areIn(prose, of: unit.language)
    guard isForeign == ForeignLetter.areIn(prose, of: other) else { return isForeign ? true : nil }
    let own = ShortWords.count(text, of: unit.language)
    let others = ShortWords.count(text, of: other)
    switch (own, others) {
    case (let own?, let others?): return own < others ? true : nil
    case (let own?, nil): return own == 0 ? true : nil
    case (nil, let others?): return others == 0 ? nil : true
    case (nil, nil): return false
    }
  }

  /// Whether the text is more of the source language than of the other that has it: both have an older
  /// text of the source.
  private static func readsAsSource(_ unit: LintUnit, _ other: String) -> Bool {
    guard let source = ShortWords.count(unit.target.value, of: unit.sourceLanguage) else {
      return false
    }
    let language = LanguageTag(other)?.language ?? other
    return source > ShortWords.count(unit.target.value, of: language) ?? 0
  }

  private static func namesLanguage(_ localization: LintLocalization) -> Bool {
    localization.tag?.namesLanguage ?? false
  }

  private static func language(of localization: LintLocalization) -> String {
    localization.tag?.language ?? localization.language
  }
}

extension Prose {
  /// Whether so many words in small letters stand in it.
  fileprivate func hasWords(_ count: Int) -> Bool {
    var rest = count
    for word in words where word.count > 1 && scalars[word].dropFirst().allSatisfy(\.isSmallLetter)
    {
      rest -= 1
      if rest == 0 { return true }
    }
    return false
  }
}

extension ShortWords {
  /// How many short words of a language a text has; nil where they aren't known.
  fileprivate static func count(_ text: String, of language: String) -> Int? {
    guard let bit = bit(of: language) else { return nil }
    var count = 0
    let words = text.lowercased().split { !$0.isLetter }
    for word in words where areIn(String(word), bit) { count += 1 }
    return count
  }
}
