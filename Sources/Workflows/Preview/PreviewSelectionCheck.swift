import Catalogs
import Diagnostics
import LocaleData
import Localization

/// Says what was asked for by name and is in no catalog.
struct PreviewSelectionCheck {
  private let options: PreviewOptions
  private let catalogs: PreviewCatalogs

  init(_ options: PreviewOptions, _ catalogs: PreviewCatalogs) {
    self.options = options
    self.catalogs = catalogs
  }

  /// Whether catalogs were named one by one, and no folder.
  var namesFiles: Bool { options.scope.namesOnly { CatalogFormat(path: $0) != nil } }

  /// The locales that no catalog has texts for; people in `es-MX` read those in `es`.
  ///
  /// Nobody writes those of pseudo-locales.
  ///
  /// - Parameter planned: Languages that catalogs may lack as yet; asked for only where one does.
  func unknownLocales(besides planned: () -> [String]) -> [String] {
    let named = options.locales.filter { !LanguageTag.isPseudoLocale($0) }
    let unknown = locales(named, besides: languages)
    return unknown.isEmpty ? [] : locales(unknown, besides: planned())
  }

  private func locales(_ named: [String], besides known: [String]) -> [String] {
    let known = AvailableLocalizations(known.compactMap { LanguageTag($0) })
    return named.filter { locale in
      LanguageTag(locale).map { known.preferred(for: [$0]) == nil } ?? false
    }
  }

  /// What to say of a locale that no catalog has.
  func message(ofUnknown locale: String) -> String {
    let all = languages
    let shown = namesFiles ? "what people read in its place is shown" : "nothing is shown in it"
    return "no catalog has the locale `\(locale)`, so \(shown); there "
      + "\(all.count == 1 ? "is" : "are") \(all.listed(atMost: 10))"
  }

  private var languages: [String] {
    let shown = catalogs.folders.filter(\.isShown).map(\.store)
    return Set(shown.flatMap { [$0.sourceLanguage] + $0.localizations }).subtracting(["Base"])
      .sorted()
  }

  /// - Parameter found: The keys that are shown.
  func problems(found: Set<String>) -> [String] {
    let tables = Set(catalogs.folders.flatMap(\.store.tables)).sorted()
    if let table = options.table, !tables.contains(table) {
      let names = tables.map { "`\($0)`" }.listed(atMost: 5)
      let all = tables.isEmpty ? "" : "; there \(tables.count == 1 ? "is" : "are") \(names)"
      return ["no catalog is the table `\(table)`" + (suggestion(for: table, among: tables) ?? all)]
    }
    let keys = catalogs.folders.flatMap { folder in
      folder.store.tables.filter { options.table.map($0.contains) ?? true }
        .flatMap { folder.store.keys(table: $0) }
    }
    let missing = options.keys.filter { !found.contains($0) }.map {
      "no catalog has the key `\($0)`"
        + (suggestion(for: $0, among: keys) ?? "; name it as a catalog has it")
    }
    if !missing.isEmpty || !found.isEmpty || options.matches.isEmpty { return missing }
    let globs = options.matches.map { "`\($0)`" }.joined(separator: ", ")
    return ["no key matches \(globs); `*` stands for any text"]
  }

  /// What was probably meant; nil where no name is near.
  private func suggestion(for name: String, among names: [String]) -> String? {
    guard let nearest = NearestName.of(name, among: names), nearest.isSlip else { return nil }
    return "; did you mean `\(nearest.name)`?"
  }
}
