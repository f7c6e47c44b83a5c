import Messages
import Reading

/// What the project builds, where it says so by hand.
extension ConfigurationReader {
  enum TargetKey: String, CaseIterable {
    case name, sources, catalogs
  }

  mutating func readTargets(_ value: JSONValue) -> [Configuration.Target] {
    var names: Set<String> = []
    return array(value, "targets", of: "objects").compactMap { element in
      guard let target = readTarget(element) else { return nil }
      guard names.insert(target.name).inserted else {
        reportValue(element, "the target `\(Self.shown(target.name))` is here twice; keep one")
        return nil
      }
      return target
    }
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
