import Messages
import Reading

/// What the project builds, where it says so by hand.
extension ConfigurationReader {
  enum TargetKey: String, CaseIterable {
    case name, sources, catalogs
  }

  /// Each is compared with each file.
  private static let mostOfTargets = 2_000

  mutating func readTargets(_ value: JSONValue) -> [Configuration.Target] {
    var names: Set<String> = []
    let elements = array(value, "targets", of: "objects")
    let targets = elements.compactMap { element -> Configuration.Target? in
      guard let target = readTarget(element) else { return nil }
      guard names.insert(target.name).inserted else {
        reportValue(element, "the target `\(Self.shown(target.name))` is here twice; keep one")
        return nil
      }
      return target
    }
    let count = targets.reduce(0) { $0 + 1 + $1.sources.count + $1.catalogs.count }
    let what = "names, sources and catalogs"
    let isShort = isShort(count, value, "targets", what, atMost: Self.mostOfTargets)
    return isShort ? targets : []
  }

  private mutating func readTarget(_ value: JSONValue) -> Configuration.Target? {
    var target = Configuration.Target(name: "", sources: [], catalogs: [])
    for (key, value) in members(of: value, TargetKey.self, "targets") {
      switch key {
      case .name:
        target.name = string(value, "name", expected: "a string") ?? ""
      case .sources: target.sources = paths(value, "sources")
      case .catalogs: target.catalogs = paths(value, "catalogs")
      }
    }
    guard !target.name.isEmpty else {
      reportValue(value, "a target has a `name`, such as \"App\"")
      return nil
    }
    return target
  }
}
