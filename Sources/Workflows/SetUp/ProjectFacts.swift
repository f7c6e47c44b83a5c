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
  /// What is said of languages whose names a configuration can't have.
  private(set) var leftOut: [Diagnostic] = []

  /// What Xcode calls a folder that has no language.
  static let base = "Base"

  init() {}

  /// - Parameter folder: The project's; empty for the current one.
  init(
    _ survey: ProjectSurvey, _ catalogs: [SurveyedCatalogs.Catalog], of folder: String = ""
  ) {
    catalogCount = catalogs.count
    // What the project of this folder says counts before what its parts say.
    let places = [PathParts.join(folder, ConfigurationSearch.name)] + catalogs.map(\.path)
    let regions = places.lazy.compactMap { survey.developmentRegion(of: $0) }
    let languages = catalogs.lazy.compactMap(\.sourceLanguage)
    let region = regions.first(where: LanguageName.isUsable)
    // Another region than the one of Xcode's template somebody has chosen.
    let chosen = region == "en" ? Self.language(ofAll: catalogs) : nil
    sourceLanguage =
      chosen ?? region ?? languages.first(where: LanguageName.isUsable) ?? "en"
    locales = Self.locales(of: catalogs, besides: sourceLanguage)
    lines = survey.model.projects.map { Self.line($0, catalogs) }.joined()
    leftOut = Self.leftOut(of: catalogs)
    if let region = regions.first, !LanguageName.isUsable(region) {
      leftOut.insert(Self.noLanguage(region, of: survey.model.projects, sourceLanguage), at: 0)
    }
  }

  /// The language that the String Catalogs say their texts are written in, where all say the same one
  /// and no other table lacks it; nil where they don't.
  private static func language(ofAll catalogs: [SurveyedCatalogs.Catalog]) -> String? {
    let named = Set(catalogs.compactMap(\.sourceLanguage))
    guard named.count == 1, let language = named.first, LanguageName.isUsable(language),
      catalogs.allSatisfy({ $0.languages.contains(language) })
    else { return nil }
    return language
  }

  /// Languages once each, however their tags are spelled (`zh-hans`, `zh-Hans`).
  private static func locales(
    of catalogs: [SurveyedCatalogs.Catalog], besides source: String
  ) -> [String] {
    var known: Set<LanguageTag?> = [LanguageTag(source)]
    let spellings = Set(catalogs.flatMap(\.languages)).subtracting([source, base])
    return spellings.sorted().filter { spelling in
      guard let tag = LanguageName.tag(spelling) else { return false }
      return !tag.isPseudoLocale && known.insert(tag).inserted
    }
  }

  // MARK: What is no language

  /// A warning for each name, at the first catalog that has it.
  private static func leftOut(of catalogs: [SurveyedCatalogs.Catalog]) -> [Diagnostic] {
    var known: Set<String> = [base]
    return catalogs.flatMap { catalog -> [Diagnostic] in
      let names = catalog.languages.sorted().filter { name in
        !LanguageName.isUsable(name) && known.insert(name).inserted
      }
      return names.map { name -> Diagnostic in
        var warning = LanguageName.leftOut(name)
        let files = catalog.files.filter { PathParts.stem(of: PathParts.folder(of: $0)) == name }
        warning.location = Location(file: files.min() ?? catalog.path)
        return warning
      }
    }
  }

  /// For a project whose source language is called by no tag.
  private static func noLanguage(
    _ region: String, of projects: [Project], _ source: String
  ) -> Diagnostic {
    let place = projects.first { $0.developmentRegion == region }.map(\.path)
    return Diagnostic(
      id: "unknown-language", severity: .warning,
      message: "the project's development region '\(region.shortened())' is no language tag, so "
        + "the source language is taken to be \(source); see that `sourceLanguage` in the "
        + "configuration is right",
      location: place.map { Location(file: $0) })
  }

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
