import Catalogs
import Reading

/// What stands for one key in the source language and in the target language.
struct ExchangeEntry {
  var key: String
  /// How the file names places below a key.
  var spelling: TextPath.Spelling
  var source: [TextLeaf]
  var target: [TextLeaf] = []
  var notes: [String] = []
  var hasGeneratedNotes = false
  var isTranslatable = true
  var isStale = false

  /// The units of the key: the target's variations, or the source's where there is no translation
  /// yet, with all plural categories that the target language has.
  ///
  /// - Parameter categories: The target language's.
  func units(categories: [CaseName]) -> [ExchangeUnit] {
    let hasTarget = target.contains { !$0.text.isEmpty }
    var places: [TextPath: TextLeaf] = [:]
    for leaf in hasTarget ? target : source {
      guard let own = leaf.path.category else {
        places[leaf.path] = leaf
        continue
      }
      // Zero is chosen for exactly 0 in every language.
      for category in categories + (own == .zero ? [.zero] : []) {
        places[leaf.path.withCategory(category)] = leaf
      }
    }
    if hasTarget {
      for leaf in target { places[leaf.path] = leaf }
    }
    let forms = sourceForms
    return places.map { path, leaf in
      (path, ExchangeUnitID.names(of: path, isFormat: leaf.isFormat, in: spelling))
    }.sorted { left, right in
      left.1.lexicographicallyPrecedes(right.1) { $0.precedesInBytes($1) }
    }.map { path, names in
      unit(at: path, id: ExchangeUnitID.text(key: key, names: names, in: spelling), forms)
    }
  }

  /// The source's texts for each number, by the place of the form `other`.
  private var sourceForms: [TextPath: [CaseName: String]] {
    guard source.count > 1 else { return [:] }
    var forms: [TextPath: [CaseName: String]] = [:]
    for leaf in source {
      // What is for no number is never shown.
      guard let name = leaf.path.category, name.category != nil else { continue }
      forms[leaf.path.withCategory(.other), default: [:]][name] = leaf.text
    }
    return forms
  }

  private func unit(
    at path: TextPath, id: String, _ forms: [TextPath: [CaseName: String]]
  ) -> ExchangeUnit {
    let original = source.source(for: path)
    var unit = ExchangeUnit(id: id, key: key, source: original?.text ?? key)
    let known = target.text(at: path)
    unit.path = path
    unit.sourceForms = original.flatMap { forms[$0.path.withCategory(.other)] } ?? [:]
    unit.target = known?.text
    unit.state = known?.state?.exchanged
    unit.notes = notes
    unit.hasGeneratedNotes = hasGeneratedNotes
    unit.isTranslatable = isTranslatable
    unit.isStale = isStale
    return unit
  }
}
