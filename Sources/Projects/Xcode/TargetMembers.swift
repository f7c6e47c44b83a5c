/// The files of one target while they are being collected.
struct TargetMembers {
  private(set) var sources: Set<String> = []
  private(set) var resources: Set<String> = []

  /// Adds a file that a phase or a rule says is compiled; what no compiler reads is a resource.
  mutating func compile(_ path: String) {
    switch FileKind(path: path) {
    case .source: sources.insert(path)
    case .localizable, .propertyList: resources.insert(path)
    case .other: break
    }
  }

  /// Adds a file that is copied, whatever it is.
  mutating func copy(_ path: String) { resources.insert(path) }

  /// Adds a file by its kind.
  mutating func add(_ path: String) {
    switch FileKind(path: path) {
    case .source: sources.insert(path)
    case .localizable, .propertyList: resources.insert(path)
    case .other:
      switch ProjectPath.suffix(of: path) {
      case "entitlements", "xcconfig", "modulemap", "xctestplan": break
      default: resources.insert(path)
      }
    }
  }

  /// Leaves a file out.
  mutating func remove(_ path: String) {
    sources.remove(path)
    resources.remove(path)
  }
}
