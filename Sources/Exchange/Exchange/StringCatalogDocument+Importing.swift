package import Catalogs
import Messages
import Reading

extension StringCatalogDocument {
  /// The document with translations into one or more languages written in; a document with errors
  /// stays as it is.
  package func importing(
    _ translations: [(language: String, changes: [ExchangeChange])]
  ) -> StringCatalogDocument {
    guard !hasErrors else { return self }
    // By key, so that each entry is decoded once for all languages.
    var order: [ExactKey] = []
    var byKey: [ExactKey: [(language: String, changes: [ExchangeChange])]] = [:]
    for (language, changes) in translations {
      for change in changes {
        let key = ExactKey(change.key)
        var known = byKey.removeValue(forKey: key) ?? []
        if known.isEmpty { order.append(key) }
        if known.last?.language != language { known.append((language, [])) }
        known[known.count - 1].changes.append(change)
        byKey[key] = known
      }
    }
    return applying(
      order.flatMap { key -> [StringCatalogEdit] in
        guard let entry = entry(forKey: key.text) else { return [] }
        let (source, contents) = (sourceContent(of: entry), entry.contents)
        return (byKey[key] ?? []).flatMap { language, changes in
          StringCatalogTranslation(
            key: key.text, language: language, source: source, target: contents[language]
          ).edits(changes)
        }
      })
  }
}

/// What stands for one key in the source language and in the one that is written.
private struct StringCatalogTranslation {
  let key: String
  let language: String
  let source: StringCatalogContent?
  let target: StringCatalogContent?
  /// Their texts by place: a key may have thousands of forms.
  private let sourceTexts: [TextPath: TextLeaf]
  private let targetTexts: [TextPath: TextLeaf]

  init(
    key: String, language: String, source: StringCatalogContent?, target: StringCatalogContent?
  ) {
    (self.key, self.language, self.source, self.target) = (key, language, source, target)
    sourceTexts = Self.texts(of: source)
    targetTexts = Self.texts(of: target)
  }

  /// Of several texts at one place the last.
  private static func texts(of content: StringCatalogContent?) -> [TextPath: TextLeaf] {
    let leaves = content?.leaves() ?? []
    return Dictionary(leaves.map { ($0.path, $0) }) { $1 }
  }

  func edits(_ changes: [ExchangeChange]) -> [StringCatalogEdit] {
    let changes = completed(changes)
    let isNew = targetTexts.values.allSatisfy(\.text.isEmpty)
    let empty = StringCatalogContent(range: 0..<0)
    let spelling = SubstitutionSpelling((isNew ? source : target) ?? target ?? empty)
    let texts = changes.map { change in
      var change = change
      let known = targetTexts[change.path] ?? sourceTexts[change.path]
      change.text = spelling.imported(change.text, at: change.path, like: known?.text ?? "")
      return change
    }
    let phrases = texts.filter { $0.path.phrase != nil }
    return substitutions(texts) + texts.filter { $0.path.phrase == nil }.map(edit)
      + (phrases.isEmpty ? [] : [edit(phrases: phrases)])
  }

  private func edit(_ change: ExchangeChange) -> StringCatalogEdit {
    let place = place(change.path)
    let known = targetTexts[change.path]
    let state = change.state ?? known?.state ?? .translated
    // A text that stays keeps its spelling.
    if let known, known.text.isExactly(change.text) { return .setState(state, at: place) }
    return .setUnit(value: change.text, state: state, at: place)
  }

  private func edit(phrases: [ExchangeChange]) -> StringCatalogEdit {
    var values = target?.set?.values?.value.map(\.value) ?? []
    for phrase in phrases {
      let index = phrase.path.phrase ?? values.count
      if values.indices.contains(index) {
        values[index] = phrase.text
      } else {
        values.append(phrase.text)
      }
    }
    let state = phrases.compactMap(\.state).first ?? .translated
    return .setPhrases(values, state: state, at: place([]))
  }

  /// What new substitutions are about, as the source language says it.
  private func substitutions(_ changes: [ExchangeChange]) -> [StringCatalogEdit] {
    let names = Set(changes.compactMap(\.path.outerSubstitution))
    return names.sorted().compactMap { name in
      guard target?.substitutions.contains(where: { $0.name.value == name }) != true,
        let known = source?.substitutions.last(where: { $0.name.value == name })
      else { return nil }
      return .setSubstitution(
        name: name, argumentNumber: known.argumentNumber?.value,
        formatSpecifier: known.formatSpecifier?.text, at: place([]))
    }
  }

  private func completed(_ changes: [ExchangeChange]) -> [ExchangeChange] {
    let leaves = source.map(StringCatalogDocument.exportedLeaves) ?? [TextLeaf(text: key)]
    return NeededForms(key: key, source: leaves, target: targetTexts).completing(changes)
  }

  private func place(_ path: TextPath) -> StringCatalogPlace {
    StringCatalogPlace(key: key, language: language, path: path)
  }
}
