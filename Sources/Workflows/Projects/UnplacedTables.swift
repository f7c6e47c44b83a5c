import Catalogs
import Diagnostics
import Projects
import Reading

/// The `.strings` and `.stringsdict` files that lie in no `.lproj` folder: they are in no language, so
/// nothing takes them for catalogs.
struct UnplacedTables {
  /// By path.
  let files: [String]

  /// Those that targets build, or, where there are none, all but what bundles hold and what goes to
  /// translators: other tools have such files, too, and tests read theirs as they like.
  init(of survey: ProjectSurvey) {
    let bundles = survey.bundles
    files = survey.files.filter { file in
      guard let format = CatalogFormat(path: file), format != .stringCatalog,
        !PathParts.isLanguageFolder(PathParts.folder(of: file)),
        !CatalogLayout.isExported(file), OpaqueFolder.bundle(around: file, below: "") == nil,
        !PathParts.enclosingFolders(of: file).contains(where: bundles.contains),
        !survey.hasTargets || Self.isBuilt(file, in: survey.model)
      else { return false }
      return !Self.isForTranslators(file, in: survey.tree)
    }
  }

  private static func isBuilt(_ file: String, in model: ProjectModel) -> Bool {
    model.targets(ofResource: file).contains { target in
      model.isOwn(file, of: target) && model.target(target)?.isTest == false
    }
  }

  private static func isForTranslators(_ file: String, in tree: any FileTree) -> Bool {
    (try? tree.read(file)).map(FlatStrings.isExport) ?? false
  }

  /// One note for all of them that are meant, at the first; none where there are none.
  func notes(where isMeant: (String) -> Bool = { _ in true }) -> [Diagnostic] {
    let meant = files.filter(isMeant)
    guard let first = meant.first else { return [] }
    let (what, it, its) =
      meant.count == 1
      ? ("this file lies", "it", "its language")
      : ("this and \(String.counted(meant.count - 1, "more file")) lie", "them", "their languages")
    return [
      Diagnostic(
        id: "table-without-language", severity: .note,
        message: "\(what) in no .lproj folder, so no language has \(it) and no key is added there; "
          + "move \(it) into the folder of \(its), such as en.lproj",
        location: Location(file: first))
    ]
  }
}
