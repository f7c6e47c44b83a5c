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
    for index in exchangeOrder {
      let entry = entries[index]
      guard entry.extractionState?.value != .stale else { continue }
      let key = entry.key.value
      let localizations = Dictionary(
        entry.localizations.map { (ExactKey($0.language.value), $0.content) }
      ) { _, last in last }
      let source = sourceContent(of: entry)
      var exchange = ExchangeEntry(
        key: key,
        source: source.map(Self.exportedLeaves) ?? [ExchangeLeaf(path: [], text: key)], target: [])
      exchange.notes = [entry.comment?.text ?? noComment]
      exchange.isTranslatable = entry.shouldTranslate?.value ?? true
      for (place, target) in targets.enumerated() {
        exchange.target = localizations[ExactKey(target.language)].map(Self.exportedLeaves) ?? []
        units[place] += exchange.units(categories: target.categories) {
          Self.exchangeID(key: key, path: $0)
        }
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

  /// `KEY`, or `KEY|==|plural.one`.
  static func exchangeID(key: String, path: [String]) -> String {
    path.isEmpty ? key : key + "|==|" + path.joined(separator: ".")
  }

  /// What stands for the key in the source language; nil where the key is its own text.
  func sourceContent(of entry: StringCatalogEntry) -> StringCatalogContent? {
    guard let content = sourceLanguage.flatMap({ entry.localization(in: $0.text)?.content }),
      !content.exchangeLeaves.isEmpty
    else { return nil }
    return content
  }

  static func exportedLeaves(of content: StringCatalogContent) -> [ExchangeLeaf] {
    let spelling = SubstitutionSpelling(content)
    return content.exchangeLeaves.map { leaf in
      var leaf = leaf
      leaf.text = spelling.exported(leaf.text, at: leaf.path)
      return leaf
    }
  }

  /// The entries that count, the last one of each key, in code-point order of keys.
  private var exchangeOrder: [Int] {
    var last: [ExactKey: Int] = [:]
    for index in entries.indices { last[ExactKey(entries.key(at: index))] = index }
    return last.sorted { $0.key.text.precedesByCodePoint($1.key.text) }.map(\.value)
  }
}

extension StringCatalogContent {
  /// The texts that are translated, with the names that lead to them.
  var exchangeLeaves: [ExchangeLeaf] { exchangeLeaves(below: []) }

  /// Recursion follows a document whose depth the reader bounds.
  private func exchangeLeaves(below path: [String]) -> [ExchangeLeaf] {
    var leaves: [ExchangeLeaf] = []
    if let text = unit?.value?.text {
      leaves.append(
        ExchangeLeaf(path: path, text: text, state: ExchangeState(unit?.state?.value)))
    }
    for (index, phrase) in (set?.values?.value ?? []).enumerated() {
      leaves.append(
        ExchangeLeaf(
          path: path + ["stringSet", String(index)], text: phrase.value,
          state: ExchangeState(set?.state?.value)))
    }
    for variation in variations {
      for single in variation.cases {
        let place = path + [variation.name.value, single.name.value]
        leaves += single.content.exchangeLeaves(below: place).map { leaf in
          var leaf = leaf
          if variation.kind == .plural { leaf.categoryIndex = place.count - 1 }
          return leaf
        }
      }
    }
    for substitution in substitutions {
      leaves += substitution.content.exchangeLeaves(
        below: path + ["substitutions", substitution.name.value])
    }
    return leaves
  }
}

extension ExchangeState {
  /// A state of a later version is one that somebody should look at.
  init?(_ state: StringCatalogUnit.State?) {
    switch state {
    case nil: return nil
    case .new?: self = .new
    case .translated?: self = .translated
    default: self = .needsReview
    }
  }
}
