import Extraction
import Projects

extension SourceModules {
  /// The modules of sources, as a project says.
  ///
  /// Tests see what the modules they test keep to themselves (`@testable`), so nobody knows of a
  /// source that only tests are built from.
  init(of paths: [String], _ model: ProjectModel) {
    var modules: [String: [String]] = [:]
    for path in paths {
      let targets = model.targets(ofSource: path).filter { model.target($0)?.isTest == false }
      if !targets.isEmpty { modules[path] = targets.map { $0.project + "\n" + $0.name } }
    }
    self.init(modules)
  }
}
