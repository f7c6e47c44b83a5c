import Catalogs
import Extraction
import Reading
package import Workflows

/// A literal that nothing localizes, made a key: `String(localized:)` around it in the code, and its
/// key in the catalogs that `l10n extract` would write it to.
package struct LiteralExtraction: Sendable {
  /// The files with their texts before and after, the code first.
  package let changes: [FileEdit]

  /// The rule that finds such literals.
  package static let finding = ExtractionDiagnostic.unlocalized
  private static let opening = "String(localized: "

  /// - Returns: nil where no literal stands, or where no key comes of it.
  package init?(at offset: Int, of path: String, in session: Session) {
    guard let old = session.text(of: path)?.text,
      let end = SwiftLiteral.end(in: old, from: offset)
    else { return nil }
    let new = old.applying([.insertion(Self.opening, at: offset), .insertion(")", at: end)])
    let files = OverlaidFiles(session.files, [path: new])
    let options = ExtractOptions(paths: session.roots, isCheck: true, needsCatalog: false)
    let outcome = ExtractWorkflow(options).run(on: files, project: session.configuration)
    let start = offset + Self.opening.utf8.count
    let found = outcome.entries.first { entry in
      entry.locations.contains { $0.file == path && $0.offset == start }
    }
    guard let found else { return nil }
    var changes = [FileEdit(path: path, old: old, new: new)]
    for change in outcome.changes where change.file != path {
      guard !change.old.isEmpty,
        let new = Self.adding(found, to: change.old, like: change.new, file: change.file)
      else { continue }
      changes.append(FileEdit(path: change.file, old: change.old, new: new))
    }
    self.changes = changes
  }

  /// A catalog with the key, but with nothing else that an extraction would change.
  private static func adding(
    _ entry: ExtractedEntry, to old: [UInt8], like new: [UInt8], file: String
  ) -> [UInt8]? {
    switch CatalogFormat(path: file) {
    case .stringCatalog?:
      let document = StringCatalogDocument(parsing: old, file: file)
      let wanted = StringCatalogDocument(parsing: new, file: file)
      guard !document.hasErrors, document.entry(forKey: entry.key) == nil,
        wanted.entry(forKey: entry.key) != nil
      else { return nil }
      return document.applying([.add(key: entry.key)]).serialized()
    case .strings?:
      let document = StringsDocument(parsing: old, file: file)
      let wanted = StringsDocument(parsing: new, file: file)
      guard !document.hasErrors, document.entry(forKey: entry.key) == nil,
        let text = wanted.entry(forKey: entry.key).map(wanted.value)
      else { return nil }
      let edit = StringsEdit.insert(key: entry.key, value: text, comment: nil)
      return document.applying([edit]).serialized()
    case .stringsdict?, nil: return nil
    }
  }
}
