import Catalogs
import Messages
import Reading

extension StringCatalogDocument {
  /// The source language's texts with their translations into each language, in code-point order of
  /// keys.
  ///
  /// Each entry is decoded once, whatever the number of languages.
  package func exchangeUnits(_ targets: [ExchangeTarget]) -> [[ExchangeUnit]] {
    var units = targets.map { _ in [ExchangeUnit]() }
    for (_, index) in entries.indices.lastOfEachKey({ entries.key(at: $0) }) {
      let entry = entries[index]
      guard entry.extractionState?.value != .stale else { continue }
      let key = entry.key.value
      let localizations = Dictionary(
        entry.localizations.map { (ExactKey($0.language.value), $0.content) }
      ) { _, last in last }
      let source = sourceContent(of: entry)
      var exchange = ExchangeEntry(
        key: key, spelling: .stringCatalog,
        source: source.map(Self.exportedLeaves) ?? [TextLeaf(text: key)])
      exchange.notes = [entry.comment?.text ?? noComment]
      exchange.isTranslatable = entry.shouldTranslate?.value ?? true
      for (place, target) in targets.enumerated() {
        exchange.target = localizations[ExactKey(target.language)].map(Self.exportedLeaves) ?? []
        units[place] += exchange.units(categories: target.categories)
      }
    }
    return units
  }

  /// The language as this catalog spells it.
  package func spelling(ofLanguage language: String) -> String? {
    let wanted = Self.comparable(language)
    return languages.first { $0.isExactly(language) }
      ?? languages.first { Self.comparable($0) == wanted }
  }

  private static func comparable(_ language: String) -> String {
    language.lowercased().replacing("_", with: "-")
  }

  /// What stands for the key in the source language; nil where the key is its own text.
  func sourceContent(of entry: StringCatalogEntry) -> StringCatalogContent? {
    guard let content = sourceLanguage.flatMap({ entry.localization(in: $0.text)?.content }),
      !content.leaves().isEmpty
    else { return nil }
    return content
  }

  static func exportedLeaves(of content: StringCatalogContent) -> [TextLeaf] {
    let spelling = SubstitutionSpelling(content)
    return content.leaves().map { leaf in
      var leaf = leaf
      leaf.text = spelling.exported(leaf.text, at: leaf.path)
      return leaf
    }
  }
}
