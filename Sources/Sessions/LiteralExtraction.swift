import Catalogs
import Extraction
import Reading
package import Workflows

/// A literal that nothing localizes, made a key: `String(localized:)` around it in the code, and its
/// key in the catalogs that `l10n extract` would write it to; or a literal that is a key, brought into
/// these.
package struct LiteralExtraction: Sendable {
  /// The files with their texts before and after, the code first.
  package let changes: [FileEdit]

  /// The rule that finds such literals.
  package static let finding = ExtractionDiagnostic.unlocalized
  private static let opening = "String(localized: "

  /// - Parameter isKey: Whether the literal is a key already, so that the code stays as it is.
  /// - Returns: nil where no literal stands, or where no key comes of it.
  package init?(at offset: Int, of path: String, isKey: Bool = false, in session: Session) {
    guard let old = session.text(of: path)?.text,
      let end = SwiftLiteral.end(in: old, from: offset)
    else { return nil }
    let opening = isKey ? "" : Self.opening
    let new =
      isKey ? old : old.applying([.insertion(opening, at: offset), .insertion(")", at: end)])
    let files = OverlaidFiles(session.files, [path: new])
    let options = ExtractOptions(paths: session.roots, isCheck: true, needsCatalog: false)
    let outcome = ExtractWorkflow(options).run(on: files, project: session.configuration)
    let start = offset + opening.utf8.count
    let found = outcome.entries.first { entry in
      entry.locations.contains { $0.file == path && $0.offset == start }
    }
    guard let found else { return nil }
    var changes = isKey ? [] : [FileEdit(path: path, old: old, new: new)]
    for change in outcome.changes where change.file != path {
      guard !change.old.isEmpty,
        let new = Self.adding(found, to: change.old, like: change.new, file: change.file)
      else { continue }
      changes.append(FileEdit(path: change.file, old: change.old, new: new))
    }
    guard !changes.isEmpty else { return nil }
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
        let added = wanted.entry(forKey: entry.key)
      else { return nil }
      return document.applying(edits(adding: added, of: wanted)).serialized()
    case .strings?:
      let document = StringsDocument(parsing: old, file: file)
      let wanted = StringsDocument(parsing: new, file: file)
      guard !document.hasErrors, document.entry(forKey: entry.key) == nil,
        let added = wanted.entry(forKey: entry.key)
      else { return nil }
      let edit = StringsEdit.insert(
        key: entry.key, value: wanted.value(of: added), comment: wanted.comment(of: added))
      return document.applying([edit]).serialized()
    case .stringsdict?, nil: return nil
    }
  }
  /// What makes an entry as an extraction does: with its comment, and a text that code gives it.
  private static func edits(
    adding entry: StringCatalogEntry, of wanted: StringCatalogDocument
  ) -> [StringCatalogEdit] {
    let key = entry.key.value
    var edits = [StringCatalogEdit.add(key: key)]
    if let comment = entry.comment?.text { edits.append(.setComment(comment, key: key)) }
    if let state = entry.extractionState?.value {
      edits.append(.setExtractionState(state, key: key))
    }
    for localization in entry.localizations {
      edits += wanted.leaves(of: localization.content).map { leaf in
        StringCatalogEdit.setUnit(
          value: leaf.text, state: leaf.state ?? .new,
          at: StringCatalogPlace(key: key, language: localization.language.value, path: leaf.path))
      }
    }
    return edits
  }
}
