import Catalogs
import Diagnostics
import Exchange
import Messages
import Reading

/// What a command writes as a whole, and what of that an earlier run may have written already.
///
/// A file that is something else is left alone: whoever named it may have meant another one.
enum OwnFile {
  case baseline
  case stamp
  case snapshot
  case exchange(ExchangeFormat)
  case compiled
  case catalog
  /// Generated symbols.
  case symbols
  case schema
  case stringsData

  /// Why files may not be replaced: they are there, and hold what the command can't have written.
  func refusals(toReplace paths: [String], in tree: any FileTree) -> [Diagnostic] {
    paths.filter { path in
      // What can't be read at all, writing says more about.
      guard tree.exists(path), let bytes = try? tree.read(path), !bytes.isEmpty else {
        return false
      }
      return !includes(bytes, at: path)
    }.map { path in
      Diagnostic(
        id: "existing-file", severity: .error,
        message: "there is a file already that this command did not write; \(advice)",
        location: Location(file: path))
    }
  }

  /// What whoever named the file can do; few commands can be told to insist.
  private var advice: String {
    switch self {
    case .catalog: "name another folder with --output, or move the file away"
    case .stringsData: "name another folder, or move the file away"
    case .schema: "move it away"
    case .baseline, .stamp, .snapshot, .exchange, .compiled, .symbols:
      "name another, or replace it with --force"
    }
  }

  private func includes(_ bytes: [UInt8], at path: String) -> Bool {
    switch self {
    case .baseline: LintBaseline(parsing: bytes, below: "") != nil
    case .stamp: LintStamp.isLikely(bytes)
    case .snapshot: bytes.starts(with: Array(PreviewSnapshot.title.utf8))
    case .exchange(.strings): FlatStrings.isExport(bytes)
    case .exchange(.csv): CSVDocument.isExport(bytes)
    case .exchange(.xcloc) where path.hasSuffix(XclocBundle.contentsName):
      XclocBundle.isExport(bytes)
    case .exchange: XLIFFDocument.isExport(bytes)
    case .compiled: CompiledTable.isLikely(bytes, at: path)
    case .catalog: Self.isCatalog(bytes, at: path)
    case .symbols: SymbolSource.isLikely(bytes)
    case .schema: Self.isSchema(bytes)
    case .stringsData: Self.isStringsData(bytes, at: path)
    }
  }

  /// Of whatever version.
  private static func isSchema(_ bytes: [UInt8]) -> Bool {
    let root = JSONDocument(parsing: bytes, dialect: .json).root
    guard case .string(let title)? = root?["title"]?.content else { return false }
    return title.value == ConfigurationSearch.name
  }

  /// As this tool lays it out; the compiler's files have the same members.
  private static func isStringsData(_ bytes: [UInt8], at path: String) -> Bool {
    (try? StringsData(parsing: bytes, file: path))?.text.utf8.elementsEqual(bytes) ?? false
  }

  private static func isCatalog(_ bytes: [UInt8], at path: String) -> Bool {
    switch CatalogFormat(path: path) {
    case .stringCatalog: !StringCatalogDocument(parsing: bytes, file: path).hasErrors
    case .stringsdict: !StringsdictDocument(parsing: bytes, file: path).hasErrors
    case .strings, nil: !StringsDocument(parsing: bytes, file: path).hasErrors
    }
  }
}
