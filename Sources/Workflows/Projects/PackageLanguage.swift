import Catalogs
import Diagnostics
import Projects
import Reading

/// Packages with tables in `.lproj` folders whose manifests name no language.
///
/// SwiftPM refuses to load them (SE-0278, and its message "manifest property 'defaultLocalization'
/// not set; it is required in the presence of localized resources").
struct PackageLanguage {
  private let survey: ProjectSurvey

  init(_ survey: ProjectSurvey) { self.survey = survey }

  /// What is wrong with packages that have some catalogs.
  func warnings(of catalogs: [SurveyedCatalogs.Catalog]) -> [Diagnostic] {
    let tables = catalogs.filter { $0.format != .stringCatalog && !isInBundle($0.path) }
    return warnings(of: Set(tables.flatMap(\.targets)))
  }

  /// What a bundle holds is no table of the package.
  private func isInBundle(_ folder: String) -> Bool {
    OpaqueFolder.bundle(around: PathParts.join(folder, "en.lproj"), below: "") != nil
  }

  private func warnings(of targets: Set<TargetID>) -> [Diagnostic] {
    let paths = Set(targets.map(\.project))
    return survey.model.projects.filter { project in
      project.kind == .package && project.developmentRegion == nil && paths.contains(project.path)
        && !mentionsLanguage(project)
    }.map(Self.warning)
  }

  /// The same for catalogs that are made, and that no target has yet.
  func warnings(of changes: [CatalogChange]) -> [Diagnostic] {
    let made = changes.filter { $0.old.isEmpty && $0.file.contains(".lproj/") }.map(\.file)
    return warnings(of: Set(made.compactMap(target)))
  }

  /// The target of the innermost folder around a file.
  private func target(around file: String) -> TargetID? {
    survey.model.projects.flatMap(\.targets)
      .filter { PathParts.contains($0.folder, file) }
      .max { $0.folder.utf8.count < $1.folder.utf8.count }?.id
  }

  /// Whether a manifest gives the language in a way that isn't understood here.
  private func mentionsLanguage(_ project: Project) -> Bool {
    guard let bytes = try? survey.tree.read(project.path) else { return true }
    return String(decoding: bytes, as: UTF8.self).contains("defaultLocalization")
  }

  private static func warning(_ project: Project) -> Diagnostic {
    Diagnostic(
      id: "package-without-language", severity: .warning,
      message: "SwiftPM loads no package with .lproj folders whose manifest names no language; add "
        + "defaultLocalization: \"en\" behind the package's name, or the language that its texts "
        + "are written in",
      location: Location(file: project.path))
  }
}
