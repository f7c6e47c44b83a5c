import Diagnostics
import Projects

/// A model as text, for comparisons.
struct ModelText {
  let lines: [String]

  init(_ model: ProjectModel) {
    var lines: [String] = []
    for project in model.projects {
      lines.append("\(project.kind.rawValue) \(project.name) at \(Self.shown(project.path))")
      if let region = project.developmentRegion { lines.append("  development region \(region)") }
      if !project.knownRegions.isEmpty {
        lines.append("  known regions \(project.knownRegions.joined(separator: " "))")
      }
      for path in project.references { lines.append("  refers to \(path)") }
      for product in project.products {
        let targets = product.targets.map(\.name).joined(separator: " ")
        lines.append("  product \(product.name): \(targets)")
      }
      for target in project.targets { lines += Self.lines(target, of: project) }
    }
    for workspace in model.workspaces {
      lines.append("workspace \(workspace.path)")
      lines += workspace.projects.map { "  project \($0)" }
    }
    lines += model.orphanedSources.map { "orphaned source \($0)" }
    lines += model.orphanedResources.map { "orphaned resource \($0)" }
    lines += model.diagnostics.map { "\($0.severity.rawValue) \($0.id): \($0.message)" }
    self.lines = lines
  }

  var text: String { lines.map { $0 + "\n" }.joined() }

  private static func shown(_ path: String) -> String { path.isEmpty ? "." : path }

  private static func lines(_ target: Target, of project: Project) -> [String] {
    var lines = [
      "  \(target.product.name) \(target.name), module \(target.moduleName), in "
        + shown(target.folder)
    ]
    lines += target.sources.map { "    source \($0)" }
    lines += target.resources.map { "    resource \($0)" }
    if let list = target.infoPlist { lines.append("    property list \(list)") }
    for (name, value) in target.settings.sorted(by: { $0.key < $1.key }) {
      lines.append("    setting \(name) = \(value)")
    }
    for dependency in target.dependencies {
      switch dependency {
      case .target(let id): lines.append("    needs \(shown(id, in: project))")
      case .product(let name, let targets):
        let targets = targets.map { shown($0, in: project) }.joined(separator: ", ")
        lines.append("    needs product \(name)\(targets.isEmpty ? "" : ": " + targets)")
      }
    }
    lines += target.embeds.map { "    embeds \(shown($0, in: project))" }
    return lines
  }

  private static func shown(_ id: TargetID, in project: Project) -> String {
    id.project == project.path ? id.name : "\(id.name) of \(id.project)"
  }
}
