import Extraction
import Projects
import Resources

/// Says which catalogs the strings of storyboards, property lists and intents go to.
///
/// They go only to catalogs that are there: Xcode makes these, and an app that has none shows the
/// texts of the file itself.
struct ResourceRouting {
  private let catalogs: ProjectCatalogs
  private let survey: ProjectSurvey

  init(_ catalogs: ProjectCatalogs, _ survey: ProjectSurvey) {
    self.catalogs = catalogs
    self.survey = survey
  }

  func catalogs(for file: ResourceFile) -> [ProjectCatalogs.Name] {
    switch file.kind {
    case .objectiveC, .intentVocabulary: []
    case .interfaceBuilder, .intentDefinition: besideLanguages(of: file).filter(isWritten)
    case .settingsPage:
      [name(PathParts.folder(of: file.path), file.table)].filter(isWritten)
    case .infoPlist: ofTargets(with: file).filter(isWritten)
    }
  }

  /// `Base.lproj/Main.storyboard` has its texts in `mul.lproj/Main.xcstrings` or `xx.lproj/Main.strings`.
  private func besideLanguages(of file: ResourceFile) -> [ProjectCatalogs.Name] {
    let language = PathParts.folder(of: file.path)
    guard PathParts.suffix(of: language) == ".lproj" else { return [] }
    let folder = PathParts.folder(of: language)
    return [name(PathParts.join(folder, "mul.lproj"), file.table), name(folder, file.table)]
  }

  private func ofTargets(with file: ResourceFile) -> [ProjectCatalogs.Name] {
    let targets = survey.model.projects.flatMap(\.targets).filter { target in
      file.target.map { target.id == TargetID(project: file.path, name: $0) }
        ?? (target.infoPlist == file.path)
    }
    guard targets.isEmpty else {
      return targets.flatMap { catalogs.owners.catalogs(of: file.table, in: $0.id) }
    }
    return survey.hasTargets ? [] : [name(PathParts.folder(of: file.path), file.table)]
  }

  /// Whether the catalog is there and holds texts of the source language.
  private func isWritten(_ name: ProjectCatalogs.Name) -> Bool {
    catalogs.stringCatalogs[name] != nil || catalogs.tables[name] != nil
  }

  private func name(_ folder: String, _ table: String) -> ProjectCatalogs.Name {
    ProjectCatalogs.Name(folder: folder, table: table)
  }
}
