import Catalogs
import Diagnostics
import Exchange
import Projects
import Reading
import Resources

/// `l10n convert`: between `.lproj` folders and String Catalogs.
package struct ConvertWorkflow: Sendable {
  private let options: ConvertOptions
  /// Whether all tables are in one language, and there is no String Catalog that says one.
  private var isInOneLanguage = false
  /// The tables that several folders have, in small letters.
  private var sharedTables: Set<String> = []
  /// Where these go; nil for beside the old ones.
  private var sharedOutput: SharedTableOutput?
  /// What was passed over.
  private var leftOut = LeftOutCatalogs([])
  /// The links among the tables.
  private var links = LinkedLanguages()

  package init(_ options: ConvertOptions) { self.options = options }

  /// Runs on a file tree and leaves the old catalogs.
  ///
  /// A catalog with errors is named and left out; of the others all files are written or none.
  package func run(
    on tree: any FileTree, project: ProjectConfiguration = ProjectConfiguration()
  ) -> ConversionOutcome {
    var outcome = ConversionOutcome()
    guard !project.isBroken else { return outcome.ended(by: project) }
    let set = CatalogSet(
      CatalogSet.Query(
        options.scope, sourceLanguage: options.sourceLanguage, project, in: tree),
      project, in: tree)
    outcome.take(set.diagnostics)
    guard let format = format(set.layout, &outcome) else { return outcome }
    var workflow = self
    workflow.isInOneLanguage = set.layout.isInOneLanguage
    workflow.sharedTables = set.layout.sharedTables
    workflow.leftOut = set.leftOut
    workflow.links = LinkedLanguages(set)
    workflow.sharedOutput = options.output.map {
      SharedTableOutput($0, naming: options.scope.paths)
    }
    workflow.convert(set, to: format, on: tree, &outcome)
    refuseToReplace(on: tree, &outcome)
    outcome.write(on: tree)
    return outcome
  }

  private func convert(
    _ set: CatalogSet, to format: NewCatalogFormat, on tree: any FileTree,
    _ outcome: inout ConversionOutcome
  ) {
    var bundles: Set<String> = []
    for folder in set.layout.folders {
      switch format {
      case .strings:
        for (table, file) in folder.stringCatalogs.sorted(by: { $0.key < $1.key }) {
          split(file, table, folder, tree, &outcome)
        }
      case .xcstrings:
        if !folder.tables.isEmpty, let bundle = bundle(around: folder) {
          bundles.insert(bundle)
          continue
        }
        for (table, files) in folder.tables.sorted(by: { $0.key < $1.key }) {
          join(files, table, folder, set, tree, &outcome)
        }
      }
    }
    outcome.leaveAlone(bundles)
  }

  /// The bundle that new String Catalogs beside the tables would lie in.
  private func bundle(around folder: CatalogLayout.Folder) -> String? {
    guard options.output == nil else { return nil }
    return OpaqueFolder.bundle(around: PathParts.join(folder.path, "en.lproj"), below: "")
  }

  private func format(
    _ layout: CatalogLayout, _ outcome: inout ConversionOutcome
  ) -> NewCatalogFormat? {
    let hasTables = layout.folders.contains { !$0.tables.isEmpty }
    let hasCatalogs = layout.folders.contains { !$0.stringCatalogs.isEmpty }
    let wanted = options.format
    let missing = wanted == .strings ? !hasCatalogs : wanted == .xcstrings ? !hasTables : false
    guard hasTables || hasCatalogs, !missing else {
      guard !options.scope.isUnread(outcome.diagnostics) else { return nil }
      outcome.fail(
        .noCatalog(
          "there is nothing to convert here; name a String Catalog, or a folder with .lproj folders",
          in: options.scope))
      return nil
    }
    if wanted == nil, hasTables, hasCatalogs {
      outcome.fail(
        "ambiguous-conversion",
        "there are String Catalogs and .lproj folders here; say which to make: --to xcstrings or "
          + "--to strings")
      return nil
    }
    return wanted ?? (hasTables ? .xcstrings : .strings)
  }

  /// To replace a catalog would lose what only it has.
  private func refuseToReplace(on tree: any FileTree, _ outcome: inout ConversionOutcome) {
    for path in outcome.pathsInConflict.sorted() {
      outcome.fail(
        "conflicting-output",
        "two catalogs, or two spellings of one language, would become this file; convert catalogs "
          + "one by one, or to folders of their own",
        file: path)
    }
    guard !options.replacesFiles else { return }
    for file in outcome.files
    where tree.exists(file.path) && (try? tree.read(file.path)) != file.bytes {
      outcome.fail(
        "existing-file",
        "the file is there already; name another folder with --output, or replace it with --force",
        file: file.path)
    }
  }

  private func output(of table: String, in folder: CatalogLayout.Folder) -> String {
    // The tables of a storyboard's catalog are those of the languages beside it.
    let isShared = PathParts.name(of: folder.path) == Self.sharedFolder
    let own = isShared ? PathParts.folder(of: folder.path) : folder.path
    guard let sharedOutput else { return own }
    let isRepeated = sharedTables.contains(table.lowercased())
    return isRepeated ? sharedOutput.folder(for: own) : sharedOutput.output
  }

  /// Where Xcode keeps the String Catalogs of storyboards and xibs.
  private static let sharedFolder = "mul.lproj"

  /// The path of a table's String Catalog.
  private func catalog(
    of table: String, in folder: CatalogLayout.Folder, _ tree: any FileTree
  ) -> String {
    let interface = PathParts.join(PathParts.languageFolder("Base", in: folder.path), table)
    let isShown = ResourceKind.interfaceSuffixes.contains { tree.exists(interface + $0) }
    let output = output(of: table, in: folder)
    return PathParts.join(
      isShown ? PathParts.join(output, Self.sharedFolder) : output, table + ".xcstrings")
  }

  // MARK: To .lproj folders

  private func split(
    _ file: String, _ table: String, _ folder: CatalogLayout.Folder, _ tree: any FileTree,
    _ outcome: inout ConversionOutcome
  ) {
    guard let bytes = read(file, tree, &outcome) else { return }
    let document = StringCatalogDocument(parsing: bytes, file: file)
    outcome.diagnostics += document.diagnostics
    guard !document.hasErrors else {
      return outcome.leaveOut(file)
    }
    let compilation = StringCatalogCompilation(document, keepsUntranslated: true)
    outcome.add(compilation.losses, of: file)
    for localization in compilation.localizations {
      outcome.add(localization, table, in: output(of: table, in: folder), .commented, from: file)
    }
  }

  // MARK: To String Catalogs

  private func join(
    _ files: [String: CatalogLayout.Files], _ table: String, _ folder: CatalogLayout.Folder,
    _ set: CatalogSet, _ tree: any FileTree, _ outcome: inout ConversionOutcome
  ) {
    // Without one of its languages the new catalog would look as if nobody had translated that.
    if let unread = leftOut.language(of: table, in: folder.path) {
      return outcome.leaveOut(PathParts.join(folder.path, table), without: unread)
    }
    if let link = links.link(to: table, in: folder) {
      return outcome.leaveOut(PathParts.join(folder.path, table), linkedBy: link)
    }
    guard let localizations = localizations(files, tree, &outcome) else {
      return outcome.leaveOut(PathParts.join(folder.path, table))
    }
    let source = sourceLanguage(of: files, in: folder, set, tree)
    let assembly = StringCatalogAssembly(
      Self.withoutBase(localizations, source), sourceLanguage: source,
      shown: InfoPlistTable.isName(table)
        ? nil : set.sourceStrings(table, in: folder, language: source))
    outcome.files.append(
      ConversionOutcome.File(
        path: catalog(of: table, in: folder, tree), bytes: assembly.serialized()))
    if options.output == nil {
      // What was left out is nowhere else.
      let taken = files.filter { LanguageName.namesFolder($0.key) }
      outcome.oldFiles += taken.values.flatMap(\.paths)
    }
    outcome.add(assembly.losses, of: PathParts.join(folder.path, "\(table).strings"))
  }

  /// A String Catalog has no Base: what stands there is in the language of the project.
  private static func withoutBase(
    _ all: [StringCatalogAssembly.Localization], _ source: String
  ) -> [StringCatalogAssembly.Localization] {
    guard var base = all.first(where: { $0.language == "Base" }) else { return all }
    base.language = source
    let own = all.first { $0.language == source }?.completed(by: base) ?? base
    return [own] + all.filter { $0.language != "Base" && $0.language != source }
  }

  /// The language that somebody says, as every command takes it; else the only one that there is.
  private func sourceLanguage(
    of files: [String: CatalogLayout.Files], in folder: CatalogLayout.Folder, _ set: CatalogSet,
    _ tree: any FileTree
  ) -> String {
    if let known = set.knownSourceLanguage(of: files) { return known }
    let usual = set.sourceLanguage(of: files)
    let hasBase = tree.exists(PathParts.languageFolder("Base", in: folder.path))
    return hasBase || !isInOneLanguage ? usual : files.keys.min() ?? usual
  }

  /// A table's languages; nil when one of its files has errors.
  private func localizations(
    _ files: [String: CatalogLayout.Files], _ tree: any FileTree, _ outcome: inout ConversionOutcome
  ) -> [StringCatalogAssembly.Localization]? {
    var localizations: [StringCatalogAssembly.Localization] = []
    var isBroken = false
    for (language, files) in files.sorted(by: { $0.key < $1.key }) {
      // What no folder can be called again would keep the catalog from being compiled.
      guard LanguageName.namesFolder(language) else {
        outcome.leaveOut(language: language, of: files.strings ?? files.stringsdict ?? "")
        continue
      }
      let strings = files.strings.flatMap { path in
        read(path, tree, &outcome).map { Self.strings($0, file: path) }
      }
      let dictionary = files.stringsdict.flatMap { path in
        read(path, tree, &outcome).map { StringsdictDocument(parsing: $0, file: path) }
      }
      outcome.diagnostics += (strings?.diagnostics ?? []) + (dictionary?.diagnostics ?? [])
      if strings?.hasErrors == true || dictionary?.hasErrors == true { isBroken = true }
      localizations.append(
        StringCatalogAssembly.Localization(
          language: language, strings: strings, dictionary: dictionary))
    }
    return isBroken ? nil : localizations
  }

  /// The texts of a table, also of one that is kept as a property list; a list that has
  /// something else is refused as no text, so that no part of it gets lost.
  private static func strings(_ bytes: [UInt8], file: String) -> StringsDocument {
    let text = SourceText(decoding: bytes)
    let reading = StringsDocument(reading: text, file: file)
    guard text.isPropertyList else { return reading }
    let list = StringsdictDocument(text, file: file)
    let isTable = list.entries.allSatisfy { if case .text = $0.content { true } else { false } }
    return isTable ? StringsDocument(list) { list.comment(of: $0) } : reading
  }

  private func read(
    _ path: String, _ tree: any FileTree, _ outcome: inout ConversionOutcome
  ) -> [UInt8]? {
    do throws(FileError) {
      return try tree.read(path)
    } catch {
      outcome.fail(error.diagnostic)
      return nil
    }
  }
}
