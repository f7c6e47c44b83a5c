import Projects

extension ProjectModel {
  /// Whether a target is a module with a bundle of its own that is never the main one: code in it
  /// that names no bundle asks the app around it.
  func isModule(_ id: TargetID) -> Bool {
    switch target(id)?.product {
    case .library, .framework: project(of: id)?.kind != .folder
    default: false
    }
  }
}
