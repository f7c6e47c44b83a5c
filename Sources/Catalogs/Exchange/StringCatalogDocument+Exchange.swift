import Messages

extension StringCatalogDocument {
  /// The source language's texts with their translations, in code-point order of keys.
  package func exchangeUnits(language: String, categories: [String]) -> [ExchangeUnit] {
    exchangeEntries.flatMap { entry in
      let source = sourceContent(of: entry)
      let target = entry.localization(in: language)?.content
      let exchange = ExchangeEntry(
        key: entry.key.value,
        source: source.map(Self.exportedLeaves)
          ?? [ExchangeLeaf(path: [], text: entry.key.value)],
        target: target.map(Self.exportedLeaves) ?? [],
        notes: [entry.comment?.text ?? noComment],
        isTranslatable: entry.shouldTranslate?.value ?? true)
      return exchange.units(categories: categories) {
        Self.exchangeID(key: entry.key.value, path: $0)
      }
    }
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
  package static func exchangeID(key: String, path: [String]) -> String {
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

  private var exchangeEntries: [StringCatalogEntry] {
    var last: [ExactKey: StringCatalogEntry] = [:]
    for entry in entries { last[ExactKey(entry.key.value)] = entry }
    return last.values.filter { $0.extractionState?.value != .stale }
      .sorted { $0.key.value.precedesByCodePoint($1.key.value) }
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
