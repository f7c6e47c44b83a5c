import Projects

/// The locales that a project has, for who has to name one.
package enum ProjectLocales {
  /// Those that the configuration lists; where it lists none, those of the catalogs.
  package static func all(
    on tree: any FileTree, project: ProjectConfiguration
  ) -> [String] {
    guard project.configuration.locales.isEmpty else { return project.configuration.locales }
    let survey = ProjectSurvey(ProjectWalk(around: ["."], excluding: [], project, in: tree))
    return ProjectFacts(survey, SurveyedCatalogs(of: survey).all).locales
  }

  /// Those that Xcode projects and manifests around some paths list (`knownRegions`), of which catalogs
  /// may have no text yet.
  static func listed(
    byProjectsAround scope: FileScope, on tree: any FileTree, project: ProjectConfiguration
  ) -> [String] {
    let paths = project.catalogRoots(scope.paths, in: tree)
    let survey = ProjectSurvey(
      ProjectWalk(around: paths, excluding: scope.exclude, project, in: tree))
    return survey.model.projects.flatMap(\.knownRegions).filter { $0 != ProjectFacts.base }
  }
}
