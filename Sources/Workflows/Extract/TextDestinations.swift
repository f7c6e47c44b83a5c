import Diagnostics
import Extraction
import Projects
import Reading

/// Tells which places of a key give one catalog its text: what the code of another catalog's target
/// says of the key is that one's alone.
///
/// Made of what the project says; no catalog is read for it.
struct TextDestinations {
  private let survey: ProjectSurvey
  private let output: String?
  /// Needed only where the places of some key differ.
  private lazy var routing: KeyRouting = makeRouting()

  /// - Parameter output: The folder that takes all keys, if there is one.
  init(_ survey: ProjectSurvey, output: String?) {
    self.survey = survey
    self.output = output
  }

  private func makeRouting() -> KeyRouting {
    let layout = CatalogSet(of: survey).layout
    return KeyRouting(
      survey, layout: layout, owners: CatalogOwners(of: layout, in: survey.model), output: output,
      isUsed: { _, _ in false }, isStale: { _, _ in false })
  }

  /// Where the text goes that a place gives.
  private mutating func destinations(
    of entry: ExtractedEntry, at place: SourceReference
  ) -> Set<KeyRouting.Destination> {
    var found: Set<KeyRouting.Destination> = []
    for destination in routing.destinations(of: entry, at: place) {
      switch destination {
      case .named(let name): found.insert(.catalog(name))
      case .lacking(let target):
        found.insert(destination)
        let apps = routing.fallbackCatalogs(of: entry, in: target)
        found.formUnion(apps.map { KeyRouting.Destination.catalog($0) })
      case .catalog, .homeless, .loose, .elsewhere: found.insert(destination)
      }
    }
    return found
  }

  /// The places that show a key itself, the first of each target by its name: the target has no catalog
  /// for it, and looks into its own bundle alone.
  mutating func placesWithoutCatalog(of entry: ExtractedEntry) -> [String: SourceReference] {
    var found: [String: SourceReference] = [:]
    for place in entry.locations where place.defaultValue == nil {
      for case .lacking(let target) in routing.destinations(of: entry, at: place)
      where routing.hasMainBundle(target) && found[target.name] == nil {
        found[target.name] = place
      }
    }
    return found
  }

  /// The catalogs that places of a key go to, each with whether one of these gives the text.
  ///
  /// - Parameter entries: The key in all bundles.
  mutating func catalogs(of entries: [ExtractedEntry]) -> [ProjectCatalogs.Name: Bool] {
    var found: [ProjectCatalogs.Name: Bool] = [:]
    for entry in entries {
      for place in entry.locations {
        for case .catalog(let name) in destinations(of: entry, at: place) {
          found[name] = found[name, default: false] || place.defaultValue != nil
        }
      }
    }
    return found
  }

  /// What is wrong with code, of texts that differ only what is so in one catalog.
  ///
  /// - Parameter entries: The keys of all code.
  mutating func settled(
    _ found: [Diagnostic], of entries: [ExtractedEntry]
  ) -> [Diagnostic] {
    let kept = found.filter { !$0.isOfTextsInCode }
    guard kept.count < found.count else { return found }
    var conflicts = LimitedDiagnostics()
    for entry in entries {
      let texts = entry.conflictingTexts { destinations(of: entry, at: $0) }
      for conflict in texts { conflicts.append(conflict, in: entry.key) }
    }
    return (kept + conflicts.all).sortedByPlace()
  }

  /// A key at some of its places only, each with the text that another place gives the same catalog.
  mutating func part(of entry: ExtractedEntry, at places: [SourceReference]) -> ExtractedEntry {
    let texts = entry.locations.filter { $0.defaultValue != nil }
    var part = entry
    var places = places
    if places.count < entry.locations.count, !texts.isEmpty {
      let given = texts.map { (value: $0.defaultValue, to: destinations(of: entry, at: $0)) }
      for index in places.indices where places[index].defaultValue == nil {
        let own = destinations(of: entry, at: places[index])
        places[index].defaultValue = given.first { !own.isDisjoint(with: $0.to) }?.value
      }
      part.takeText(of: places)
    }
    part.locations = places
    return part
  }
}

extension Diagnostic {
  /// Whether this tells of two texts that code gives a key; resources have keys of one file.
  fileprivate var isOfTextsInCode: Bool {
    id == ExtractionDiagnostic.conflictingDefaultValue
      && location.map { SourceLanguage(path: $0.file) != nil } ?? false
  }
}
