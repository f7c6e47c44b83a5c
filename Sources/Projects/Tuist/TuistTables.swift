import Reading

/// Where new tables would be those of one of Tuist's targets, by the patterns of its resources.
struct TuistTables {
  private let layout: TuistFiles
  private let patterns: [Pattern]
  /// The languages that tables may be made in.
  private let languages: Set<String>
  /// Where the target has resources.
  private let folders: Set<String>

  private struct Pattern {
    var path: String
    var pattern: PathPattern
    var excluded: [PathPattern]
  }

  /// - Parameters:
  ///   - declared: The target in the manifest.
  ///   - resources: What it has.
  ///   - language: That of the sources.
  init(
    of declared: TuistManifest.Target, with resources: [String], in language: String,
    _ layout: TuistFiles
  ) {
    self.layout = layout
    let named =
      declared.resources.filter { !$0.isFolder }
      + declared.folders.map { TuistManifest.Files(pattern: $0) }
    patterns = named.compactMap { named in
      guard let path = layout.path(named.pattern), let excluded = layout.excluded(from: named)
      else { return nil }
      return Pattern(path: path, pattern: PathPattern(path), excluded: excluded)
    }
    var languages: Set = [language]
    var folders: Set<String> = []
    for folder in Set(resources.map { PathParts.normalized(PathParts.folder(of: $0)) }) {
      if PathParts.isLanguageFolder(folder) {
        languages.insert(PathParts.stem(of: folder))
        folders.insert(PathParts.folder(of: folder))
      } else {
        folders.insert(folder)
      }
    }
    (self.languages, self.folders) = (languages, folders)
  }

  /// Where a new table would be the target's; nil where its own folder is as good, and where no
  /// pattern starts with a folder for tables.
  func folder(besides own: String) -> String? {
    guard forms(in: own).isEmpty else { return nil }
    var starts: [String] = []
    for start in patterns.lazy.map({ start(of: $0.path) })
    where starts.count < Self.mostStarts && !starts.contains(start) {
      starts.append(start)
    }
    return Target.resourceFolder(
      of: starts.filter { layout.files.file(at: $0) == nil && !forms(in: $0).isEmpty })
  }

  /// So many folders are tried with all patterns; no real target names as many.
  private static let mostStarts = 100

  /// The forms of new tables that are the target's, where it has resources, or may have them.
  ///
  /// - Parameter others: Folders where it may have some.
  func forms(besides others: [String]) -> [String: TableForms] {
    let all = folders.union(others.map(PathParts.normalized))
    return Dictionary(uniqueKeysWithValues: all.map { ($0, forms(in: $0)) })
  }

  /// The folder that a pattern starts with.
  private func start(of pattern: String) -> String {
    var folder = TuistFiles.parts(of: pattern).folder
    // What has a suffix is a file, or a folder that is one to a build or one language's.
    while PathParts.name(of: folder).contains(".") { folder = PathParts.folder(of: folder) }
    return folder
  }

  private func forms(in folder: String) -> TableForms {
    var forms: TableForms = []
    if languages.contains(where: { takes("\($0).lproj/Localizable.strings", in: folder) }) {
      forms.insert(.strings)
    }
    if takes("Localizable.xcstrings", in: folder) { forms.insert(.stringCatalogs) }
    return forms
  }

  private func takes(_ table: String, in folder: String) -> Bool {
    let places = PathPattern.places(of: PathParts.join(folder, table))
    return patterns.contains { pattern in
      pattern.pattern.matches(places) && !pattern.excluded.contains { $0.matches(places) }
    }
  }
}
