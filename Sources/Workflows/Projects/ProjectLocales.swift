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
}
