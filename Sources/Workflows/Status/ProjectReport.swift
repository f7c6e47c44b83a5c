package import Diagnostics
import Projects

/// Shows what is built from what, so that one sees why a key goes where it goes.
package struct ProjectReport: Sendable {
  private let survey: ProjectSurvey
  private let catalogs: SurveyedCatalogs
  private let projectDiagnostics: [Diagnostic]

  /// Surveys the project around some paths.
  package init(
    around paths: [String], excluding exclude: [String], in tree: any FileTree,
    project: ProjectConfiguration
  ) {
    survey = ProjectSurvey(ProjectWalk(around: paths, excluding: exclude, project, in: tree))
    catalogs = SurveyedCatalogs(of: survey)
    projectDiagnostics = project.diagnostics
  }

  package var diagnostics: [Diagnostic] {
    let found = projectDiagnostics + survey.leftOut + survey.model.diagnostics
    return survey.model.projects.isEmpty && !found.hasErrors ? found + [Self.none] : found
  }

  private static let none = Diagnostic(
    id: ExtractWorkflow.noSourceID, severity: .note,
    message: "there is no project here, no source and no catalog; name the folder of the project")

  package var status: ExitStatus {
    diagnostics.hasErrors ? .couldNotRun : .clean
  }

  // MARK: For people

  /// A paragraph for each project.
  package var text: ConsoleText {
    survey.model.projects.map(text).joined(separator: "\n")
  }

  private func text(_ project: Project) -> ConsoleText {
    var lines: [ConsoleText] = ["\(shown(project.path)) (\(project.kind.rawValue))\n"]
    if let region = project.developmentRegion { lines.append("  language \(region)\n") }
    for target in project.targets where target.product != .aggregate {
      let sources = String.counted(target.sources.count, "source")
      lines.append("  \(target.name): \(target.product.name), \(sources)\n")
      for catalog in catalogs.catalogs(of: target) {
        let languages = catalog.languages.joined(separator: ", ")
        lines.append("    \(catalog.table)  \(catalog.path)  \(languages)\n")
      }
    }
    return lines.joined()
  }

  private func shown(_ path: String) -> String { path.isEmpty ? "." : path }

  // MARK: For machines

  /// The JSON that `docs/json.md` describes.
  ///
  /// - Parameter diagnostics: The diagnostics in their JSON form.
  package func json(diagnostics: [JSONText]) -> JSONText {
    .object([
      ("version", .number(1)),
      ("projects", .array(survey.model.projects.map(json))),
      ("diagnostics", .array(diagnostics)),
    ])
  }

  private func json(_ project: Project) -> JSONText {
    .object([
      ("path", .string(shown(project.path))),
      ("kind", .string(Self.kind(of: project))),
      ("developmentRegion", project.developmentRegion.map { .string($0) } ?? .null),
      ("targets", .array(project.targets.map(json))),
    ])
  }

  /// What is made into an `.xcodeproj` is one for machines.
  private static func kind(of project: Project) -> String {
    switch project.kind {
    case .xcode, .generated, .tuist: Project.Kind.xcode.rawValue
    case .package, .folder: project.kind.rawValue
    }
  }

  private func json(_ target: Target) -> JSONText {
    .object([
      ("name", .string(target.name)),
      ("product", .string(target.product.name)),
      ("sources", .number(target.sources.count)),
      ("catalogs", .array(catalogs.catalogs(of: target).map(\.json))),
      ("embeds", .array(target.embeds.map { .string($0.name) })),
    ])
  }
}
