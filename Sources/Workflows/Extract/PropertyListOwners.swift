import Extraction
import Projects
import Resources

/// Which property lists describe what a target builds, and what the target's settings add to them.
struct PropertyListOwners: Sendable {
  /// The build settings of the first target that has each property list.
  private var settings: [String: [String: String]] = [:]
  /// The strings of property lists that exist only as settings, by target.
  private(set) var generated: [ResourceFile] = []

  init(_ survey: ProjectSurvey) {
    for project in survey.model.projects {
      for target in project.targets {
        if let path = target.infoPlist, settings[path] == nil { settings[path] = target.settings }
        add(target, of: project)
      }
    }
  }

  private mutating func add(_ target: Target, of project: Project) {
    let place = SourceReference(file: project.path, offset: 0, line: 1, column: 1)
    let own =
      target.hasGeneratedName
      ? target.settings.merging(["INFOPLIST_KEY_CFBundleName": "$(PRODUCT_NAME)"]) { own, _ in own }
      : target.settings
    let entries = InfoPlistSettings.entries(of: own, at: place) { Self.resolved($0, with: own) }
    guard !entries.isEmpty else { return }
    var file = ResourceFile(
      path: project.path, kind: .infoPlist, table: InfoPlist.table, entries: entries,
      diagnostics: [])
    file.target = target.id.name
    generated.append(file)
  }

  /// The kind of a file; a property list that a target names may be called anything.
  func kind(of path: String) -> ResourceKind? {
    settings[path] == nil ? ResourceKind(path: path) : .infoPlist
  }

  /// A property list's text with the build settings that it refers to; nil if one is unknown.
  func resolved(_ text: String, in path: String) -> String? {
    settings[path].flatMap { Self.resolved(text, with: $0) }
  }

  private static func resolved(_ text: String, with settings: [String: String]) -> String? {
    var result = text
    for (open, close) in [("$(", ")"), ("${", "}")] {
      while let start = result.firstRange(of: open) {
        guard let end = result[start.upperBound...].firstRange(of: close) else { return nil }
        let name = String(result[start.upperBound..<end.lowerBound].prefix { $0 != ":" })
        guard let value = settings[name], !value.contains(open) else { return nil }
        result.replaceSubrange(start.lowerBound..<end.upperBound, with: value)
      }
    }
    return result
  }
}

extension Target {
  /// Whether Xcode gives the property list a name that it brings into a catalog for it.
  ///
  /// Seen in all such catalogs of public apps; nobody else needs a table for it.
  fileprivate var hasGeneratedName: Bool {
    settings["GENERATE_INFOPLIST_FILE"] == "YES" && settings["INFOPLIST_KEY_CFBundleName"] == nil
      && infoPlist == nil && resources.contains { $0.hasSuffix("/\(InfoPlist.table).xcstrings") }
  }
}
