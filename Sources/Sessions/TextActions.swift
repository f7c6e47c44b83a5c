package import Catalogs
import Exchange
package import LocaleData
import PlainBytes
package import Reading
import Workflows

/// What a person may want done to the text at a place of a catalog.
package struct TextActions: Sendable {
  /// Edits of the file's text in UTF-8, under a name.
  package struct Change: Sendable {
    package var title: String
    package var edits: [TextEdit]
  }

  package private(set) var changes: [Change] = []
  private let file: CatalogFile
  private let entry: CatalogFile.Entry
  private let text: CatalogFile.Text
  private let language: String

  /// - Parameter offset: A UTF-8 offset; where no text is, all that can be done is to add some.
  package init(at offset: Int, of file: CatalogFile, in session: Session) {
    guard !file.hasErrors, let (index, text) = file.text(at: offset) else {
      self.init(file)
      addMissingLanguages(at: offset, in: session)
      return
    }
    let folder = session.latestKnowledge.catalog(at: file.path)?.language
    self.init(file, index, text, text.language ?? folder ?? "")
    addState(index)
    addMissingForms(among: file.texts(ofEntry: index))
    addMissingLanguages(at: offset, in: session)
  }

  private init(_ file: CatalogFile) {
    self.file = file
    entry = CatalogFile.Entry(key: "", keyRange: 0..<0, range: 0..<0)
    text = CatalogFile.Text(language: nil, leaf: TextLeaf(text: ""))
    language = ""
  }

  private init(_ file: CatalogFile, _ index: Int, _ text: CatalogFile.Text, _ language: String) {
    (self.file, entry, self.text, self.language) = (file, file.entries[index], text, language)
  }

  // MARK: States

  private mutating func addState(_ index: Int) {
    if let target = file.xliffTarget(ofEntry: index) { return addState(of: target) }
    let place = StringCatalogPlace(key: entry.key, language: language, path: text.leaf.path)
    guard let unit = file.stringCatalog?.content(at: place)?.unit, let state = unit.state else {
      return
    }
    if state.value != .translated, !text.leaf.text.isEmpty {
      add("Mark as reviewed", .translated, at: state.valueRange)
    }
    if state.value != .needsReview { add("Mark for review", .needsReview, at: state.valueRange) }
  }

  private mutating func addState(of target: XLIFFTarget) {
    let bytes = file.text.utf8
    func change(_ title: String, _ state: TextState) -> Change {
      Change(title: title, edits: [target.marking(state, in: bytes)])
    }
    // A translation without a state is taken as done.
    if let state = text.leaf.state, state != .translated, !text.leaf.text.isEmpty {
      changes.append(change("Mark as reviewed", .translated))
    }
    if text.leaf.state != .needsReview { changes.append(change("Mark for review", .needsReview)) }
  }

  private mutating func add(_ title: String, _ state: TextState, at range: Range<Int>) {
    changes.append(Change(title: title, edits: [TextEdit(range, "\"\(state.rawValue)\"")]))
  }

  // MARK: Languages

  private mutating func addMissingLanguages(at offset: Int, in session: Session) {
    guard let missing = MissingTranslations(at: offset, of: file, in: session) else { return }
    let languages = missing.languages
    let names =
      languages.count > Self.mostNames
      ? "\(languages.count)" : languages.joined(separator: ", ")
    changes.append(Change(title: "Add missing languages: \(names)", edits: missing.edits))
  }

  /// More make a line that no menu has room for.
  private static var mostNames: Int { 8 }

  // MARK: Plural forms

  /// Copies the form `other` for the categories of the language that have none.
  private mutating func addMissingForms(among texts: [CatalogFile.Text]) {
    let path = text.leaf.path
    guard let variation = path.pluralVariation, let tag = LanguageTag(language) else { return }
    let alike = texts.filter {
      $0.language == text.language && $0.leaf.path.pluralVariation == variation
    }
    let missing = MissingForms.categories(in: alike.map(\.leaf.path), of: tag)
    guard !missing.isEmpty else { return }
    let source = alike.first { $0.leaf.path.category == .other } ?? text
    let names = missing.map(\.rawValue).joined(separator: ", ")
    let added =
      file.stringCatalog.map { edits(adding: missing, like: source, to: $0) }
      ?? insertion(of: missing, behind: source)
    guard let added, !added.isEmpty else { return }
    changes.append(Change(title: "Add missing plural forms: \(names)", edits: added))
  }

  /// A copied text is one to look at; until then people read what they read before.
  private func edits(
    adding missing: [CaseName], like source: CatalogFile.Text, to document: StringCatalogDocument
  ) -> [TextEdit] {
    let added = missing.map { category in
      StringCatalogEdit.setUnit(
        value: source.leaf.text, state: .needsReview,
        at: StringCatalogPlace(
          key: entry.key, language: language, path: source.leaf.path.withCategory(category)))
    }
    return TextEdit.difference(document.text.utf8, document.applying(added).text.utf8)
  }

  /// A `.stringsdict` has the forms as keys and texts, one behind the other.
  private func insertion(of missing: [CaseName], behind source: CatalogFile.Text) -> [TextEdit]? {
    let bytes = file.text.utf8
    let closing = Array("</string>".utf8)
    guard case .xml? = source.leaf.place?.spelling, let place = source.leaf.place?.range,
      bytes[place.upperBound...].starts(with: closing)
    else { return nil }
    let indent = bytes[bytes.startOfLine(holding: place.lowerBound)...].prefix { $0.isBlank }
    let start = "\n" + String(decoding: indent, as: UTF8.self)
    let text = String(decoding: bytes[place], as: UTF8.self)
    let forms = missing.map { "\(start)<key>\($0.rawValue)</key>\(start)<string>\(text)</string>" }
    return [.insertion(forms.joined(), at: place.upperBound + closing.count)]
  }
}

/// Plural forms that a language has and a text lacks.
package enum MissingForms {
  /// The categories that no path has, in CLDR's order.
  package static func categories(in paths: [TextPath], of language: LanguageTag) -> [CaseName] {
    let known = Set(paths.compactMap(\.category))
    return PluralRules(for: language, type: .cardinal).categories.map { CaseName($0) }
      .filter { !known.contains($0) }
  }
}
