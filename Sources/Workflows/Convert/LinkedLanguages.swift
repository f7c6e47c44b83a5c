import Catalogs
import Reading

/// The links that make a language of one table of the files of another, or of another language.
///
/// A String Catalog has all languages of a table: one that is made of the files in one place lacks what
/// links lead to, and once the old files are removed the links lead nowhere.
struct LinkedLanguages {
  private struct Link {
    /// The link's own path: that of a table's file, or of a language's folder.
    let path: String
    /// What it leads to.
    let target: String
    /// The folder of the tables that it gives a language to.
    let folder: String
    /// The path from there.
    let place: String

    /// - Returns: Nil for a link that is neither a language's file nor its folder.
    init?(_ path: String, to target: String) {
      let isFile = CatalogFormat(path: path).map { $0 != .stringCatalog } ?? false
      let language = isFile ? PathParts.folder(of: path) : path
      guard PathParts.isLanguageFolder(language) else { return nil }
      (self.path, self.target) = (path, target)
      folder = PathParts.folder(of: language)
      let name = PathParts.name(of: language)
      place = isFile ? PathParts.join(name, PathParts.name(of: path)) : name
    }
  }

  private var layout = CatalogLayout(files: [])
  private var files: Set<String> = []
  /// By the folder of the tables that they give languages to.
  private var byFolder: [String: [Link]] = [:]
  /// By what they lead to.
  private var byTarget: [String: [Link]] = [:]

  /// No links.
  init() {}

  init(_ set: CatalogSet) {
    let links = set.links.sorted { $0.key.precedesInBytes($1.key) }
      .compactMap { Link($0.key, to: $0.value) }
    guard !links.isEmpty else { return }
    layout = set.layout
    files = Set(set.files)
    byFolder = Dictionary(grouping: links, by: \.folder)
    byTarget = Dictionary(grouping: links, by: \.target)
  }

  /// The first link without which a table would not be whole, or that would not be without the table;
  /// nil where there is none.
  ///
  /// A link by which all of a table has a second place is none.
  func link(to table: String, in folder: CatalogLayout.Folder) -> String? {
    if let own = byFolder[folder.path]?.first(where: { leads($0, to: table) }) { return own.path }
    guard !byTarget.isEmpty else { return nil }
    let paths = folder.tables[table]?.values.flatMap(\.paths) ?? []
    return Set(paths + paths.map { PathParts.folder(of: $0) })
      .sorted { $0.precedesInBytes($1) }.lazy
      .flatMap { byTarget[$0] ?? [] }
      .first { !givesSecondPlace($0, to: table, in: folder.path) }?.path
  }

  /// Whether a link is one of those by which the tables of a folder have a language of a table.
  private func leads(_ link: Link, to table: String) -> Bool {
    if CatalogFormat(path: link.path) != nil { return PathParts.stem(of: link.path) == table }
    return CatalogFormat.allCases.contains { format in
      format != .stringCatalog && files.contains(PathParts.join(link.target, table + format.suffix))
    }
  }

  /// Whether a link, like all others of its folder that lead to tables of the name, leads to the same
  /// place of the one table, and nothing but links has such a table there.
  private func givesSecondPlace(_ link: Link, to table: String, in folder: String) -> Bool {
    func isSamePlace(_ link: Link) -> Bool { link.target == PathParts.join(folder, link.place) }
    guard isSamePlace(link), layout.folder(at: link.folder)?.tables[table] == nil else {
      return false
    }
    return byFolder[link.folder]?.allSatisfy { !leads($0, to: table) || isSamePlace($0) } ?? true
  }
}
