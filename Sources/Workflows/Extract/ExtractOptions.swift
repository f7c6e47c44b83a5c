package import Extraction
import Reading

/// What `l10n extract` is asked to do.
package struct ExtractOptions: Sendable {
  /// What is scanned.
  package var scope: FileScope
  /// The folder that takes all catalogs; nil to use the catalogs beside the sources.
  package var output: String?
  /// The format of new catalogs; nil for that of the catalogs beside them, else `.strings`.
  package var format: NewCatalogFormat?
  /// The folders that are looked into for catalogs; empty to look beside the sources.
  package var catalogs: [String] = []
  /// The language that was asked for; see ``sourceLanguage``.
  package var chosenSourceLanguage: String?
  /// Whether keys that the sources no longer use are deleted instead of marked.
  package var removesStale: Bool
  /// Whether catalogs are only compared, not written.
  package var isCheck: Bool
  /// Whether it is an error that there is no catalog to write to.
  package var needsCatalog: Bool
  /// Whether a catalog is made that a target lacks, and the first one where there is no project.
  package var createsCatalogs = false
  /// The key that is explained instead of catalogs being written.
  package var explainedKey: String?
  /// Whether it is told why each Swift file was parsed, instead of catalogs being written.
  package var explainsFiles = false
  /// Whether strings count that only debug builds have.
  package var includesDebug = false
  /// Whether strings of tests count.
  var includesTests = false
  /// What earlier runs found out; nil to find everything out anew.
  package var cache: ProjectCache?
  /// What extractions of this process found out of single files, where a project is held open; nil
  /// to take that from the cache, too.
  package var memory: ExtractionMemory?
  /// The real path of the folder that paths are relative to, which tells projects apart.
  var folder = ""
  /// What the project's configuration marks texts with that nobody translates.
  var untranslatedMarks: [String] = []
  /// Functions of the project that localize a plain String.
  package var functions: [LocalizingFunction]
  /// The globs of the project's configuration.
  package var projectGlobs: ProjectGlobs?

  /// What counts of the code that no release runs.
  var included: IncludedCode {
    var included: IncludedCode = includesDebug ? .debug : []
    if includesTests { included.insert(.tests) }
    return included
  }

  /// Whether something is told instead of catalogs being written.
  var isExplaining: Bool { explainedKey != nil || explainsFiles }

  /// What tells what is asked from what else may be asked in the same place.
  var identity: ContentHash {
    var hash = ContentHash()
    hash.combine(folder)
    for list in [scope.paths, scope.include, scope.exclude] { hash.combine(list) }
    hash.combine((includesDebug ? "debug" : "") + (includesTests ? "tests" : ""))
    return hash
  }

  /// Spells the folder of all catalogs as the files in it are found, however somebody typed it.
  mutating func spellOutput() {
    guard let path = output.map(PathParts.normalized) else { return }
    let own = folder.isEmpty ? nil : PathParts.relative(path, to: folder)
    let spelled = own ?? path
    output = spelled.isEmpty ? "." : spelled
  }

  package var sourceLanguage: String { chosenSourceLanguage ?? "en" }

  package init(
    paths: [String], output: String? = nil, format: NewCatalogFormat? = nil,
    sourceLanguage: String? = nil, removesStale: Bool = false, isCheck: Bool = false,
    needsCatalog: Bool = true, functions: [LocalizingFunction] = []
  ) {
    self.init(
      FileScope(paths: paths), output: output, format: format, sourceLanguage: sourceLanguage,
      removesStale: removesStale, isCheck: isCheck, needsCatalog: needsCatalog,
      functions: functions)
  }

  package init(
    _ scope: FileScope, output: String? = nil, format: NewCatalogFormat? = nil,
    sourceLanguage: String? = nil, removesStale: Bool = false, isCheck: Bool = false,
    needsCatalog: Bool = true, functions: [LocalizingFunction] = []
  ) {
    self.scope = scope
    self.output = output
    self.format = format
    chosenSourceLanguage = sourceLanguage
    self.removesStale = removesStale
    self.isCheck = isCheck
    self.needsCatalog = needsCatalog
    self.functions = functions
  }
}

extension ExtractOptions {
  /// These options, with what the project's configuration says where they leave it open.
  ///
  /// Functions of both count; globs of the command line stand in for those of the configuration.
  package func filled(from project: ProjectConfiguration) -> ExtractOptions {
    var options = self
    let configuration = project.configuration
    options.chosenSourceLanguage = chosenSourceLanguage ?? configuration.sourceLanguage
    options.functions += configuration.functions.filter { !functions.contains($0) }
    options.untranslatedMarks = configuration.untranslatedMarks
    options.projectGlobs = project.globs
    if !scope.include.isEmpty { options.projectGlobs?.include = [] }
    if !scope.exclude.isEmpty { options.projectGlobs?.exclude = [] }
    guard output == nil else { return options }
    if project.catalogs.count == 1 {
      options.output = project.catalogs.first
    } else {
      options.catalogs = project.catalogs
    }
    return options
  }
}
