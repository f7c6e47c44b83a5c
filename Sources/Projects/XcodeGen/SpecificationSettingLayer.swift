import Yams

/// One layer of build settings of XcodeGen's `project.yml`: groups, on top of them what is said for
/// all configurations, then what is said for one (XcodeGen, `SettingsBuilder.swift`).
struct SpecificationSettingLayer {
  private let groups: [String: [SpecificationLayer]]
  private let configurations: Set<String>
  private let configuration: String
  private var written = Settings()
  private var open: Set<String> = []
  /// What groups come to, which were put together before: they may name each other twice, and these
  /// others twice.
  private var known: [String: Settings] = [:]
  private var depth = 0
  /// Whether a limit or a circle has kept something out since a group was begun.
  private var isCut = false
  /// How many settings may still be put together.
  private(set) var budget: Int

  private static let depthLimit = 32

  /// Settings as they are written.
  private struct Settings {
    /// In the order in which they are first set.
    var keys: [String] = []
    var values: [String: String] = [:]

    mutating func set(_ key: String, to value: String) {
      if values.updateValue(value, forKey: key) == nil { keys.append(key) }
    }
  }

  /// - Parameters:
  ///   - groups: The `settingGroups` by name.
  ///   - configurations: The names of all build configurations.
  ///   - configuration: The one that the settings are for.
  ///   - budget: How many settings may be put together.
  init(
    groups: [String: [SpecificationLayer]], configurations: Set<String>, configuration: String,
    budget: Int
  ) {
    self.groups = groups
    self.configurations = configurations
    self.configuration = configuration
    self.budget = budget
  }

  /// The settings, with their conditions decided.
  var values: [String: String] {
    var settings = RawSettings()
    for key in written.keys {
      settings.set(key, to: written.values[key] ?? "", configuration: configuration)
    }
    return settings.values
  }

  /// Adds settings that stand plainly, or under `groups`, `base` and `configs`.
  mutating func add(_ layers: [SpecificationLayer]) {
    budget -= layers.reduce(1) { $0 + ($1.value.node.mapping?.count ?? 0) }
    guard budget > 0, depth < Self.depthLimit else {
      isCut = true
      return
    }
    depth += 1
    defer { depth -= 1 }
    for name in layers.values(of: "groups").flatMap(\.value.texts) { addGroup(name) }
    set(layers.filter { !Self.isGrouped($0) })
    set(layers.values(of: "base"))
    for (name, said) in layers.values(of: "configs").members() where applies(name) { add(said) }
  }

  private static func isGrouped(_ layer: SpecificationLayer) -> Bool {
    [layer].members().contains { ["base", "configs", "groups"].contains($0.name) }
  }

  private mutating func addGroup(_ name: String) {
    let group = settings(ofGroup: name)
    budget -= group.keys.count
    guard budget > 0 else { return }
    for key in group.keys { written.set(key, to: group.values[key] ?? "") }
  }

  private mutating func settings(ofGroup name: String) -> Settings {
    budget -= 1
    if let settings = known[name] { return settings }
    guard budget > 0, let group = groups[name] else { return Settings() }
    guard open.insert(name).inserted else {
      isCut = true
      return Settings()
    }
    let (around, wasCut) = (written, isCut)
    (written, isCut) = (Settings(), false)
    add(group)
    let settings = written
    open.remove(name)
    // From elsewhere it may come to more.
    if !isCut { known[name] = settings }
    (written, isCut) = (around, wasCut || isCut)
    return settings
  }

  private mutating func set(_ layers: [SpecificationLayer]) {
    for (key, said) in layers.members() {
      budget -= 1
      guard budget > 0, let value = said.last?.value.setting else { return }
      written.set(key, to: value)
    }
  }

  /// Whether what is said for a configuration's name, or a part of one, is for this one.
  private func applies(_ name: String) -> Bool {
    if name == configuration { return true }
    return !configurations.contains(name)
      && configuration.lowercased().contains(name.lowercased())
  }
}
