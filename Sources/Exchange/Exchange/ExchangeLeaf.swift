import Catalogs

/// A text of a catalog's entry in one language, and where in the entry it stands.
struct ExchangeLeaf: Hashable {
  var path: [String]
  /// Which part of the path is a plural category.
  var categoryIndex: Int?
  var text: String
  var state: ExchangeState?

  var category: String? { categoryIndex.map { path[$0] } }

  func withCategory(_ category: String) -> ExchangeLeaf {
    guard let categoryIndex else { return self }
    var leaf = self
    leaf.path[categoryIndex] = category
    return leaf
  }
}

/// What stands for one key in the source language and in the target language.
struct ExchangeEntry {
  var key: String
  var source: [ExchangeLeaf]
  var target: [ExchangeLeaf]
  var notes: [String] = []
  var isTranslatable = true

  /// The units of the key: the target's variations, or the source's where there is no translation
  /// yet, with all plural categories that the target language has.
  ///
  /// - Parameters:
  ///   - categories: The target language's.
  ///   - id: Names the text at a path.
  func units(categories: [String], id: ([String]) -> String) -> [ExchangeUnit] {
    let hasTarget = target.contains { !$0.text.isEmpty }
    var places: [[String]: ExchangeLeaf] = [:]
    for leaf in hasTarget ? target : source {
      guard leaf.categoryIndex != nil else {
        places[leaf.path] = leaf
        continue
      }
      for category in categories { places[leaf.withCategory(category).path] = leaf }
      // Zero is chosen for exactly 0 in every language.
      if leaf.category == "zero" { places[leaf.path] = leaf }
    }
    if hasTarget {
      for leaf in target { places[leaf.path] = leaf }
    }
    return places.sorted { left, right in
      left.key.lexicographicallyPrecedes(right.key) { $0.precedesByCodePoint($1) }
    }.map { path, leaf in unit(at: path, like: leaf, id: id(path)) }
  }

  private func unit(at path: [String], like leaf: ExchangeLeaf, id: String) -> ExchangeUnit {
    var unit = ExchangeUnit(id: id, key: key, source: sourceText(at: path, like: leaf))
    let known = target.last { $0.path == path }
    unit.path = path
    unit.target = known?.text
    unit.state = known?.state
    unit.notes = notes
    unit.isTranslatable = isTranslatable
    unit.pluralCategory = leaf.categoryIndex.map { path[$0] }
    return unit
  }

  /// The source's text for a place: its own, that of the category `other`, or the only one.
  private func sourceText(at path: [String], like leaf: ExchangeLeaf) -> String {
    if let exact = source.last(where: { $0.path == path }) { return exact.text }
    let other = leaf.withCategory("other").path
    if let general = source.last(where: { $0.path == other }) { return general.text }
    if let whole = source.last(where: { $0.path.isEmpty }), path.first != "substitutions" {
      return whole.text
    }
    let forms = source.filter { $0.category == "other" } + source
    return forms.first?.text ?? key
  }
}
