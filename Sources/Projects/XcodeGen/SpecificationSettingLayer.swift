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
  /// The same of groups that stand so deep that the limit keeps some of it out.
  private var knownDeep: [Place: Settings] = [:]
  private var depth = 0
  /// Whether a circle has kept something out since a group was begun, or the end of the budget.
  private var isCut = false
  /// Whether the limit of the depth has.
  private var isTooDeep = false
  /// How many settings may still be put together.
  private(set) var budget: Int

  private static let depthLimit = 32

  /// A group at a depth, where it always comes to the same.
  private struct Place: Hashable {
    var group: String
    var depth: Int
  }

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
  var rawSettings: RawSettings {
    var settings = RawSettings()
    for key in written.keys {
      settings.set(key, to: written.values[key] ?? "", configuration: configuration)
    }
    return settings
  }

  /// Adds settings that stand plainly, or under `groups`, `base` and `configs`.
  mutating func add(_ layers: [SpecificationLayer]) {
    budget -= layers.reduce(1) { $0 + ($1.value.node.mapping?.count ?? 0) }
    guard budget > 0, depth < Self.depthLimit else {
      if budget > 0 { isTooDeep = true } else { isCut = true }
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
    if let settings = knownDeep[Place(group: name, depth: depth)] {
      isTooDeep = true
      return settings
    }
    guard budget > 0, let group = groups[name] else { return Settings() }
    guard open.insert(name).inserted else {
      isCut = true
      return Settings()
    }
    let around = (written, isCut, isTooDeep)
    (written, isCut, isTooDeep) = (Settings(), false, false)
    add(group)
    let settings = written
    open.remove(name)
    keep(settings, ofGroup: name)
    (written, isCut, isTooDeep) = (around.0, around.1 || isCut, around.2 || isTooDeep)
    return settings
  }

  /// Keeps what a group comes to, unless it may come to more from elsewhere.
  private mutating func keep(_ settings: Settings, ofGroup name: String) {
    guard !isCut else { return }
    if isTooDeep {
      knownDeep[Place(group: name, depth: depth)] = settings
    } else {
      known[name] = settings
    }
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
