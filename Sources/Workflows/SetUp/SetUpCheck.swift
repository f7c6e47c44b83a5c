import Catalogs
import Diagnostics
import Linting
import LocaleData
import Projects
import Reading

/// What is wrong between a project, its catalogs and its configuration.
struct SetUpCheck {
  let survey: ProjectSurvey
  let catalogs: [SurveyedCatalogs.Catalog]
  /// Whether one of them is for the strings of code.
  let takeCode: Bool
  /// Whether code may have strings for them.
  let mayNeedCatalogs: Bool
  /// Whether there is nothing that could have strings, where there is no catalog.
  let hasNoSource: Bool
  /// Whether storyboards and the like have texts, where there is no catalog.
  let resourcesHaveTexts: Bool
  /// Files that would be catalogs if they lay in another folder.
  let unplaced: UnplacedTables
  let project: ProjectConfiguration

  var diagnostics: [Diagnostic] {
    noCatalogs + outsideOfLanguages + noneForCode + withoutTarget + repeated + alike
      + withoutLanguage + untyped + unconfigured + missing + unknown + unnamed + mergeDriver
  }

  private var noCatalogs: [Diagnostic] {
    // Of what can't be looked at nobody knows what it lacks.
    guard catalogs.isEmpty, !survey.leftOut.hasErrors else {
      return []
    }
    guard mayNeedCatalogs || !unplaced.files.isEmpty else {
      let others =
        resourcesHaveTexts
        ? "; storyboards, property lists or intents have texts, which get tables with their "
          + "first other language" : ""
      return [
        .noCatalog(
          "there is no .strings, .stringsdict or .xcstrings file here, and no string in the code "
            + "that would go into one\(others)",
          severity: .note)
      ]
    }
    return [.noCatalog(neededCatalogs, severity: .warning)]
  }

  /// Says that there are no catalogs where there may be strings for them, or no source either.
  private var neededCatalogs: String {
    let make = "run l10n extract --create to make the catalogs that the sources need"
    guard unplaced.files.isEmpty else {
      return "no .strings or .stringsdict file here lies in an .lproj folder; \(make)"
    }
    let none = "there is no .strings, .stringsdict or .xcstrings file here"
    guard hasNoSource else { return "\(none); \(make)" }
    return "\(none), and no source; name the folder of the project"
  }

  /// A note where code is beside catalogs that take none of its strings; whether it has any is
  /// extract's to say.
  private var noneForCode: [Diagnostic] {
    guard !catalogs.isEmpty, !takeCode,
      survey.files.contains(where: { SourceLanguage(path: $0) != nil })
    else { return [] }
    return [
      .noCatalog(
        "the catalogs here are those of bundles, storyboards or property lists; where code has "
          + "strings to localize, l10n extract needs one for them, or makes it with --output",
        severity: .note)
    ]
  }

  private var outsideOfLanguages: [Diagnostic] { unplaced.notes() }

  /// Catalogs that lie beside the targets.
  private var withoutTarget: [Diagnostic] {
    guard survey.hasTargets else { return [] }
    return catalogs.filter { $0.targets.isEmpty && !$0.isEnclosed }.map { catalog in
      let (others, them) =
        catalog.files.count > 1 ? (", nor another one of its table beside it", "them") : ("", "it")
      return warning(
        "catalog-without-target", file(of: catalog),
        "no target of the project has this file among its resources\(others); add \(them) to one, "
          + "or remove \(them), unless something else builds \(them)")
    }
  }

  /// Tables that a target has more than once.
  private var repeated: [Diagnostic] { RepeatedTables(of: catalogs, in: survey).warnings }

  /// Tables that not every disk tells apart.
  private var alike: [Diagnostic] {
    let files = catalogs.flatMap { $0.files.isEmpty ? [$0.path] : $0.files }
    return AlikeFiles(among: files).warnings
  }

  private var withoutLanguage: [Diagnostic] {
    PackageLanguage(survey).warnings(of: catalogs)
  }

  /// Targets with String Catalogs whose numbers Xcode writes as `%@`, which they don't look up.
  private var untyped: [Diagnostic] {
    let owners = Set(catalogs.filter { $0.format == .stringCatalog }.flatMap(\.targets))
    return survey.model.projects.compactMap { project in
      let names = project.targets.filter { target in
        owners.contains(target.id) && !survey.model.extractsTypes(of: target.id)
          && target.sources.contains { SourceLanguage(path: $0) == .swift }
      }.map { "'\($0.id.name)'" }
      guard !names.isEmpty else { return nil }
      return UntypedExtraction.note(of: names, at: project.file)
    }
  }

  // MARK: Languages

  private var translated: Set<LanguageTag> {
    Set(catalogs.flatMap(\.languages).compactMap { LanguageTag($0) })
  }

  /// Locales that `l10n.json` lists and no table has.
  private var unconfigured: [Diagnostic] {
    guard let file = project.file, !catalogs.isEmpty else { return [] }
    return warning(
      "locale-without-table", Location(file: file),
      project.configuration.locales.filter { has(no: $0) }
    ) {
      "`locales` has \($0), which no catalog is translated to; add translations, or take "
        + "\($1) out"
    }
  }

  /// Languages that a project says it has and nothing is translated to, nor to one that people who
  /// choose them are given instead, as `zh_CN` for `zh-Hans` and `fr` for `fr-CA`.
  private var missing: [Diagnostic] {
    guard !catalogs.isEmpty else { return [] }
    // One function makes the manifests of all modules.
    var ofManifests: Set<[String]> = []
    return survey.model.projects.flatMap { project -> [Diagnostic] in
      // The source language needs no table of its own, under no name that the project has for it:
      // its texts may be in the code, or in Base.lproj.
      let source = LanguageTag(project.developmentRegion ?? "en")
      let tags = translated.union([source].compactMap(\.self))
      let available = AvailableLocalizations(tags.sorted { $0.description < $1.description })
      let missing = project.knownRegions.filter { region in
        region != ProjectFacts.base
          && LanguageTag(region).map { available.preferred(for: [$0]) == nil } ?? false
      }
      guard project.kind != .tuist || ofManifests.insert(missing).inserted else { return [] }
      return warning("language-without-table", languages(of: project), missing) {
        "the project's languages have \($0), which no catalog is translated to; people who choose "
          + "\($1) read the source language"
      }
    }
  }

  /// Languages of tables that an Xcode project doesn't list: Xcode's editor doesn't show them.
  private var unknown: [Diagnostic] {
    survey.model.projects.filter { $0.kind == .xcode && !$0.knownRegions.isEmpty }
      .flatMap { project -> [Diagnostic] in
        var known = Set(project.knownRegions.compactMap { LanguageTag($0) })
        let ids = Set(project.targets.map(\.id))
        let own = catalogs.filter { !ids.isDisjoint(with: $0.targets) }
        let languages = Set(own.flatMap(\.languages)).subtracting([ProjectFacts.base]).sorted()
        // What stands for a language that is listed needs no entry of its own.
        let available = AvailableLocalizations(languages.compactMap { LanguageTag($0) })
        known.formUnion(known.compactMap { available.preferred(for: [$0]) })
        let unlisted = languages.filter { language in
          LanguageTag(language).map {
            !known.contains($0) && !$0.isPseudoLocale && $0.namesLanguage
          } ?? false
        }
        return warning("unlisted-language", self.languages(of: project), unlisted) {
          "catalogs are translated to \($0), which the project doesn't list among its languages "
            + "(knownRegions); add \($1) in the project's Info tab"
        }
      }
  }

  /// Folders and fields that are called after no language, as lint says of each.
  private var unnamed: [Diagnostic] {
    var places: [String: String] = [:]
    for catalog in catalogs {
      for language in catalog.languages
      where !language.isEmpty && places[language] == nil && !LanguageTag.mayNameLanguage(language) {
        places[language] = catalog.path
      }
    }
    return places.sorted { $0.key < $1.key }.map { language, path in
      warning("unknown-locale", path, UnnamedLanguage.message(language))
    }
  }

  private func has(no language: String) -> Bool {
    LanguageTag(language).map { !translated.contains($0) } ?? false
  }

  // MARK: Git

  /// A note where catalogs in a repository are merged line by line.
  private var mergeDriver: [Diagnostic] {
    let hasCatalog = catalogs.contains { $0.format == .stringCatalog }
    guard hasCatalog, survey.tree.exists(".git"),
      attributes.choice(for: MergeDriver.stringCatalogs) == nil
    else { return [] }
    return [
      Diagnostic(
        id: "no-merge-driver", severity: .note,
        message: "git merges these catalogs line by line; l10n merge --install has it merge them "
          + "key by key")
    ]
  }

  private var attributes: GitAttributes {
    GitAttributes((try? survey.tree.read(".gitattributes", .attributes)) ?? [])
  }

  // MARK: Places

  /// The String Catalog, or of a table in `.lproj` folders the source language's file, else the first.
  private func file(of catalog: SurveyedCatalogs.Catalog) -> String {
    catalog.sourceFile ?? catalog.files.min() ?? catalog.path
  }

  /// Where a project lists its languages; its file where that can't be told.
  private func languages(of project: Project) -> Location {
    let text = survey.tree.shownText(of: project.file) ?? []
    let names = ["knownRegions", "defaultKnownRegions"].map { Array($0.utf8) }
    let place = names.lazy.compactMap { text.firstRange(of: $0) }.first
    return Location(file: project.file, range: place ?? 0..<0)
  }

  /// One warning about some languages, or none where there are none.
  ///
  /// - Parameter message: Says something of the languages, with the word that stands for them.
  private func warning(
    _ id: String, _ place: Location, _ languages: [String],
    _ message: (_ languages: String, _ them: String) -> String
  ) -> [Diagnostic] {
    guard !languages.isEmpty else { return [] }
    let them = languages.count == 1 ? "it" : "them"
    let text = message(languages.joined(separator: ", "), them)
    return [Diagnostic(id: id, severity: .warning, message: text, location: place)]
  }

  private func warning(_ id: String, _ file: String, _ message: String) -> Diagnostic {
    Diagnostic(
      id: id, severity: .warning, message: message, location: Location(file: file))
  }
}
