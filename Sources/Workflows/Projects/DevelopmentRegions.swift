/// The languages that projects are written in, by where they lie.
struct DevelopmentRegions {
  private let survey: ProjectSurvey?

  /// - Parameter paths: What the projects lie around; empty where nobody will ask.
  init(
    around paths: [String], _ exclude: [String], _ project: ProjectConfiguration,
    in tree: any FileTree
  ) {
    let isFolder = paths.contains { tree.exists(PathParts.join($0, ".")) }
    survey =
      isFolder
      ? ProjectSurvey(
        around: paths, excluding: exclude, project, in: tree,
        suffixes: ProjectSurvey.projectFiles) : nil
  }

  func language(of files: [String: CatalogLayout.Files]) -> String? {
    guard let survey else { return nil }
    let paths = files.values.compactMap { $0.strings ?? $0.stringsdict }.sorted()
    return paths.lazy.compactMap { survey.developmentRegion(of: $0) }.first
  }
}
