import Catalogs
import Reading

/// Files of some languages that are linted alone: what they are compared with, and what is said in
/// their other languages, stands in the `.lproj` folders beside theirs.
struct NamedFiles {
  private let options: LintOptions
  private let tree: any FileTree

  init(_ options: LintOptions, in tree: any FileTree) {
    (self.options, self.tree) = (options, tree)
  }

  /// Whether catalogs were named one by one, or files of an exchange, and no folder.
  var areAllFiles: Bool {
    options.scope.namesOnly { CatalogFormat(path: $0) != nil || ExchangeFormat(path: $0) != nil }
  }

  /// The options with the other languages' folders among what is read, of which nothing is said; the
  /// same options where nothing is missing.
  func widened(_ project: ProjectConfiguration) -> LintOptions {
    guard options.changedFiles == nil, mayLackLanguages else { return options }
    let named = LintCatalogs.set(options, project, in: tree).files
    let folders = Set(named.compactMap(Self.languageFolder))
    let beside = Set(folders.map { PathParts.folder(of: $0) }).flatMap(languageFolders)
    guard !folders.isSuperset(of: beside) || !options.scope.include.isEmpty && !folders.isEmpty
    else {
      return options
    }
    var options = options
    options.scope.paths = Set(beside).sorted() + named.filter { Self.languageFolder(of: $0) == nil }
    options.scope.include = []
    options.changedFiles = Set(named.compactMap(tree.realPath))
    return options
  }

  /// Whether less than whole folders of catalogs was named.
  private var mayLackLanguages: Bool {
    !options.scope.include.isEmpty
      || options.scope.paths.contains {
        PathParts.isLanguageFolder($0) || Self.languageFolder(of: $0) != nil
      }
  }

  /// The `.lproj` folder of a table's file.
  private static func languageFolder(of path: String) -> String? {
    let folder = PathParts.folder(of: path)
    guard PathParts.isLanguageFolder(folder),
      [.strings, .stringsdict].contains(CatalogFormat(path: path))
    else { return nil }
    return folder
  }

  private func languageFolders(in parent: String) -> [String] {
    tree.names(in: parent.isEmpty ? "." : parent)
      .filter { PathParts.isLanguageFolder($0) }
      .map { parent.isEmpty ? $0 : PathParts.join(parent, $0) }
  }
}
