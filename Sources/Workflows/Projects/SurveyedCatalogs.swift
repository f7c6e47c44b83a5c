import Catalogs
import Diagnostics
import Projects
import Reading

/// The catalogs of a project, with their languages and the targets that they go into.
struct SurveyedCatalogs {
  struct Catalog {
    var table: String
    /// The String Catalog, or the folder with the `.lproj` folders of the table.
    var path: String
    /// A table of `.lproj` folders is `.strings`, whether or not it has a `.stringsdict` file, too.
    var format: CatalogFormat
    /// As the catalog spells them, its source language among them.
    var languages: [String]
    /// Nil where only the project says it.
    var sourceLanguage: String?
    var targets: [TargetID]
    /// The files of a table in `.lproj` folders.
    var files: [String] = []
    /// That of them which has the source language's texts; nil where there is none.
    var sourceFile: String?
    /// Whether a target has it as a part of something else only.
    var isEnclosed = false

    var json: JSONText {
      .object([
        ("table", .string(table)), ("path", .string(path)), ("format", .string(format.rawValue)),
        ("languages", .array(languages.map { .string($0) })),
      ])
    }
  }

  /// By folder and table.
  private(set) var all: [Catalog] = []
  /// Why String Catalogs can't be read.
  private(set) var errors: [Diagnostic] = []
  /// Those String Catalogs of whose keys code asks for none any more.
  private(set) var onlyStale: [Diagnostic] = []
  /// Whether one is for the strings of code, and not for those of a bundle, a storyboard or a property
  /// list.
  let takeCode: Bool
  /// What looks like catalogs and is none.
  let derived: DerivedTables
  /// The files of tables in `.lproj` folders.
  private(set) var tableFiles: [String] = []

  /// - Parameter sourceLanguage: The one that somebody chose; nil for what projects say.
  init(of survey: ProjectSurvey, sourceLanguage: String? = nil) {
    let set = CatalogSet(of: survey, sourceLanguage: sourceLanguage) { _ in true }
    let layout = set.layout
    derived = set.derived
    takeCode = layout.takesCode
    let owners = CatalogOwners(of: layout, in: survey.model)
    for folder in layout.folders {
      for name in folder.names.sorted(by: { $0.table < $1.table }) {
        add(name.table, of: folder, in: set, owners, survey)
      }
    }
  }

  /// Why files of tables in `.lproj` folders can't be read; looks into all of them.
  func tableErrors(in tree: any FileTree) -> [Diagnostic] {
    tableFiles.sorted().flatMap { file -> [Diagnostic] in
      do throws(FileError) {
        let text = SourceText(decoding: try tree.read(file))
        let isList = CatalogFormat(path: file) == .stringsdict || text.isPropertyList
        let found =
          isList
          ? StringsdictDocument(text, file: file).diagnostics
          : StringsDocument(reading: text, file: file).diagnostics
        return found.filter { $0.severity == .error }
      } catch {
        return [error.diagnostic]
      }
    }
  }

  func catalogs(of target: Target) -> [Catalog] {
    all.filter { $0.targets.contains(target.id) }
  }

  private mutating func add(
    _ table: String, of folder: CatalogLayout.Folder, in set: CatalogSet,
    _ owners: CatalogOwners, _ survey: ProjectSurvey
  ) {
    let owning = owners.targets(of: ProjectCatalogs.Name(folder: folder.path, table: table))
    func add(_ catalog: Catalog, _ files: [String]) {
      let holders = Set(files.flatMap { survey.model.targets(ofResource: $0) })
      var catalog = catalog
      // Of two forms of a table only one may be built.
      catalog.targets = owning.filter(holders.contains)
      catalog.isEnclosed = catalog.targets.isEmpty && !holders.isEmpty
      all.append(catalog)
    }
    if let path = folder.stringCatalogs[table] {
      add(stringCatalog(table, at: path, in: survey.tree), [path])
    }
    if let files = folder.tables[table] {
      let path = folder.path.isEmpty ? "." : folder.path
      var catalog = Catalog(
        table: table, path: path, format: .strings, languages: files.keys.sorted(),
        sourceLanguage: nil, targets: [])
      let paths = files.values.flatMap(\.paths)
      catalog.files = paths
      catalog.sourceFile = files.source(set.sourceLanguage(of: files))?.paths.first
      tableFiles += paths
      add(catalog, paths)
    }
  }

  private mutating func stringCatalog(
    _ table: String, at path: String, in tree: any FileTree
  ) -> Catalog {
    var catalog = Catalog(
      table: table, path: path, format: .stringCatalog, languages: [], sourceLanguage: nil,
      targets: [])
    do throws(FileError) {
      let document = StringCatalogDocument(parsing: try tree.read(path), file: path)
      catalog.languages = document.languages
      catalog.sourceLanguage = document.sourceLanguage?.value.value
      errors += document.diagnostics.filter { $0.severity == .error }
      if let count = document.onlyStaleCount {
        onlyStale.append(.onlyStaleKeys(count, in: path, keepsState: true))
      }
    } catch {
      errors.append(error.diagnostic)
    }
    return catalog
  }
}
