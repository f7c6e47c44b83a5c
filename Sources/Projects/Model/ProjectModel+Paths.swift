import Diagnostics
import Reading

extension ProjectModel {
  /// The same model with other names for its files, as from another folder.
  ///
  /// - Parameter name: Gives the new path for an old one; only files may get the name of another one.
  package func renamingPaths(_ name: (String) -> String) -> ProjectModel {
    let renamed = projects.map { project in
      var project = project
      project.path = name(project.path)
      project.references = project.references.map(name)
      project.missing = project.missing.map(name)
      project.targets = project.targets.map { $0.renamingPaths(name) }
      project.products = project.products.map { product in
        var product = product
        product.targets = product.targets.map { $0.renamingPaths(name) }
        return product
      }
      return project
    }
    return ProjectModel(
      projects: renamed,
      workspaces: workspaces.map {
        Workspace(path: name($0.path), projects: $0.projects.map(name))
      }, diagnostics: diagnostics.map { $0.renamingFile(name) },
      unreadManifests: unreadManifests.map(name),
      paths: (orphanedSources + orphanedResources).map(name))
  }
}

extension Target {
  fileprivate func renamingPaths(_ name: (String) -> String) -> Target {
    var target = self
    target.id = id.renamingPaths(name)
    target.folder = name(folder)
    target.sources = sources.map(name)
    // Two paths may get one name.
    var known: Set<String> = []
    target.resources = resources.map(name).filter { known.insert($0).inserted }
    target.enclosedResources = Set(enclosedResources.map(name))
    target.missingCatalogs = missingCatalogs.map(name)
    target.synchronizedFolders = synchronizedFolders.map(name)
    target.resourceFolder = resourceFolder.map(name)
    target.tableForms = tableForms.map { forms in
      Dictionary(
        forms.map { (PathParts.normalized(name($0.key)), $0.value) },
        uniquingKeysWith: { first, _ in first })
    }
    target.infoPlist = infoPlist.map(name)
    target.embeds = embeds.map { $0.renamingPaths(name) }
    target.dependencies = dependencies.map { dependency in
      switch dependency {
      case .target(let id): .target(id.renamingPaths(name))
      case .product(let product, let targets):
        .product(name: product, targets: targets.map { $0.renamingPaths(name) })
      }
    }
    return target
  }
}

extension TargetID {
  fileprivate func renamingPaths(_ name: (String) -> String) -> TargetID {
    TargetID(project: name(project), name: self.name)
  }
}
