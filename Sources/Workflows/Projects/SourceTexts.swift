import Catalogs
import Extraction
import Projects
import Reading
import Resources

/// The texts of the source language, where storyboards, property lists and intents have them.
struct SourceTexts {
  private let survey: ProjectSurvey
  private let owners: PropertyListOwners
  private let files: Set<String>
  /// What is built already, whose property lists are not those of a target.
  private let bundles: Set<String>

  init(_ survey: ProjectSurvey) {
    self.survey = survey
    owners = PropertyListOwners(survey)
    files = Set(survey.files)
    bundles = survey.bundles
  }

  func strings(
    _ table: String, in folder: CatalogLayout.Folder, language: String
  ) -> StringsDocument? {
    let read = holders(of: table, in: folder).compactMap { resource($0) }
    let isPropertyList = InfoPlistTable.isName(table)
    let generated = owners.generated.filter { file in
      isPropertyList
        && targets(of: table, in: folder).contains { $0 == file.owner }
    }
    let ownTable = isPropertyList ? InfoPlistTable.name : table
    let texts = (read + generated).flatMap { $0.entries + $0.wordlessEntries }
    let entries = texts.filter { $0.table == ownTable }
    guard !entries.isEmpty else { return nil }
    var seen: Set<ExactKey> = []
    let edits = entries.filter { seen.insert(ExactKey($0.key)).inserted }.map { entry in
      StringsEdit.insert(key: entry.key, value: entry.sourceText, comment: entry.comment)
    }
    let path = PathParts.join(
      PathParts.languageFolder(language, in: folder.path), table + ".strings")
    return StringsDocument(parsing: [], file: path).applying(edits)
  }

  private func resource(_ path: String) -> ResourceFile? {
    guard let kind = owners.kind(of: path), let bytes = try? survey.tree.read(path) else {
      return nil
    }
    return ResourceReader.read(bytes, path: path, kind: kind) { owners.resolved($0, in: path) }
  }

  /// The files that show the texts of a table.
  private func holders(of table: String, in folder: CatalogLayout.Folder) -> [String] {
    if folder.path.hasSuffix(".bundle") {
      return [PathParts.join(folder.path, table + ".plist")].filter(files.contains)
    }
    guard InfoPlistTable.isName(table) else {
      let base = PathParts.join(PathParts.languageFolder("Base", in: folder.path), table)
      return ResourceKind.suffixesWithOwnTable.map { base + $0 }.filter(files.contains)
    }
    let lists = targets(of: table, in: folder).compactMap { survey.model.target($0)?.infoPlist }
    return lists.isEmpty && !survey.hasTargets
      ? [PathParts.join(folder.path, "Info.plist")].filter(files.contains)
      : Array(Set(lists)).sorted()
  }

  private func targets(of table: String, in folder: CatalogLayout.Folder) -> [TargetID] {
    let paths =
      (folder.tables[table] ?? [:]).values.compactMap { $0.strings ?? $0.stringsdict }
      + [folder.stringCatalogs[table]].compactMap(\.self)
    if InfoPlistTable.isName(table), paths.contains(where: isInBundle) { return [] }
    let targets = Set(paths.flatMap { survey.model.targets(ofResource: $0) }).filter { target in
      !InfoPlistTable.isName(table) || InfoPlistTable.names(ofTarget: target.name).contains(table)
    }
    return targets.sorted { ($0.project, $0.name) < ($1.project, $1.name) }
  }

  /// Whether a file is part of a bundle as it is built, such as a help book, which says its own name.
  private func isInBundle(_ file: String) -> Bool {
    !bundles.isEmpty && PathParts.enclosingFolders(of: file).contains(where: bundles.contains)
  }
}
