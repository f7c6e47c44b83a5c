import Catalogs
import Exchange
import LocaleData
import Reading

/// The languages that a project is translated to, as it spells them.
struct ImportLanguages {
  /// A file in a language that may be another name for one that the project has.
  struct Unclear {
    var part: ExchangeInput.Part
    var equivalent: String
    /// How many translations it has.
    var count: Int
    /// Whether no file before it, in the same carrier and language, is unclear.
    var isFirst: Bool
  }

  private var spellings: [LanguageTag: String] = [:]
  /// What the project calls its languages, those with two names among them.
  private let names: Set<String>

  /// - Parameter locales: Languages that the project names besides those of its catalogs.
  init(_ catalogs: ExchangeCatalogs, locales: [String]) {
    // A language may have two names, of which the first counts for what comes under a third.
    let all = Set(catalogs.tables.flatMap(\.languages)).sorted()
    names = Set(all)
    for language in locales + catalogs.languages + all {
      guard let tag = LanguageTag(language), spellings[tag] == nil else { continue }
      spellings[tag] = language
    }
  }

  /// The files with their languages as the project spells them, apart from those whose language
  /// may be another name for one that it has, even with `--force`: nobody makes a language by that.
  mutating func sorted(
    _ parts: [ExchangeInput.Part], _ options: ImportOptions
  ) -> (known: [ExchangeInput.Part], unclear: [Unclear]) {
    let equivalents = equivalents(of: parts)
    var known: [ExchangeInput.Part] = []
    var unclear: [Unclear] = []
    var told: Set<[String]> = []
    for part in parts {
      let language = part.file.targetLanguage
      let count = part.file.units.count { !($0.target ?? "").isEmpty }
      if let equivalent = equivalents[language], count > 0, options.locale == nil {
        unclear.append(
          Unclear(
            part: part, equivalent: equivalent, count: count,
            isFirst: told.insert([part.path, language]).inserted))
        continue
      }
      var part = part
      part.file.targetLanguage = spelling(of: language)
      known.append(part)
    }
    return (known, unclear)
  }

  /// The files that are called after one language of the project and have texts in another, with that
  /// name; each once for a language.
  ///
  /// What a bundle has is compared with the bundle's own language.
  func misnamed(
    _ parts: [ExchangeInput.Part]
  ) -> [(part: ExchangeInput.Part, name: String)] {
    var told: Set<[String]> = []
    return parts.compactMap { part in
      let name = PathParts.stem(of: part.path)
      let own = [part.file.targetLanguage, part.file.sourceLanguage].compactMap { LanguageTag($0) }
      guard part.format == .xliff, let tag = LanguageTag(name), spellings[tag] != nil,
        told.insert([part.path, part.file.targetLanguage]).inserted,
        !own.contains(where: { LanguageFact.areRelated($0.language, tag.language) }),
        !PathParts.prefixes(of: part.path).contains(where: { $0.hasSuffix(".xcloc") })
      else { return nil }
      return (part, name)
    }
  }

  /// For languages that the project doesn't have, before any of them is added to it.
  private func equivalents(of parts: [ExchangeInput.Part]) -> [String: String] {
    var equivalents: [String: String] = [:]
    for language in Set(parts.map(\.file.targetLanguage)) {
      equivalents[language] = equivalent(of: language)
    }
    return equivalents
  }

  /// The language as the project spells it; a new one is spelled as it comes first, but with hyphens,
  /// as Xcode does: some tools write `pt_BR`.
  mutating func spelling(of language: String) -> String {
    if names.contains(language) { return language }
    guard let tag = LanguageTag(language) else { return language }
    if let known = spellings[tag] { return known }
    let new = language.replacing("_", with: "-")
    spellings[tag] = new
    return new
  }

  /// Of a language that the project doesn't have, one that it has and that means the same: a tool
  /// may say `es-ES` or `zh-CN` for what the project calls `es` or `zh-Hans`.
  private func equivalent(of language: String) -> String? {
    guard let tag = LanguageTag(language), spellings[tag] == nil else { return nil }
    return spellings.filter { $0.key.means(tag) }.values.min()
  }
}

extension LanguageTag {
  /// Whether both name one language, written alike, of one region, said or not.
  fileprivate func means(_ other: LanguageTag) -> Bool {
    language == other.language && likelyScript == other.likelyScript
      && likelyRegion == other.likelyRegion && variants == other.variants
      && extensions == other.extensions
  }
}
