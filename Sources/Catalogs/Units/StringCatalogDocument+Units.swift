import Messages
import Reading

extension StringCatalogDocument {
  /// The texts of a localization in file order, with the places where they stand.
  package func units(of content: StringCatalogContent) -> [CatalogUnit] {
    units(of: content, below: [], categoryIndex: nil, options: .catalogValue)
  }

  /// Recursion follows a document whose depth the reader bounds.
  private func units(
    of content: StringCatalogContent, below path: [String], categoryIndex: Int?,
    options: SpecifierOptions
  ) -> [CatalogUnit] {
    var units: [CatalogUnit] = []
    if let value = content.unit?.value {
      units.append(
        CatalogUnit(
          path: path, categoryIndex: categoryIndex, text: value.text,
          state: content.unit?.state?.value, place: TextPlace(value.value, in: text),
          options: options))
    }
    for (index, phrase) in (content.set?.values?.value ?? []).enumerated() {
      units.append(
        CatalogUnit(
          path: path + ["stringSet", String(index)], text: phrase.value,
          state: content.set?.state?.value, place: TextPlace(phrase, in: text), options: options))
    }
    for variation in content.variations {
      for single in variation.cases {
        let place = path + [variation.name.value, single.name.value]
        units += self.units(
          of: single.content, below: place,
          categoryIndex: variation.kind == .plural ? place.count - 1 : categoryIndex,
          options: options)
      }
    }
    for substitution in content.substitutions {
      units += self.units(
        of: substitution.content, below: path + ["substitutions", substitution.name.value],
        categoryIndex: nil, options: .catalogSubstitution)
    }
    return units
  }
}

extension StringCatalogContent {
  /// The substitutions, in file order.
  package var catalogVariables: [CatalogVariable] {
    substitutions.map { substitution in
      CatalogVariable(
        name: substitution.name.value, path: ["substitutions", substitution.name.value],
        argument: substitution.argumentNumber?.value,
        valueType: substitution.formatSpecifier?.text,
        categories: substitution.content.cases(of: .plural).map(\.name.value))
    }
  }
}

extension StringCatalogDocument {
  /// Where the key of an entry stands.
  package func keyPlace(of entry: StringCatalogEntry) -> TextPlace {
    TextPlace(entry.key, in: text)
  }
}
