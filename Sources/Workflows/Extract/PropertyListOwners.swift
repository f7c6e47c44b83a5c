import Extraction
import Projects
import Reading
import Resources

/// Which property lists describe what a target builds, and what the target's settings add to them.
struct PropertyListOwners: Sendable {
  /// The build settings of the first target that has each property list.
  private var settings: [String: [String: String]] = [:]
  /// Those of its other configurations, and of other targets.
  private var otherSettings: [String: [[String: String]]] = [:]
  /// The strings of property lists that exist only as settings, by target.
  private(set) var generated: [ResourceFile] = []
  /// The property lists beside which settings give a name that is theirs if they have one.
  private var unnamed: [TargetID: String] = [:]

  init(_ survey: ProjectSurvey) {
    for project in survey.model.projects {
      for target in project.targets {
        if let path = target.infoPlist { add(target, describedBy: path) }
        addWritten(target, of: project)
        add(target, of: project)
      }
    }
  }

  private mutating func add(_ target: Target, describedBy path: String) {
    if settings[path] == nil {
      settings[path] = target.settings
    } else if settings[path] != target.settings {
      otherSettings[path, default: []].append(target.settings)
    }
    otherSettings[path, default: []] += target.otherSettings
  }

  /// Adds the texts of a list that the project's generator writes.
  private mutating func addWritten(_ target: Target, of project: Project) {
    guard let list = target.writtenPropertyList else { return }
    var file = InfoPlist.file(writtenFrom: project.path, list) {
      Self.resolved($0, with: target.settings)
    }
    file.target = target.id.name
    if !file.entries.isEmpty { generated.append(file) }
  }

  /// Adds the texts of a target's settings, which count "when `GENERATE_INFOPLIST_FILE` is enabled"
  /// (Xcode's build settings reference), also beside a property list of its own.
  private mutating func add(_ target: Target, of project: Project) {
    guard target.settings["GENERATE_INFOPLIST_FILE"] == "YES" else { return }
    let place = SourceReference(file: project.file, offset: 0, line: 1, column: 1)
    if target.hasGeneratedName { unnamed[target.id] = target.infoPlist }
    func texts(_ settings: [String: String]) -> [ExtractedEntry] {
      let name = target.hasGeneratedName ? [Self.nameSetting: "$(PRODUCT_NAME)"] : [:]
      let all = settings.merging(name) { own, _ in own }
      return InfoPlistSettings.entries(of: all, at: place) { Self.resolved($0, with: all) }
    }
    let entries = texts(target.settings)
    guard !entries.isEmpty else { return }
    var file = ResourceFile(
      path: project.path, kind: .infoPlist, table: InfoPlistTable.name, entries: entries,
      diagnostics: [])
    file.target = target.id.name
    for settings in target.otherSettings { file.add(otherBuild: texts(settings)) }
    generated.append(file)
  }

  fileprivate static let nameKey = "CFBundleName"
  fileprivate static let nameSetting = "INFOPLIST_KEY_" + nameKey

  /// The strings of settings beside what was read of property lists: the product's name is given
  /// where the target's own list has none.
  func generated(beside files: [ResourceFile]) -> [ResourceFile] {
    let named = Set(files.filter { $0.entries.contains { $0.key == Self.nameKey } }.map(\.path))
    return generated.map { file in
      guard let list = file.owner.flatMap({ unnamed[$0] }), named.contains(list) else {
        return file
      }
      var file = file
      file.entries.removeAll { $0.key == Self.nameKey }
      return file
    }
  }

  /// The kind of a file; a property list that a target names may be called anything.
  func kind(of path: String) -> ResourceKind? {
    settings[path] == nil ? ResourceKind(path: path) : .infoPlist
  }

  /// What a file says, and where it is a property list, what it says in other builds.
  func read(_ bytes: [UInt8], at path: String, _ kind: ResourceKind) -> ResourceFile {
    var file = ResourceReader.read(bytes, path: path, kind: kind) { resolved($0, in: path) }
    for settings in otherSettings[path] ?? [] {
      let other = ResourceReader.read(bytes, path: path, kind: kind) {
        Self.resolved($0, with: settings)
      }
      file.add(otherBuild: other.entries)
    }
    return file
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

extension ResourceFile {
  /// The target whose settings these are, where no file holds them.
  var owner: TargetID? { target.map { TargetID(project: path, name: $0) } }
}

extension Target {
  /// Whether Xcode gives the property list a name that it brings into a catalog for it.
  ///
  /// Seen in all such catalogs of public apps; nobody else needs a table for it.
  fileprivate var hasGeneratedName: Bool {
    settings["GENERATE_INFOPLIST_FILE"] == "YES"
      && settings[PropertyListOwners.nameSetting] ?? "" == ""
      && resources.contains { path in
        PathParts.suffix(of: path) == ".xcstrings"
          && InfoPlistTable.names(ofTarget: name).contains(PathParts.stem(of: path))
      }
  }
}
