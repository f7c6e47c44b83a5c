import Extraction
import Projects
import Reading

extension SourceModules {
  /// The modules of sources, as a project says.
  ///
  /// Tests see what the modules they test keep to themselves (`@testable`), so nobody knows of a
  /// source that only tests are built from. What is generated of a data model is of the module that
  /// the model lies among.
  init(of paths: [String], _ model: ProjectModel) {
    var modules: [String: [String]] = [:]
    for path in paths {
      let targets = model.targets(ofSource: path).filter { model.target($0)?.isTest == false }
      if !targets.isEmpty { modules[path] = targets.map { $0.project + "\n" + $0.name } }
    }
    let sources = modules
    for path in paths where DataModels.isOne(path) {
      modules[path] = Self.module(around: DataModels.model(of: path), sources).map { [$0] }
    }
    self.init(modules)
  }

  /// The module that has most of the sources in the innermost folder around a path that has any.
  private static func module(around path: String, _ modules: [String: [String]]) -> String? {
    for folder in PathParts.enclosingFolders(of: path) + [""] {
      var counts: [String: Int] = [:]
      for (source, names) in modules where PathParts.contains(folder, source) {
        for name in names { counts[name, default: 0] += 1 }
      }
      let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
      if let most { return most.key }
    }
    return nil
  }
}
