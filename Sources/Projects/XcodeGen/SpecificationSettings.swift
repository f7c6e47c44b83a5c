/// The build settings that XcodeGen's `project.yml` gives to targets, with its `settingGroups` and
/// `configFiles` (XcodeGen, Docs/ProjectSpec.md, "Settings", "Setting Groups", "Config Files").
struct SpecificationSettings {
  /// What settings are made from beside the specification.
  struct Source {
    var folder: String
    var developmentRegion: String?
    var files: FileList
    var read: (String) -> [UInt8]?
  }

  private let source: Source
  private let roots: [SpecificationLayer]
  private let groups: [String: [SpecificationLayer]]
  /// The build configuration that is read: Debug, or else Release, or else the first.
  let configuration: String
  private let otherNames: ArraySlice<String>
  /// The names of all build configurations.
  private let names: Set<String>
  /// The project's own layers by configuration, which all targets stand on.
  private var projects: [String: [RawSettings]] = [:]
  /// How many settings are put together for all targets: groups may name each other in any number.
  private var budget = 2_000_000
  private let configurationFiles: ConfigurationFiles

  /// - Parameter roots: What each file says as a whole, those that are included first.
  init(_ roots: [SpecificationLayer], from source: Source) {
    self.roots = roots
    self.source = source
    configurationFiles = ConfigurationFiles(
      projectFolder: source.folder, files: source.files, read: source.read)
    groups = roots.values(of: "settingGroups").membersByName
    let declared = roots.values(of: "configs").members().map(\.name)
    let all = declared.isEmpty ? ["Debug", "Release"] : declared
    let chosen = ["Debug", "Release"].first(where: all.contains) ?? all[0]
    otherNames = all.filter { $0 != chosen }.prefix(XcodeSettings.mostOthers)
    configuration = chosen
    names = Set(all)
  }

  /// A target's settings in the build configurations that aren't the one that is read.
  mutating func others(of target: SpecificationTarget) -> [XcodeSettings] {
    var settings: [XcodeSettings] = []
    for name in otherNames { settings.append(self.settings(of: target, in: name)) }
    return settings
  }

  /// A target's settings in a build configuration.
  mutating func settings(
    of target: SpecificationTarget, in configuration: String
  ) -> XcodeSettings {
    let defined = RawSettings(
      XcodeSettings.defined(
        target: target.name, developmentRegion: source.developmentRegion,
        configuration: configuration))
    let product = RawSettings(target.productName.map { ["PRODUCT_NAME": $0] } ?? [:])
    let project = projects[configuration] ?? layers(roots, in: configuration)
    projects[configuration] = project
    let own = layers(target.layers, in: configuration)
    // All targets stand on what may be thousands of settings of the project.
    let count = (project + own).reduce(0) { $0 + $1.values.count }
    guard source.files.takes(settings: count) else {
      let rest = RawSettings(mayHaveMoreFlags: true)
      return XcodeSettings(
        [defined, product, rest], configuration: configuration, files: source.files)
    }
    return XcodeSettings(
      [defined] + project + [product] + own, configuration: configuration, files: source.files)
  }

  /// The settings of a file, and on top of them those that stand in the specification.
  private mutating func layers(
    _ said: [SpecificationLayer], in configuration: String
  ) -> [RawSettings] {
    var layers: [RawSettings] = []
    let file = said.values(of: "configFiles").values(of: configuration).last
    if let file, let path = file.value.text {
      layers.append(settings(ofFile: file.place(of: path, in: source.folder), in: configuration))
    }
    var own = SpecificationSettingLayer(
      groups: groups, configurations: names, configuration: configuration, budget: budget)
    own.add(said.values(of: "settings"))
    budget = own.budget
    return layers + [own.rawSettings]
  }

  private func settings(ofFile path: String, in configuration: String) -> RawSettings {
    guard let file = source.files.file(at: path) else {
      return RawSettings(mayHaveMoreFlags: true)
    }
    return configurationFiles.settings(ofFile: file, in: configuration)
  }
}
