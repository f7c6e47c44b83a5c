import Extraction
import Projects
import Reading

/// Says which catalogs a key belongs to: those of the targets that compile its source, by its table.
struct KeyRouting {
  enum Destination: Hashable {
    case catalog(ProjectCatalogs.Name)
    /// The catalog of another module, whose bundle the code names; Xcode puts the key into none.
    case named(ProjectCatalogs.Name)
    /// A target compiles the source, and has no catalog for the table; of several targets others may.
    case lacking(TargetID)
    /// The folder has no catalogs at all.
    case homeless
    /// No project's folder holds the source, and no table lies beside it.
    case loose
    /// The text is looked up in a module that has no catalog here, or the source is in no target.
    case elsewhere
  }

  private let survey: ProjectSurvey
  private let layout: CatalogLayout
  private let owners: CatalogOwners
  /// The folder that takes all keys, if there is one.
  private let output: String?
  /// The apps, extensions and tools that each target's code may end up in.
  private let users: TargetUsers
  /// The folders that have a project of which nothing else is known.
  private let unread: UnreadProjects
  /// The targets whose module a bundle names, by what code says of the bundle.
  private var targetsByBundle: [String: Set<TargetID>] = [:]
  /// Whether a catalog has a key that is in use.
  private let isUsed: (ProjectCatalogs.Name, String) -> Bool
  /// Whether a catalog says that nothing uses a key, as Xcode marks it.
  private let isStale: (ProjectCatalogs.Name, String) -> Bool

  init(
    _ survey: ProjectSurvey, layout: CatalogLayout, owners: CatalogOwners, output: String?,
    isUsed: @escaping (ProjectCatalogs.Name, String) -> Bool,
    isStale: @escaping (ProjectCatalogs.Name, String) -> Bool
  ) {
    self.isUsed = isUsed
    self.isStale = isStale
    self.survey = survey
    self.layout = layout
    self.owners = owners
    // The current folder's files have no folder in front.
    self.output = output.map(PathParts.normalized)
    users = TargetUsers(in: survey.model)
    unread = UnreadProjects(in: survey.model)
  }

  /// Where a key goes from one of its places, without repetitions.
  mutating func destinations(
    of entry: ExtractedEntry, at place: SourceReference
  ) -> [Destination] {
    if let output { return entry.isForeign ? [.elsewhere] : [.catalog(name(output, entry))] }
    let file = bundleFile(of: entry, at: place)
    let targets = survey.model.targets(ofSource: file)
    guard survey.hasTargets, !isInFolderProject(targets) else {
      return [besideFolder(of: entry, at: file, Set(targets))]
    }
    if survey.looseSources.contains(file) { return [entry.isForeign ? .elsewhere : .loose] }
    // Xcode gives a target the literals that it compiles, whatever bundle they say, unless that is
    // another module's.
    if let named = otherModules(namedBy: entry, than: targets) {
      let meant = modules(meantBy: named, in: targets)
      let found = catalogs(of: entry, in: meant)
      return found.isEmpty ? lacking(meant, in: targets) : found.map { .named($0) }
    }
    return destinations(of: entry, at: place, inFile: file, of: targets)
  }

  /// Where a key goes whose text the targets that compile its source look up in their own catalogs.
  private mutating func destinations(
    of entry: ExtractedEntry, at place: SourceReference, inFile file: String, of targets: [TargetID]
  ) -> [Destination] {
    var found: [Destination] = []
    var lacking: [TargetID] = []
    for target in targets {
      let known =
        knownCatalogs(of: entry, at: place, in: target)
        ?? catalogs(of: entry, in: target, at: file)
      let given = known.filter { isGiven(entry.key, to: $0, of: target, at: place) }
      found += given.map { .catalog($0) }.filter { !found.contains($0) }
      // Tests localize nothing of their own; what they name belongs to what they test.
      if known.isEmpty, builds(target, place), survey.model.target(target)?.isTest == false {
        lacking.append(target)
      }
    }
    // What looks into its own bundle alone has nothing of what others have that compile the source.
    if !found.isEmpty { lacking.removeAll { !hasMainBundle($0) } }
    found += lacking.map { .lacking($0) }
    return found.isEmpty ? [.elsewhere] : found
  }

  /// Whether a target's catalog gets a key from a place.
  ///
  /// Where `#if` leaves that out, what the catalog has already stays as it is, with Xcode's mark or
  /// without.
  private func isGiven(
    _ key: String, to name: ProjectCatalogs.Name, of target: TargetID, at place: SourceReference
  ) -> Bool {
    guard builds(target, place) else { return isUsed(name, key) }
    return setsFlags(target, place) || !isStale(name, key)
  }

  /// Whether a build may set the flags that the code at a place needs.
  private func setsFlags(_ target: TargetID, _ place: SourceReference) -> Bool {
    place.flags.isEmpty || survey.model.target(target)?.maySet(place.flags) != false
  }

  /// Whether a target may be built with the code at a place: `#if` leaves it out for other platforms.
  private func builds(_ target: TargetID, _ place: SourceReference) -> Bool {
    place.platforms == .all
      || survey.model.target(target)?.platforms.mayBuild(place.platforms) != false
  }

  /// The file whose module has the entry's bundle: `.module` in a function of another module is that
  /// one's, whoever calls it.
  private func bundleFile(of entry: ExtractedEntry, at place: SourceReference) -> String {
    guard let file = place.bundleFile, !entry.isForeign, !entry.namesMainBundle else {
      return place.file
    }
    let own = survey.model.targets(ofSource: place.file)
    let others = survey.model.targets(ofSource: file)
    return own.isEmpty || others.isEmpty || Set(own).isDisjoint(with: others) ? file : place.file
  }

  /// The targets whose module's bundle the entry names, where that is not one of its own; nil where
  /// none is named.
  private mutating func otherModules(
    namedBy entry: ExtractedEntry, than targets: [TargetID]
  ) -> Set<TargetID>? {
    guard let bundle = entry.bundle, entry.isForeign else { return nil }
    let named = targetsByBundle[bundle] ?? self.targets(namedBy: bundle)
    targetsByBundle[bundle] = named
    return named.isSubset(of: targets) ? nil : named
  }

  /// The module that a bundle's name is of: of several modules of one name, as those of two apps, the
  /// one that the source's targets need.
  private func modules(meantBy named: Set<TargetID>, in users: [TargetID]) -> [TargetID] {
    var meant = named
    if named.count > 1 { meant.formIntersection(needed(by: users)) }
    return meant.sorted { ($0.project, $0.name) < ($1.project, $1.name) }
  }

  /// Where a key of modules without a catalog goes: a name alone may be any module's, so that only what the
  /// source needs is surely meant.
  private func lacking(_ modules: [TargetID], in users: [TargetID]) -> [Destination] {
    let lacking = modules.filter(needed(by: users).contains)
    return lacking.isEmpty ? [.elsewhere] : lacking.map { .lacking($0) }
  }

  /// What targets depend on without others between.
  private func needed(by users: [TargetID]) -> Set<TargetID> {
    Set(users.compactMap { survey.model.target($0) }.flatMap(\.dependencies).flatMap(\.targets))
  }

  private func catalogs(
    of entry: ExtractedEntry, in modules: [TargetID]
  ) -> [ProjectCatalogs.Name] {
    let names = Set(modules.flatMap { owners.catalogs(of: entry.table, in: $0) })
    return names.sorted { ($0.folder, $0.table) < ($1.folder, $1.table) }
  }

  /// The targets whose module or identifier is in what code says of a bundle; none of tests.
  private func targets(namedBy bundle: String) -> Set<TargetID> {
    let name = bundle.lowercased()
    let named = survey.model.projects.lazy.flatMap(\.targets).filter { target in
      guard !target.isTest else { return false }
      let identifier = target.settings["PRODUCT_BUNDLE_IDENTIFIER"]?.lowercased()
      let module = target.moduleName.lowercased()
      return name.hasSuffix("." + module) || name.hasSuffix("." + module + "bundle")
        || identifier.map { name.contains("\"\($0)\"") } ?? false
    }
    return Set(named.map(\.id))
  }

  private func catalogs(
    of entry: ExtractedEntry, in target: TargetID, at file: String
  ) -> [ProjectCatalogs.Name] {
    let own = owners.catalogs(of: entry.table, in: target)
      .filter { isOpen($0, to: entry, at: file) }
    guard own.isEmpty, entry.namesMainBundle else { return own }
    return usersCatalogs(of: entry, in: target)
  }

  /// The catalogs of apps that have a key already which Xcode doesn't see, and which a module looks up in
  /// their bundle, or the only one that it can be looked up in; nil where the module's own catalog has
  /// it, or where nobody knows which of several is to have it.
  private func knownCatalogs(
    of entry: ExtractedEntry, at place: SourceReference, in target: TargetID
  ) -> [ProjectCatalogs.Name]? {
    guard entry.bundle == nil || entry.namesMainBundle else { return nil }
    let own = owners.catalogs(of: entry.table, in: target)
    // What Xcode sees it puts into the module's String Catalog, but into no table of `.lproj` folders.
    guard place.isIndirect || !own.isEmpty && !own.contains(where: layout.isStringCatalog),
      !own.contains(where: { isUsed($0, entry.key) })
    else { return nil }
    let asked = usersCatalogs(of: entry, in: target)
    let known = asked.filter { isUsed($0, entry.key) }
    guard known.isEmpty, place.isIndirect else { return known.isEmpty ? nil : known }
    // An extension that has one alone is not the app.
    let isShared = users[target].allSatisfy { !owners.catalogs(of: entry.table, in: $0).isEmpty }
    return isShared && Set(asked).count == 1 ? [asked[0]] : nil
  }

  /// Whether code may look into a catalog: what names no bundle looks into none that is only a
  /// resource, unless it is a part of that.
  private func isOpen(
    _ name: ProjectCatalogs.Name, to entry: ExtractedEntry, at file: String
  ) -> Bool {
    guard let bundle = owners.bundle(of: name), entry.bundle == nil || entry.namesMainBundle else {
      return true
    }
    return PathParts.contains(bundle, file)
  }

  /// The catalogs where an app that uses the target looks a text up for which it names no bundle.
  func fallbackCatalogs(of entry: ExtractedEntry, in target: TargetID) -> [ProjectCatalogs.Name] {
    entry.bundle == nil ? usersCatalogs(of: entry, in: target) : []
  }

  /// Whether a target is a module of a package or a framework.
  func isModule(_ target: TargetID) -> Bool { survey.model.isModule(target) }

  /// Whether a text of a file may be looked up in a catalog that its targets don't have: in that of
  /// an app around them, or in one that only the code knows.
  func mayLookUp(_ entry: ExtractedEntry, in file: String, _ name: ProjectCatalogs.Name) -> Bool {
    guard entry.bundle == nil || entry.namesMainBundle else { return !entry.namesOwnModule }
    return survey.model.targets(ofSource: file).contains {
      usersCatalogs(of: entry, in: $0).contains(name)
    }
  }

  /// Whether the target's own bundle is what its code has as the main one.
  func hasMainBundle(_ target: TargetID) -> Bool {
    switch survey.model.target(target)?.product {
    case .application, .appExtension, .watchApplication: true
    default: false
    }
  }

  /// The catalogs of the apps that a target's code ends up in; none for what has a main bundle of its
  /// own, as an app's extension.
  private func usersCatalogs(
    of entry: ExtractedEntry, in target: TargetID
  ) -> [ProjectCatalogs.Name] {
    guard !hasMainBundle(target) else { return [] }
    // All that ask for them name no bundle, or the main one.
    return users[target].flatMap { owners.catalogs(of: entry.table, in: $0) }
      .filter { owners.bundle(of: $0) == nil }
  }

  private func isInFolderProject(_ targets: [TargetID]) -> Bool {
    !targets.isEmpty && targets.allSatisfy { survey.model.project(of: $0)?.kind == .folder }
  }

  private func besideFolder(
    of entry: ExtractedEntry, at file: String, _ targets: Set<TargetID>
  ) -> Destination {
    guard !entry.isForeign else { return .elsewhere }
    func isAllowed(_ folder: CatalogLayout.Folder) -> Bool {
      // Where some targets are known, what they have is theirs.
      !survey.hasTargets
        || folder.names.allSatisfy { owners.targets(of: $0).allSatisfy(targets.contains) }
    }
    // What a catalog has already somebody put there, whosever it is.
    func isOpen(_ folder: CatalogLayout.Folder) -> Bool {
      isAllowed(folder)
        && (!unread.part(folder.path, from: file) || isUsed(linked(folder.path, entry), entry.key))
    }
    // Of catalogs that are as near, as those of targets that nothing here reads, one may have it.
    let folder = layout.folder(for: file, table: entry.table, where: isOpen) {
      isUsed(linked($0.path, entry), entry.key)
    }?.path
    if let folder { return .catalog(linked(folder, entry)) }
    let others = layout.folder(for: file, table: entry.table, where: isAllowed)
    return others == nil ? .homeless : .elsewhere
  }

  /// The table of a key in a folder, or the one that a link there leads to.
  private func linked(_ folder: String, _ entry: ExtractedEntry) -> ProjectCatalogs.Name {
    let name = name(folder, entry)
    guard layout.folder(at: folder)?.has(entry.table) != true else { return name }
    return survey.linkedTables[name] ?? name
  }

  private func name(_ folder: String, _ entry: ExtractedEntry) -> ProjectCatalogs.Name {
    ProjectCatalogs.Name(folder: folder, table: entry.table)
  }
}
