import Diagnostics
import LocaleData
import Projects
import Reading

/// What a project says of its languages, all in all.
struct ProjectFacts: Sendable {
  private(set) var sourceLanguage = "en"
  /// The languages that it is translated to, sorted.
  private(set) var locales: [String] = []
  private(set) var catalogCount = 0
  /// A line for each project, for people.
  private(set) var lines: ConsoleText = ""

  init() {}

  /// - Parameter folder: The project's; empty for the current one.
  init(
    _ survey: ProjectSurvey, _ catalogs: [SurveyedCatalogs.Catalog], of folder: String = ""
  ) {
    catalogCount = catalogs.count
    // What the project of this folder says counts before what its parts say.
    let places = [PathParts.join(folder, ConfigurationSearch.name)] + catalogs.map(\.path)
    let region = places.lazy.compactMap { survey.developmentRegion(of: $0) }.first
    sourceLanguage = region ?? catalogs.lazy.compactMap(\.sourceLanguage).first ?? "en"
    locales = Self.locales(of: catalogs, besides: sourceLanguage)
    lines = survey.model.projects.map { Self.line($0, catalogs) }.joined()
  }

  /// Languages once each, however their tags are spelled (`zh-hans`, `zh-Hans`).
  private static func locales(
    of catalogs: [SurveyedCatalogs.Catalog], besides source: String
  ) -> [String] {
    var known: Set<LanguageTag?> = [LanguageTag(source)]
    let spellings = Set(catalogs.flatMap(\.languages)).subtracting([source, base])
    return spellings.sorted().filter { spelling in
      guard let tag = LanguageTag(spelling) else { return true }
      return !tag.isPseudoLocale && known.insert(tag).inserted
    }
  }

  /// What Xcode calls a folder that has no language.
  static let base = "Base"

  private static func line(
    _ project: Project, _ catalogs: [SurveyedCatalogs.Catalog]
  ) -> ConsoleText {
    let targets = project.targets.filter { $0.product != .aggregate }
    let ids = Set(targets.map(\.id))
    let own = catalogs.filter { !ids.isDisjoint(with: $0.targets) }.count
    let path = project.path.isEmpty ? "." : project.path
    return "  \(path): \(String.counted(targets.count, "target")), "
      + "\(String.counted(Set(targets.flatMap(\.sources)).count, "source")), \(String.counted(own, "catalog"))\n"
  }
}
