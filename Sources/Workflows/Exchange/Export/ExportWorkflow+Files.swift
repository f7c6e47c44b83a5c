import Catalogs
import Diagnostics
import Exchange
import Reading

/// Where an export's files go, and what they hold.
extension ExportWorkflow {
  func path(for locale: String, isOnly: Bool) -> String {
    let output = PathParts.withoutSlash(options.output)
    if options.format == .strings { return output }
    if isOnly, ExchangeFormat(path: output) == options.format { return output }
    return PathParts.join(output == "." ? "" : output, locale + options.format.suffix)
  }

  func files(
    _ files: [ExchangeFile], _ locale: String, _ path: String, _ catalogs: ExchangeCatalogs,
    _ tree: any FileTree
  ) -> [(path: String, bytes: [UInt8])] {
    switch options.format {
    case .xliff:
      let document = XLIFFDocument(version: options.version.document, files: files)
      return [(path, ExportMark.marked(document.serialized()))]
    case .csv:
      // A table without rows still says in its header which languages it is for.
      let language = catalogs.tables.first?.sourceLanguage ?? "en"
      let empty = ExchangeFile(
        original: "", sourceLanguage: language, targetLanguage: locale)
      let document = CSVDocument(files: files.isEmpty ? [empty] : files)
      return [(path, document.serialized(hasByteOrderMark: options.hasByteOrderMark))]
    case .strings: return flatFiles(files, locale, path, catalogs)
    case .xcloc:
      let names = Set(files.map(\.original))
      let sources = catalogs.tables.filter { names.contains($0.original) }
        .compactMap { table in table.sourceBytes.map { (path: table.original, bytes: $0) } }
      let root = tree.realPath(of: catalogs.roots.first ?? ".") ?? "project"
      return XclocBundle.files(
        XLIFFDocument(version: .v1_2, files: files), language: locale, sources: sources,
        project: PathParts.name(of: root)
      ).map { (PathParts.join(path, $0.path), $0.bytes) }
    }
  }

  /// The tables of one name go into one file.
  private func flatFiles(
    _ files: [ExchangeFile], _ locale: String, _ folder: String, _ catalogs: ExchangeCatalogs
  ) -> [(path: String, bytes: [UInt8])] {
    var units: [String: [ExchangeUnit]] = [:]
    for file in files {
      guard let path = Self.flatPath(of: file, locale, catalogs) else { continue }
      units[path, default: []] += file.units
    }
    return units.sorted { $0.key < $1.key }.map { path, units in
      (PathParts.join(folder, path), FlatStrings.bytes(units, path: path))
    }
  }

  static func flatPath(
    of file: ExchangeFile, _ locale: String, _ catalogs: ExchangeCatalogs
  ) -> String? {
    catalogs.tables.first { $0.original == file.original }
      .map { FlatStrings.path(of: $0, language: locale) }
  }
}
