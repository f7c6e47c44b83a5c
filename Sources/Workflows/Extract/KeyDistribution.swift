import Diagnostics
import Extraction
import Projects
import Reading
import Resources

/// Gives each key to the catalogs that it belongs to, and counts those that have none.
struct KeyDistribution {
  private(set) var owned: [ProjectCatalogs.Name: [ExtractedEntry]] = [:]
  /// The keys for whose table a target has no catalog, and no app that uses it has the key in its
  /// own.
  private(set) var lacking: [Lack: Set<ExactKey>] = [:]
  /// The keys that go to where a catalog is made that a target lacks.
  private(set) var supplied: [Lack: Set<ExactKey>] = [:]
  /// The keys that modules and frameworks without a catalog look up in that of an app, which doesn't
  /// have them.
  private(set) var missingInApp: [Lack: Set<ExactKey>] = [:]
  /// The keys of tables that their targets have in other languages, or as plural forms, only.
  private(set) var lackingSource: [ProjectCatalogs.Name: Set<ExactKey>] = [:]
  /// Whether a key has no catalog around it at all.
  private(set) var hasHomeless = false
  /// The keys of sources that no project's folder holds, and no catalog has.
  private(set) var loose: Set<ExactKey> = []

  struct Lack: Hashable {
    var target: TargetID
    var table: String
  }

  private var routing: KeyRouting
  /// The tables that targets need as their own, for code names their bundle.
  private var needed: Set<Lack> = []
  /// Where catalogs are made that a target lacks; nil where none are.
  private let creation: ((Lack) -> ProjectCatalogs.Name?)?
  /// The folder of the first catalog, where one is made that is no target's.
  private let first: String?
  /// Whether a catalog has a key.
  private let isInCatalog: (ProjectCatalogs.Name, String) -> Bool
  /// Whether a catalog is to have what code of modules says that looks into it, which Xcode doesn't
  /// see.
  private let hasComments: (ProjectCatalogs.Name) -> Bool
  /// Whether a table has no file for plain texts of the source language, and none is made.
  private let lacksSource: (ProjectCatalogs.Name) -> Bool

  init(
    _ routing: KeyRouting, creating creation: ((Lack) -> ProjectCatalogs.Name?)?, first: String?,
    lacksSource: @escaping (ProjectCatalogs.Name) -> Bool,
    isInCatalog: @escaping (ProjectCatalogs.Name, String) -> Bool,
    hasComments: @escaping (ProjectCatalogs.Name) -> Bool
  ) {
    self.routing = routing
    self.hasComments = hasComments
    self.creation = creation
    self.first = first
    self.lacksSource = lacksSource
    self.isInCatalog = isInCatalog
  }

  /// Adds all keys of the sources.
  mutating func add(_ entries: [ExtractedEntry]) {
    for entry in entries where entry.bundle != nil && !entry.namesMainBundle {
      for place in entry.locations {
        for case .lacking(let target) in routing.destinations(of: entry, at: place) {
          needed.insert(Lack(target: target, table: entry.table))
        }
      }
    }
    for entry in entries { add(entry) }
  }

  private mutating func add(_ entry: ExtractedEntry) {
    var parts: [ProjectCatalogs.Name: [SourceReference]] = [:]
    var lacks: Set<Lack> = []
    var forApps: [(place: SourceReference, target: TargetID)] = []
    for place in entry.locations {
      for destination in routing.destinations(of: entry, at: place) {
        switch destination {
        case .catalog(let name): parts[name, default: []].append(place)
        case .named(let name): parts[name, default: []].append(place.unseen)
        case .lacking(let target):
          let lack = Lack(target: target, table: entry.table)
          lacks.insert(lack)
          if isForApp(entry, lack) {
            forApps.append((place, target))
          } else {
            supply(lack, with: entry, at: place, to: &parts)
          }
        case .homeless: hasHomeless = true
        case .loose: add(place, ofLoose: entry, to: &parts)
        case .elsewhere: break
        }
      }
    }
    // Modules get the text from a catalog that another target has; apps and extensions don't.
    note(parts.isEmpty ? lacks : lacks.filter { isAlone($0, with: entry) }, of: entry)
    for (place, target) in forApps { add(place, of: entry, in: target, to: &parts) }
    for (name, places) in parts { add(entry, at: places, to: name) }
  }

  /// Adds a place to the catalog that is made for a target that lacks it, if one is.
  private mutating func supply(
    _ lack: Lack, with entry: ExtractedEntry, at place: SourceReference,
    to parts: inout [ProjectCatalogs.Name: [SourceReference]]
  ) {
    guard let name = creation?(lack) else { return }
    let place = entry.isForeign ? place.unseen : place
    // Of several targets that compile the source one catalog may be made.
    if parts[name]?.last != place { parts[name, default: []].append(place) }
    supplied[lack, default: []].insert(ExactKey(entry.key))
  }

  /// Adds a place in no project's folder to the first catalog, or keeps that there is none for it.
  private mutating func add(
    _ place: SourceReference, ofLoose entry: ExtractedEntry,
    to parts: inout [ProjectCatalogs.Name: [SourceReference]]
  ) {
    if let first {
      let name = ProjectCatalogs.Name(folder: first, table: entry.table)
      parts[name, default: []].append(place)
    } else {
      loose.insert(ExactKey(entry.key))
    }
  }

  /// Adds a place of a module to what apps have at places of their own.
  private func add(
    _ place: SourceReference, of entry: ExtractedEntry, in target: TargetID,
    to parts: inout [ProjectCatalogs.Name: [SourceReference]]
  ) {
    for name in routing.fallbackCatalogs(of: entry, in: target)
    where parts[name]?.contains(place) == false && hasComments(name) {
      parts[name]?.append(place)
    }
  }

  /// Keeps which targets have no catalog for a key, but for what an app has.
  private mutating func note(_ lacks: Set<Lack>, of entry: ExtractedEntry) {
    for lack in lacks where !isInApp(entry, lack.target) {
      let keys = isForApp(entry, lack) ? \Self.missingInApp : \Self.lacking
      self[keyPath: keys][lack, default: []].insert(ExactKey(entry.key))
    }
  }

  private mutating func add(
    _ entry: ExtractedEntry, at places: [SourceReference], to name: ProjectCatalogs.Name
  ) {
    if lacksSource(name), !isInCatalog(name, entry.key) {
      lackingSource[name, default: []].insert(ExactKey(entry.key))
    } else {
      add(Self.part(of: entry, at: places), to: name)
    }
  }

  /// A key as some of its places have it.
  private static func part(
    of entry: ExtractedEntry, at places: [SourceReference]
  ) -> ExtractedEntry {
    var part = entry
    if places.count < entry.locations.count { part.takeText(of: places) }
    part.locations = places
    let isMixed = places.contains { $0.isIndirect } && places.contains { !$0.isIndirect }
    if places.count < entry.locations.count || isMixed { part.comments = comments(at: places) }
    return part
  }

  /// What the code says at some of a key's places: what it says elsewhere is for other catalogs.
  ///
  /// A wrapper's comment is one for all its keys; where Xcode sees a key, it writes what is said there.
  private static func comments(at places: [SourceReference]) -> [String] {
    let direct = places.filter { !$0.isIndirect }
    return Set((direct.isEmpty ? places : direct).compactMap(\.comment)).sorted()
  }

  /// Whether a target has a main bundle of its own, and no catalog in it is made for the key.
  private func isAlone(_ lack: Lack, with entry: ExtractedEntry) -> Bool {
    routing.hasMainBundle(lack.target)
      && supplied[lack]?.contains(ExactKey(entry.key)) != true
  }

  /// Whether an app that the target's code ends up in has the key, which is where a text without a
  /// bundle is looked up.
  private func isInApp(_ entry: ExtractedEntry, _ target: TargetID) -> Bool {
    routing.fallbackCatalogs(of: entry, in: target).contains { isInCatalog($0, entry.key) }
  }

  /// Whether a module asks an app for the key, and a catalog of its own would never be asked.
  private func isForApp(_ entry: ExtractedEntry, _ lack: Lack) -> Bool {
    !needed.contains(lack) && routing.isModule(lack.target)
      && !routing.fallbackCatalogs(of: entry, in: lack.target).isEmpty
  }

  /// Whether a text may be looked up in a catalog that it isn't given to.
  func mayLookUp(_ entry: ExtractedEntry, in file: String, _ name: ProjectCatalogs.Name) -> Bool {
    routing.mayLookUp(entry, in: file, name)
  }

  /// Adds a key of a file whose catalog is known.
  mutating func add(_ entry: ExtractedEntry, to name: ProjectCatalogs.Name) {
    owned[name, default: []].append(entry)
  }

  /// Keeps a table true even if the last key of it is gone.
  mutating func add(_ name: ProjectCatalogs.Name) { owned[name, default: []] += [] }
}

extension SourceReference {
  /// The place of a key that Xcode puts into no catalog.
  fileprivate var unseen: SourceReference {
    var place = self
    place.isIndirect = true
    return place
  }
}
