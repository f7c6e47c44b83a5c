import Yams

/// One layer of build settings of XcodeGen's `project.yml`: groups, on top of them what is said for
/// all configurations, then what is said for one (XcodeGen, `SettingsBuilder.swift`).
struct SpecificationSettingLayer {
  private let groups: [String: [SpecificationLayer]]
  private let configurations: Set<String>
  private let configuration: String
  /// The keys as written, in the order in which they are first set.
  private var keys: [String] = []
  private var written: [String: String] = [:]
  private var open: Set<String> = []
  private var depth = 0
  /// How many settings may still be put together.
  private(set) var budget: Int

  private static let depthLimit = 32

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
    for key in keys {
      settings.set(key, to: written[key] ?? "", configuration: configuration)
    }
    return settings.values
  }

  /// Adds settings that stand plainly, or under `groups`, `base` and `configs`.
  mutating func add(_ layers: [SpecificationLayer]) {
    budget -= layers.reduce(1) { $0 + ($1.value.node.mapping?.count ?? 0) }
    guard budget > 0, depth < Self.depthLimit else { return }
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
    budget -= 1
    guard budget > 0, let group = groups[name], open.insert(name).inserted else { return }
    add(group)
    open.remove(name)
  }

  private mutating func set(_ layers: [SpecificationLayer]) {
    for (key, said) in layers.members() {
      budget -= 1
      guard budget > 0, let value = said.last?.value.setting else { return }
      if written.updateValue(value, forKey: key) == nil { keys.append(key) }
    }
  }

  /// Whether what is said for a configuration's name, or a part of one, is for this one.
  private func applies(_ name: String) -> Bool {
    if name == configuration { return true }
    return !configurations.contains(name)
      && configuration.lowercased().contains(name.lowercased())
  }
}
