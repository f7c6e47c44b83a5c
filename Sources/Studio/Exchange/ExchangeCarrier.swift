import Catalogs
import Diagnostics
import Exchange
import LocaleData
import Reading
import Workflows

/// A file for translators as it was read, with the String Catalogs that show its texts.
struct ExchangeCarrier: Sendable {
  struct Catalog: Sendable {
    /// Of the String Catalog.
    let path: String
    var exchanged: ExchangedCatalog
    /// The String Catalog's.
    var bytes: [UInt8]
  }

  let path: String
  /// As the disk has them.
  let bytes: [UInt8]
  private let text: SourceText
  private let document: XLIFFDocument
  /// In the order of the file, without those that have no texts.
  private(set) var catalogs: [Catalog] = []

  /// - Parameters:
  ///   - root: The folder of the String Catalogs.
  ///   - names: String Catalogs that others have.
  /// - Throws: What is wrong with the file.
  init(
    _ bytes: [UInt8], path: String, in root: String, besides names: Set<String>
  ) throws(ExchangeProblem) {
    (self.path, self.bytes, text) = (path, bytes, SourceText(decoding: bytes))
    document = XLIFFDocument(parsing: bytes, file: path)
    let errors = document.diagnostics.filter { $0.severity == .error }
    guard errors.isEmpty else { throw ExchangeProblem(diagnostics: errors) }
    var names = names
    for file in document.files where !file.units.isEmpty {
      if let problem = Self.problem(with: file, path) {
        throw ExchangeProblem(diagnostics: [problem])
      }
      let name = Self.name(for: file, in: root, besides: names)
      names.insert(name)
      let exchanged = ExchangedCatalog(file)
      catalogs.append(Catalog(path: name, exchanged: exchanged, bytes: exchanged.bytes))
    }
    guard catalogs.isEmpty else { return }
    throw ExchangeProblem(diagnostics: [
      Diagnostic(
        id: "nothing-to-translate", severity: .error,
        message: "there are no texts in this file; export it again with `l10n export`",
        location: Location(file: path))
    ])
  }

  private static func problem(with file: ExchangeFile, _ path: String) -> Diagnostic? {
    if let source = LanguageTag(file.sourceLanguage), source == LanguageTag(file.targetLanguage) {
      return Diagnostic(
        id: "source-language", severity: .error,
        message: "these texts are in the language that they are translated from, which belongs to "
          + "the code; open a file for another language",
        location: Location(file: path, range: file.range ?? 0..<0))
    }
    guard
      !LanguageName.isUsable(file.targetLanguage)
        || !LanguageName.isUsable(file.sourceLanguage)
    else { return nil }
    return Diagnostic(
      id: "unknown-language", severity: .error,
      message:
        "this file doesn't say which language it is translated from and to; ask for one that "
        + "names them, such as es or pt-BR",
      location: Location(file: path, range: file.range ?? 0..<0))
  }

  /// A path for the texts of a catalog, whatever the file calls it: it is a name to show, and never
  /// one to open.
  private static func name(
    for file: ExchangeFile, in root: String, besides names: Set<String>
  ) -> String {
    let parts = file.original.split(separator: "/").map(String.init).filter {
      FileName.isUsable($0) && !PathParts.isLanguageFolder($0)
    }
    let name = parts.last.map { PathParts.stem(of: $0) } ?? ""
    let end = "\(name.isEmpty ? "Localizable" : name).xcstrings"
    let folder = parts.dropLast().reduce(root, PathParts.join)
    // Texts of one name come in several formats and languages; names that say nothing get a number.
    let kinds = [String(PathParts.suffix(of: file.original).dropFirst()), file.targetLanguage]
      .filter(FileName.isUsable)
    let paths = ([folder] + kinds.map { PathParts.join(folder, $0) }).map {
      PathParts.join($0, end)
    }
    if let free = paths.first(where: { !names.contains($0) }) { return free }
    // Each of many files of one name is tried once.
    var number = names.count + 1
    var path = paths[0]
    while names.contains(path) {
      path = PathParts.join(PathParts.join(folder, String(number)), end)
      number += 1
    }
    return path
  }

  // MARK: Changes

  /// What texts of a key make of the file's units.
  ///
  /// - Throws: Why they have no place there.
  func changes(
    of key: String, in catalog: Catalog, to texts: [String: String], _ state: TextState
  ) throws(StudioProblem) -> [UnitChange] {
    let units = catalog.exchanged.units(of: key)
    var changes: [UnitChange] = []
    for (spelling, text) in texts.sorted(by: { $0.key < $1.key }) {
      let found = units.filter { $0.path.spelling == spelling }
      guard found.count == 1, let unit = found.first?.unit, let range = unit.range else {
        throw StudioProblem(
          .refused, "the file has no place for this form: it isn't among the texts that were sent")
      }
      let isSame = unit.target.map { $0.isExactly(text) } ?? false
      if isSame, (unit.state ?? .translated) == state { continue }
      let old = Array(self.text.utf8[range])
      let writing = XLIFFUnitWriting(old, version: document.version)
      guard let new = writing.unit(with: text, state, in: unit.target.flatMap { _ in unit.state })
      else {
        throw StudioProblem(
          .refused,
          "the file has markup here that a text can't stand for: translate this one with the "
            + "program that the file comes from")
      }
      let file = catalog.exchanged.file
      changes.append(
        UnitChange(
          original: file.original, language: file.targetLanguage, id: unit.id, old: old, new: new))
    }
    return changes
  }

  /// The file with units as they would be after changes.
  ///
  /// - Returns: nil where somebody else changed what these would change, or the file says something
  ///   else then than it was meant to.
  func applying(_ changes: [UnitChange]) -> ExchangeCarrier? {
    var edits: [TextEdit] = []
    for change in changes {
      let files = document.files.filter {
        $0.original == change.original && $0.targetLanguage == change.language
      }
      let units = files.flatMap(\.units)
        .filter { $0.id.isExactly(change.id) }
      guard units.count == 1, let range = units[0].range, Array(text.utf8[range]) == change.old
      else { return nil }
      edits += TextEdit.difference(change.old, change.new, at: range.lowerBound)
    }
    return applying(edits)
  }

  private func applying(_ edits: [TextEdit]) -> ExchangeCarrier? {
    var (document, utf8) = (document, text.utf8)
    // From the back, so that places stay right.
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      let followed = document.following(edit, in: utf8, file: path)
      utf8 = utf8.applying([edit])
      document = followed ?? XLIFFDocument(parsing: utf8, file: path)
    }
    guard !document.hasErrors, document.files.count == self.document.files.count else { return nil }
    return ExchangeCarrier(self, text.encoded(utf8), document)
  }

  private init(
    _ before: ExchangeCarrier, _ bytes: [UInt8], _ document: XLIFFDocument
  ) {
    path = before.path
    (self.bytes, text, self.document) = (bytes, SourceText(decoding: bytes), document)
    let files = document.files.filter { !$0.units.isEmpty }
    catalogs = zip(before.catalogs, files).map { catalog, file in
      var catalog = catalog
      catalog.exchanged = ExchangedCatalog(file)
      return catalog
    }
  }

  /// Takes the bytes of a String Catalog that was brought up to date entry by entry.
  mutating func take(_ bytes: [UInt8], of catalog: String) {
    guard let index = catalogs.firstIndex(where: { $0.path == catalog }) else { return }
    catalogs[index].bytes = bytes
  }
}

/// One unit of a file for translators that has other bytes, in UTF-8.
struct UnitChange: Hashable, Sendable {
  /// The catalog that the unit is for, as the file names it.
  var original: String
  /// That it is translated to: a file may have one catalog in several languages.
  var language: String
  var id: String
  var old: [UInt8]
  var new: [UInt8]

  var inverse: UnitChange {
    UnitChange(original: original, language: language, id: id, old: new, new: old)
  }
}
