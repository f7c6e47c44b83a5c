import Catalogs
import Exchange
import Extraction
import Projects
import Reading
import Resources

/// Says which catalogs the strings of storyboards, property lists and intents go to.
///
/// They go only to catalogs that are there: Xcode makes these, and an app that has none shows the
/// texts of the file itself.
struct ResourceRouting {
  private let catalogs: ProjectCatalogs
  private let survey: ProjectSurvey
  private let untranslatedMarks: [String]

  /// - Parameter untranslatedMarks: What a text, or its comment, has that nobody translates.
  init(_ catalogs: ProjectCatalogs, _ survey: ProjectSurvey, untranslatedMarks: [String]) {
    self.catalogs = catalogs
    self.survey = survey
    self.untranslatedMarks = untranslatedMarks
  }

  /// The catalogs that a string of a file goes to.
  func catalogs(for entry: ExtractedEntry, of file: ResourceFile) -> [ProjectCatalogs.Name] {
    let names =
      switch file.kind {
      case .objectiveC, .intentVocabulary: [ProjectCatalogs.Name]()
      case .interfaceBuilder, .intentDefinition: besideLanguages(of: file)
      case .settingsPage: [name(of: entry.table, in: PathParts.folder(of: file.path))]
      case .infoPlist: ofTargets(with: file, table: entry.table)
      }
    return names.filter { name in
      guard isWritten(name) else { return false }
      return has(entry, name)
        || !isMarkedUntranslated(entry) && isWanted(entry, of: file, name)
          && !(catalogs.stringCatalogs[name] != nil && InterfaceBuilderDefault.isOne(entry))
    }
  }

  private func isMarkedUntranslated(_ entry: ExtractedEntry) -> Bool {
    untranslatedMarks.contains { mark in
      entry.sourceText.contains(mark) || entry.comments.contains { $0.contains(mark) }
    }
  }

  /// Whether a string that a catalog lacks is to be added to it.
  private func isWanted(
    _ entry: ExtractedEntry, of file: ResourceFile, _ name: ProjectCatalogs.Name
  ) -> Bool {
    switch file.kind {
    case .infoPlist: isSynced(entry, of: file, name)
    // Tools write pages of licenses, which nobody translates.
    case .settingsPage: !entry.key.isDocument || isTranslated(entry.key, name)
    case .interfaceBuilder, .intentDefinition, .intentVocabulary, .objectiveC: true
    }
  }

  /// Whether another language has a text for a key.
  private func isTranslated(_ key: String, _ name: ProjectCatalogs.Name) -> Bool {
    let languages = catalogs.layout.folder(at: name.folder)?.languages ?? []
    return languages.contains { language in
      catalogs.translation(of: name, to: language, in: survey.tree)?.missingKeys(from: [key])
        .isEmpty == true
    }
  }

  /// Whether Xcode adds a property list's key by itself: one of the list or, where a text is its own
  /// key, a description of a type and the like, but no document type or service; and only to String
  /// Catalogs.
  ///
  /// To `.strings` only what people are asked is added; the app's names are there if somebody wants
  /// them translated.
  private func isSynced(
    _ entry: ExtractedEntry, of file: ResourceFile, _ name: ProjectCatalogs.Name
  ) -> Bool {
    if catalogs.stringCatalogs[name] != nil {
      return !file.unsyncedKeys.contains(ExactKey(entry.key))
    }
    return entry.defaultValue != nil && entry.key.hasSuffix("UsageDescription")
  }

  /// Whether a catalog has a string; a title that Interface Builder gives stays stale, as in Xcode.
  private func has(_ entry: ExtractedEntry, _ name: ProjectCatalogs.Name) -> Bool {
    if let known = catalogs.stringCatalogs[name]?.entry(forKey: entry.key) {
      return known.extractionState?.value != .stale || !InterfaceBuilderDefault.isOne(entry)
    }
    return catalogs.ownTable(name)?.strings.entry(forKey: entry.key) != nil
  }

  /// `Base.lproj/Main.storyboard` has its texts in `mul.lproj/Main.xcstrings` or `xx.lproj/Main.strings`:
  /// in what is built, where the other is left from before.
  private func besideLanguages(of file: ResourceFile) -> [ProjectCatalogs.Name] {
    let language = PathParts.folder(of: file.path)
    guard PathParts.isLanguageFolder(language) else { return [] }
    let folder = PathParts.folder(of: language)
    let names = [PathParts.join(folder, "mul.lproj"), folder].map { name(of: file.table, in: $0) }
    let built = names.filter { !catalogs.owners.targets(of: $0).isEmpty }
    return built.isEmpty ? names : built
  }

  /// The name of the application that has a property list; nil where none has it.
  func application(with file: ResourceFile) -> String? {
    guard file.kind == .infoPlist else { return nil }
    return targets(with: file).first { $0.product == .application }?.name
  }

  /// The targets that have a property list.
  private func targets(with file: ResourceFile) -> [Target] {
    survey.model.projects.flatMap(\.targets).filter { target in
      file.owner.map { target.id == $0 }
        ?? (target.infoPlist == file.path)
    }
  }

  private func ofTargets(
    with file: ResourceFile, table: String
  ) -> [ProjectCatalogs.Name] {
    let targets = targets(with: file)
    guard targets.isEmpty else {
      return targets.flatMap { target in
        let tables =
          table == InfoPlistTable.name ? InfoPlistTable.names(ofTarget: target.name) : [table]
        return tables.flatMap { catalogs.owners.catalogs(of: $0, in: target.id) }
      }
    }
    return survey.hasTargets ? [] : [name(of: table, in: PathParts.folder(of: file.path))]
  }

  /// Whether the catalog is there and holds texts of the source language.
  private func isWritten(_ name: ProjectCatalogs.Name) -> Bool {
    catalogs.stringCatalogs[name] != nil || catalogs.tables[name] != nil
  }

  private func name(of table: String, in folder: String) -> ProjectCatalogs.Name {
    ProjectCatalogs.Name(folder: folder, table: table)
  }
}

extension String {
  /// Whether a text is a document by itself, such as a license, and no sentence of a page.
  fileprivate var isDocument: Bool {
    unicodeScalars.count > 1_000 || utf8.count { $0 == UInt8(ascii: "\n") } >= 10
  }
}
