import Catalogs
package import Diagnostics
import Exchange
import Messages
import Reading

/// A localization catalog as Xcode exports it: a folder with the XLIFF file of one language.
package struct XclocBundle {
  static let contentsName = "contents.json"
  private static let localizedFolder = "Localized Contents"
  private static let sourceFolder = "Source Contents"

  // MARK: Writing

  /// The files of a bundle by their paths inside it.
  static func files(
    _ xliff: XLIFFDocument, language: String, sources: [(path: String, bytes: [UInt8])],
    project: String
  ) -> [(path: String, bytes: [UInt8])] {
    let region = xliff.files.first?.sourceLanguage ?? "en"
    let contents = JSONText.object([
      ("developmentRegion", .string(region)),
      ("project", .string(project)),
      ("targetLocale", .string(language)),
      (
        "toolInfo",
        .object([
          ("toolID", .string(ToolVersion.name)), ("toolName", .string(ToolVersion.name)),
          ("toolVersion", .string(ToolVersion.number)),
        ])
      ),
      ("version", .string("1.0")),
    ])
    return [
      (contentsName, Array((contents.text(indented: true) + "\n").utf8)),
      ("\(localizedFolder)/\(language).xliff", ExportMark.marked(xliff.serialized())),
    ]
      + sources.filter { isInside($0.path) }.map { ("\(sourceFolder)/\($0.path)", $0.bytes) }
  }

  /// A catalog beside the project's folder has no place in the bundle.
  private static func isInside(_ path: String) -> Bool {
    !path.hasPrefix("/") && !path.split(separator: "/").contains("..")
  }

  // MARK: Reading

  /// Whether a file says what a bundle is for, and that it is an export of this tool's.
  static func isExport(_ bytes: [UInt8]) -> Bool {
    let root = JSONDocument(parsing: bytes, dialect: .json).root
    guard root?["targetLocale"] != nil,
      case .string(let tool)? = root?["toolInfo"]?["toolID"]?.content
    else { return false }
    return tool.value == ToolVersion.name
  }

  /// Whether a file by its name tells that the folder around it is a bundle, which some send without its
  /// `contents.json`.
  static func isPart(_ path: String) -> Bool {
    PathParts.name(of: path) == contentsName || ExchangeFormat(path: path) == .xliff
  }

  /// The bundle that has a path among what it shows beside its texts; nil for any other path.
  static func bundle(showing path: String) -> String? {
    PathParts.prefixes(of: path).first { $0.hasSuffix(".xcloc/\(sourceFolder)") }
      .map(PathParts.folder(of:))
  }

  /// The XLIFF files of a bundle; what its `contents.json` says is no path.
  ///
  /// - Parameter path: The bundle's folder.
  package static func localizedFiles(
    of path: String, in tree: any FileTree
  ) -> (files: [String], diagnostics: [Diagnostic]) {
    guard tree.exists(path) else { return ([], [FileError.missing(path).diagnostic]) }
    let folder = PathParts.join(path, localizedFolder)
    guard let real = tree.realPath(of: path), let inner = tree.realPath(of: folder) else {
      let archive = (try? tree.read(path, .exchange)).flatMap {
        ZIPArchive.diagnostic(of: $0, path: path)
      }
      return ([], [archive ?? missing(path)])
    }
    guard PathParts.contains(real, inner) else { return ([], [leavesBundle(folder)]) }
    let listing = tree.files(
      under: [folder], FileSelection(suffixes: ExchangeFormat.xliff.suffixes))
    let inside = listing.files.filter { file in
      tree.realPath(of: file).map { PathParts.contains(real, $0) } ?? false
    }
    // A walk passes over links that lead out of where it started, and says less of why.
    let linked = tree.names(in: folder).map { PathParts.join(folder, $0) }.filter { path in
      tree.realPath(of: path).map { !PathParts.contains(real, $0) } ?? false
    }
    let outside = Set(listing.files).subtracting(inside).union(linked).sorted().map { path in
      leavesBundle(path, isAll: inside.isEmpty)
    }
    if inside.isEmpty, outside.isEmpty { return ([], [missing(path)]) }
    let others = listing.diagnostics.filter { !linked.contains($0.location?.file ?? "") }
    return (inside, others + outside)
  }

  /// What is wrong with what a bundle says of itself; the texts can be read without it.
  static func mistakes(inContentsOf path: String, in tree: any FileTree) -> [Diagnostic] {
    guard let contents = contents(of: path, in: tree), let error = contents.document.errors.first
    else { return [] }
    return [
      Diagnostic(
        id: "unreadable-bundle", severity: .warning,
        message: "this is no JSON (\(error.message)), so it doesn't say which language the bundle "
          + "is for; have the bundle sent again",
        location: Location(file: contents.file, range: error.range))
    ]
  }

  /// The language that a bundle says it is for, or nil where it doesn't say it.
  static func targetLocale(of path: String, in tree: any FileTree) -> String? {
    guard
      case .string(let locale)? = contents(of: path, in: tree)?.document.root?["targetLocale"]?
        .content
    else { return nil }
    return locale.value
  }

  /// What a bundle says of itself; nil where a link leads out of it.
  private static func contents(
    of path: String, in tree: any FileTree
  ) -> (file: String, document: JSONDocument)? {
    let file = PathParts.join(path, contentsName)
    guard let real = tree.realPath(of: path), let realFile = tree.realPath(of: file),
      PathParts.contains(real, realFile), let bytes = try? tree.read(file)
    else { return nil }
    // As Xcode reads it.
    return (file, JSONDocument(parsing: bytes, dialect: .json, allowsTrailingCommas: true))
  }

  private static func missing(_ path: String) -> Diagnostic {
    Diagnostic(
      id: "unreadable-bundle", severity: .error,
      message: "this bundle has no XLIFF file in 'Localized Contents'; is it complete?",
      location: Location(file: path))
  }

  /// - Parameter isAll: Whether nothing else of the bundle is read.
  private static func leavesBundle(_ path: String, isAll: Bool = true) -> Diagnostic {
    // Without a place: to show a line of the file would be to read it.
    Diagnostic(
      id: "link-leads-out", severity: isAll ? .error : .warning,
      message: "'\(path)' leads out of its bundle, so it is not read; replace the link by a file")
  }
}
