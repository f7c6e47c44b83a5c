import Projects

/// Which targets have which tables as their own.
///
/// What a target copies as part of a folder, or of a bundle, belongs to whatever opens that: it is
/// the target's own only where that has no other table of the name, and no second such one. In the
/// tables of a bundle only code looks that names a bundle.
struct CatalogOwners {
  private var targets: [ProjectCatalogs.Name: [TargetID]] = [:]
  private var names: [TargetID: [String: [ProjectCatalogs.Name]]] = [:]
  /// The same of tables that lie in folders that are copied as they stand.
  private var enclosed: [TargetID: [String: [ProjectCatalogs.Name]]] = [:]
  /// The bundles that tables are copied in, by table.
  private var bundles: [ProjectCatalogs.Name: String] = [:]

  init(of layout: CatalogLayout, in model: ProjectModel) {
    for folder in layout.folders {
      for (table, files) in folder.tables {
        let paths = files.values.flatMap(\.paths)
        add(ProjectCatalogs.Name(folder: folder.path, table: table), paths, model)
      }
      for (table, path) in folder.stringCatalogs {
        add(ProjectCatalogs.Name(folder: folder.path, table: table), [path], model)
      }
    }
    addEnclosed()
    for (target, tables) in names {
      for name in tables.values.flatMap(\.self) { targets[name, default: []].append(target) }
    }
    names = names.mapValues { tables in
      tables.mapValues { $0.sorted { ($0.folder, $0.table) < ($1.folder, $1.table) } }
    }
  }

  private mutating func add(
    _ name: ProjectCatalogs.Name, _ paths: [String], _ model: ProjectModel
  ) {
    for id in Set(paths.flatMap { model.targets(ofResource: $0) }) {
      let isOwn = paths.contains { model.isOwn($0, of: id) }
      let place = isOwn ? \Self.names : \Self.enclosed
      if !isOwn, let path = paths.first { bundles[name] = model.bundle(around: path, of: id) }
      if self[keyPath: place][id]?[name.table]?.contains(name) != true {
        self[keyPath: place][id, default: [:]][name.table, default: []].append(name)
      }
    }
  }

  private mutating func addEnclosed() {
    for (target, tables) in enclosed {
      for (table, found) in tables where found.count == 1 && names[target]?[table] == nil {
        names[target, default: [:]][table] = found
      }
    }
  }

  /// The targets that have a table, in no order.
  func targets(of name: ProjectCatalogs.Name) -> [TargetID] { targets[name] ?? [] }

  /// The bundle that a target copies a table in; nil for a table that isn't in one.
  func bundle(of name: ProjectCatalogs.Name) -> String? { bundles[name] }

  /// The catalogs that a target has beside those of bundles, in no order.
  func catalogs(in target: TargetID) -> [ProjectCatalogs.Name] {
    names[target]?.values.flatMap(\.self).filter { bundles[$0] == nil } ?? []
  }

  /// The catalogs of a table that a target has, by folder.
  func catalogs(of table: String, in target: TargetID) -> [ProjectCatalogs.Name] {
    names[target]?[table] ?? []
  }
}
