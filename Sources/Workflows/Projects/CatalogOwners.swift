import Projects

/// Which targets have which tables.
struct CatalogOwners {
  private var targets: [ProjectCatalogs.Name: [TargetID]] = [:]
  private var names: [TargetID: [String: [ProjectCatalogs.Name]]] = [:]

  init(of layout: CatalogLayout, in model: ProjectModel) {
    for folder in layout.folders {
      for (table, files) in folder.tables {
        let paths = files.values.flatMap { [$0.strings, $0.stringsdict].compactMap(\.self) }
        add(ProjectCatalogs.Name(folder: folder.path, table: table), paths, model)
      }
      for (table, path) in folder.stringCatalogs {
        add(ProjectCatalogs.Name(folder: folder.path, table: table), [path], model)
      }
    }
    names = names.mapValues { tables in
      tables.mapValues { $0.sorted { ($0.folder, $0.table) < ($1.folder, $1.table) } }
    }
  }

  private mutating func add(
    _ name: ProjectCatalogs.Name, _ paths: [String], _ model: ProjectModel
  ) {
    for target in Set(paths.flatMap { model.targets(ofResource: $0) })
    where targets[name]?.contains(target) != true {
      targets[name, default: []].append(target)
      if names[target]?[name.table]?.contains(name) != true {
        names[target, default: [:]][name.table, default: []].append(name)
      }
    }
  }

  /// The targets that have a table, in no order.
  func targets(of name: ProjectCatalogs.Name) -> [TargetID] { targets[name] ?? [] }

  /// The catalogs that a target has, in no order.
  func catalogs(in target: TargetID) -> [ProjectCatalogs.Name] {
    names[target]?.values.flatMap(\.self) ?? []
  }

  /// The catalogs of a table that a target has, by folder.
  func catalogs(of table: String, in target: TargetID) -> [ProjectCatalogs.Name] {
    names[target]?[table] ?? []
  }
}
