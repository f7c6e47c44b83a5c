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
    packages(of: targets).map(Self.warning)
  }

  /// The packages of targets whose manifests name no language.
  private func packages(of targets: Set<TargetID>) -> [Project] {
    // What l10n.json declares is no package of SwiftPM's.
    let paths = Set(targets.map(\.project)).filter { $0.hasSuffix(".swift") }
    return survey.model.projects.filter { project in
      project.kind == .package && project.developmentRegion == nil && paths.contains(project.path)
        && !mentionsLanguage(project)
    }
  }

  /// What is wrong with packages that get catalogs, which no target has yet.
  func warnings(of changes: [CatalogChange]) -> [Diagnostic] {
    warnings(of: Set(Self.made(changes).compactMap(target)))
  }

  /// The tables in `.lproj` folders that are made.
  private static func made(_ changes: [CatalogChange]) -> [String] {
    changes.filter { $0.isNew && $0.file.contains(".lproj/") }.map(\.file)
  }

  /// The new tables with which SwiftPM wouldn't load a package any more that it loads without them,
  /// and what to say of each such package.
  func refusals(
    of changes: [CatalogChange]
  ) -> (files: Set<String>, diagnostics: [Diagnostic]) {
    let made = Self.made(changes)
    let packages = packages(of: Set(made.compactMap(target))).filter { !hasTables($0) }
    let paths = Set(packages.map(\.path))
    let files = made.filter { file in
      target(around: file).map { paths.contains($0.project) } ?? false
    }
    return (Set(files), packages.map(Self.refusal))
  }

  private func hasTables(_ package: Project) -> Bool {
    package.targets.contains { target in
      target.resources.contains { path in
        path.contains(".lproj/") && OpaqueFolder.bundle(around: path, below: "") == nil
      }
    }
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
      message:
        "SwiftPM loads no package with .lproj folders whose manifest names no language; \(advice)",
      location: Location(file: project.path))
  }

  private static func refusal(_ project: Project) -> Diagnostic {
    Diagnostic(
      id: "package-without-language", severity: .error,
      message:
        "no catalog is made in this package, for SwiftPM would load it no more: its manifest "
        + "names no language, which .lproj folders need; \(advice), and run this again",
      location: Location(file: project.path))
  }

  private static let advice =
    "add defaultLocalization: \"en\" behind the package's name, or the language that its texts are "
    + "written in"
}
