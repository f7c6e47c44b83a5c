import Catalogs
package import Exchange
import Messages
package import Reading

/// The texts of one catalog in a file that came back from translators.
package struct ExchangeFileTable: LintTable {
  package let name: String
  package let sourceLanguage: String
  private let targetLanguage: String
  private let path: String
  private let text: SourceText
  private let format: LintFormat
  /// The units of each key, in the order of the file.
  private let keys: [(key: String, units: [ExchangeUnit])]
  private let indices: [ExactKey: Int]

  /// - Parameters:
  ///   - path: The file that carries the texts, as diagnostics name it.
  ///   - text: The file's text, in which the ranges of units are.
  package init(_ file: ExchangeFile, path: String, text: SourceText) {
    let stem = PathParts.stem(of: file.original)
    name = stem.isEmpty ? "Localizable" : stem
    sourceLanguage = file.sourceLanguage
    targetLanguage = file.targetLanguage
    self.path = path
    self.text = text
    format =
      switch CatalogFormat(path: file.original) {
      case .stringCatalog: .stringCatalog
      case .stringsdict: .stringsdict
      case .strings, nil: .strings
      }
    var keys: [(key: String, units: [ExchangeUnit])] = []
    var indices: [ExactKey: Int] = [:]
    for unit in file.units {
      let key = ExactKey(ExchangeUnitID(unit.id).key)
      if let index = indices[key] {
        keys[index].units.append(unit)
      } else {
        indices[key] = keys.count
        keys.append((key.text, [unit]))
      }
    }
    self.keys = keys
    self.indices = indices
  }

  package var languages: [String] { [sourceLanguage, targetLanguage] }

  package var count: Int { keys.count }

  package func index(ofKey key: String) -> Int? { indices[ExactKey(key)] }

  package func key(at index: Int, languages: [String]) -> LintKey {
    let (key, units) = keys[index]
    let isAsked = languages.contains(targetLanguage)
    var result = LintKey(
      key: key, table: name, comment: comment(units), source: source(units),
      translations: isAsked ? [target(units)] : [])
    result.commentIsSubmitted = true
    result.shouldTranslate = units.allSatisfy(\.isTranslatable)
    // A name is no text: it stands where a catalog has no file in the source language.
    result.keyIsSource = units.allSatisfy { $0.source == key }
    return result
  }

  package func localization(forKey key: String, in language: String) -> LintLocalization? {
    guard let index = indices[ExactKey(key)] else { return nil }
    let units = keys[index].units
    let found = language == sourceLanguage ? source(units) : target(units)
    return found.language == language && !found.texts.isEmpty ? found : nil
  }

  private func comment(_ units: [ExchangeUnit]) -> String? {
    let notes = units.first?.notes.filter { !$0.isEmpty } ?? []
    return notes.isEmpty ? nil : notes.joined(separator: "\n")
  }

  private func source(_ units: [ExchangeUnit]) -> LintLocalization {
    let read = localization(sourceLanguage, units, units.map { leaf($0, $0.source, state: nil) })
    let names = read.givenNames
    return names.isEmpty ? read : read.counted(by: names)
  }

  private func target(_ units: [ExchangeUnit]) -> LintLocalization {
    let texts = units.compactMap { single in
      single.target.map { leaf(single, $0, state: single.state) }
    }
    return localization(targetLanguage, units, texts, source(units).argumentNames)
  }

  private func localization(
    _ language: String, _ units: [ExchangeUnit], _ texts: [TextLeaf],
    _ names: ArgumentNames = ArgumentNames()
  ) -> LintLocalization {
    LintLocalization(
      language: language, file: path, format: format, leaves: texts, variables: variables(texts),
      argumentNames: names, range: units.first?.range)
  }

  private func leaf(_ unit: ExchangeUnit, _ text: String, state: TextState?) -> TextLeaf {
    let path = ExchangeUnitID(unit.id).path
    let isPart = path.substitution != nil || format == .stringsdict && !path.isEmpty
    return TextLeaf(
      path: path, text: text, state: state,
      place: unit.range.map { TextPlace(within: $0, of: self.text) },
      options: isPart ? .catalogSubstitution : .catalogValue)
  }

  /// The variables that the texts are forms of.
  private func variables(_ texts: [TextLeaf]) -> [CatalogVariable] {
    var variables: [CatalogVariable] = []
    var known: Set<TextPath> = []
    for text in texts where text.path.category != nil {
      guard let path = text.path.substitution, case .substitution(let name)? = path.steps.last,
        known.insert(path).inserted
      else { continue }
      // Such files don't carry the kind, for there is only one.
      variables.append(CatalogVariable(name, at: path, specType: StringsdictName.pluralRule))
    }
    return variables
  }
}
