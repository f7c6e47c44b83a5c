import Catalogs
import Diagnostics
import Exchange
import Extraction
import Projects
import Reading
import Resources

/// Tells why a key goes where it goes, and why it is stale or not.
struct KeyExplanation {
  private(set) var lines: [String] = []
  private let key: String
  private let plan: CatalogPlan
  private let sources: SourceExtraction
  private let catalogs: ProjectCatalogs
  private let survey: ProjectSurvey

  init(
    _ key: String, _ plan: CatalogPlan, _ sources: SourceExtraction, _ catalogs: ProjectCatalogs,
    _ survey: ProjectSurvey, _ options: ExtractOptions, _ retirement: Retirement
  ) {
    (self.key, self.plan, self.sources) = (key, plan, sources)
    (self.catalogs, self.survey) = (catalogs, survey)
    let known = sources.entries + sources.others
    let entries = known.filter { $0.key.isExactly(key) }
    let isNamed = !entries.isEmpty || sources.resources.contains { !self.entries(of: $0).isEmpty }
    if !isNamed {
      lines.append("no source that was read has it")
      lines += UnknownUses(of: key, in: survey, sources.loader, options, known: known).lines
    }
    lines += entries.flatMap { entry in
      places(of: entry) { rawValue(at: $0) + constants(at: $0) + compilation(of: $0) }
    }
    lines += sources.resources.flatMap { file in
      self.entries(of: file).flatMap { places(of: $0) { _ in use(of: file) } }
    }
    explainWrappers(of: entries)
    explainCatalogs(retirement, isNamed: isNamed)
  }

  private func entries(of file: ResourceFile) -> [ExtractedEntry] {
    file.entries.filter { $0.key.isExactly(key) }
  }

  // MARK: Where it comes from

  private func places(
    of entry: ExtractedEntry, built: (SourceReference) -> String
  ) -> [String] {
    entry.locations.map { place in
      "source: \(place.file):\(place.line):\(place.column), table \(entry.table)"
        + (entry.bundle.map { ", bundle \($0)" } ?? "") + built(place)
    }
  }

  /// What makes a key of the raw value of a case, which alone is nothing that anybody looks up.
  private func rawValue(at place: SourceReference) -> String {
    let code = sources.loader.source(place.file).flatMap {
      RawValueUse.spelling(in: $0, at: place.offset)
    }
    return code.map { ", the raw value of a case, which '\($0)' looks up" } ?? ""
  }

  /// That constants spell the key that is looked up in a place, whose literal stands elsewhere.
  private func constants(at place: SourceReference) -> String {
    let areThere = sources.openLookUps.contains { lookUp in
      lookUp.file == place.file && lookUp.offset == place.offset
        && lookUp.key?.isExactly(key) == true
    }
    return areThere ? ", where constants spell it" : ""
  }

  /// The flags that a place needs, where no target that compiles it sets all of them.
  private func unsetFlags(of place: SourceReference, in compilers: [TargetID]) -> String {
    guard !compilers.isEmpty,
      compilers.allSatisfy({ survey.model.target($0)?.maySet(place.flags) == false })
    else { return "" }
    let flags = place.flags.sorted().joined(separator: " and ")
    return ", only with \(flags), which no build configuration sets"
  }

  /// Which targets compile a place, and from which `#if` keeps it.
  private func compilation(of place: SourceReference) -> String {
    let targets = survey.model.targets(ofSource: place.file)
    guard !targets.isEmpty else { return survey.hasTargets ? ", which no target compiles" : "" }
    let others = targets.filter {
      survey.model.target($0)?.platforms.mayBuild(place.platforms) == false
    }
    // Of two projects that build the same, both may have a target of one name.
    func names(_ targets: [TargetID]) -> String {
      Set(targets.map(\.name)).sorted().joined(separator: ", ")
    }
    let compilers = targets.filter { !others.contains($0) }
    return (compilers.isEmpty ? "" : ", compiled by \(names(compilers))")
      + unsetFlags(of: place, in: compilers)
      + (others.isEmpty ? "" : ", kept from \(names(others)) by #if")
  }

  /// Which targets a file that isn't compiled is part of.
  private func use(of file: ResourceFile) -> String {
    if let target = file.target { return ", a build setting of \(target)" }
    let targets = survey.model.projects.flatMap(\.targets)
    let described = targets.filter { $0.infoPlist == file.path }.map(\.name)
    guard described.isEmpty else { return ", of \(described.joined(separator: ", "))" }
    let owners = survey.model.targets(ofResource: file.path).map(\.name)
    guard owners.isEmpty else { return ", of \(owners.joined(separator: ", "))" }
    return survey.hasTargets ? ", which is in no target" : ""
  }

  private mutating func explainWrappers(of entries: [ExtractedEntry]) {
    let places = entries.flatMap(\.locations)
    let targets = Set(places.flatMap { survey.model.targets(ofSource: $0.file) })
    let reached = sources.wrappers.reached(from: Set(places.compactMap(\.wrapper)))
    // Each module may have one of the same name, which its own code means.
    let meant = reached.preferring { wrapper in
      !targets.isDisjoint(with: survey.model.targets(ofSource: wrapper.place.file))
    }
    for wrapper in meant {
      lines.append(
        "wrapper: \(wrapper.name), \(wrapper.place.file):\(wrapper.place.line), reaches "
          + wrapper.reaches)
    }
  }

  // MARK: Where it goes to

  private mutating func explainCatalogs(_ retirement: Retirement, isNamed: Bool) {
    let holders = holders
    let takers = plan.owned.filter { _, entries in entries.contains { $0.key.isExactly(key) } }.keys
    for name in holders.union(takers).sorted(by: { ($0.folder, $0.table) < ($1.folder, $1.table) })
    {
      let users = Set(catalogs.owners.targets(of: name).map(\.name)).sorted()
      let built = users.isEmpty ? "" : " of \(users.joined(separator: ", "))"
      lines.append("catalog: \(PathParts.join(name.folder, name.table))\(built)")
      if holders.contains(name) {
        explainUse(in: name, retirement, isNamed: isNamed)
      } else {
        let omitted = OmittedKeys(of: plan.owned[name] ?? [], in: name, catalogs)
        lines.append(omitted[key].map { "  not added: \($0.text)" } ?? "  to be added")
      }
    }
    let lacking = targetsWithoutCatalog
    lines += lacking
    let unwritten = plan.distribution.lackingSource.filter { $0.value.contains(ExactKey(key)) }.keys
    lines += unwritten.map(catalogs.sourceFile).sorted().map {
      "no catalog: \($0) isn't there; --create makes it"
    }
    if holders.isEmpty, takers.isEmpty, lacking.isEmpty, unwritten.isEmpty {
      lines.append("no catalog has it")
      if !isNamed { lines += nearestKey.map { ["did you mean \"\($0)\"?"] } ?? [] }
    }
  }

  /// The key that was probably meant; nil where none is spelled nearly so.
  private var nearestKey: String? {
    var known = Set((sources.entries + sources.others).map(\.key))
    known.formUnion(sources.resources.flatMap { $0.entries.map(\.key) })
    known.formUnion(catalogs.stringCatalogs.values.flatMap { $0.entries.map(\.key.value) })
    known.formUnion(catalogs.tables.values.flatMap(\.keys))
    let nearest = NearestName.of(key, among: known.sorted { $0.precedesInBytes($1) })
    return nearest.flatMap { $0.isSlip ? $0.name : nil }
  }

  /// A line for each target that has no catalog for the key.
  private var targetsWithoutCatalog: [String] {
    let lacking = lacks(among: plan.distribution.lacking).map { lack in
      let file = plan.unbuilt.file(for: lack)
      let advice =
        file.map { "add \($0), which is in no target" }
        ?? plan.creation.otherOwner(for: lack)?.file.map { "add \($0), which another target has" }
        ?? "--create makes one"
      return "no catalog: \(lack.target.name) has none for the table \(lack.table); \(advice)"
    }
    let asking = lacks(among: plan.distribution.missingInApp).map { lack in
      "no catalog: \(lack.target.name) names no bundle, and the app's table \(lack.table) doesn't "
        + "have it"
    }
    return lacking + asking
  }

  /// What lacks the key, by name; targets of several projects may have one name.
  private func lacks(
    among keys: [KeyDistribution.Lack: Set<ExactKey>]
  ) -> [KeyDistribution.Lack] {
    keys.filter { $0.value.contains(ExactKey(key)) }.keys.sorted {
      ($0.target.name, $0.table, $0.target.project) < ($1.target.name, $1.table, $1.target.project)
    }
  }

  private mutating func explainUse(
    in name: ProjectCatalogs.Name, _ retirement: Retirement, isNamed: Bool
  ) {
    guard let owned = plan.owned[name] else {
      return lines.append("  left alone: no key of the sources belongs to this table")
    }
    guard !owned.contains(where: { $0.key.isExactly(key) }) else {
      return lines.append("  in use")
    }
    let state = catalogs.stringCatalogs[name]?.entry(forKey: key)?.extractionState?.value
    guard state != .manual else { return lines.append("  kept: it is managed by hand") }
    let isExtracted = catalogs.ownTable(name)?.isExtracted(key) ?? (state != .migrated)
    let reason = retirement.reason(toKeep: key, in: name, isExtracted: isExtracted)
    let stale =
      isNamed
      ? "what names it is compiled for no target of this catalog"
      : "all sources were read, and none names it"
    lines.append(reason.map { "  kept: \($0.text)" } ?? "  stale: \(stale)")
  }

  /// The catalogs that have the key.
  private var holders: Set<ProjectCatalogs.Name> {
    let strings = catalogs.stringCatalogs.filter { $0.value.entry(forKey: key) != nil }.keys
    let tables = catalogs.tables.filter { $0.value.keys.contains { $0.isExactly(key) } }.keys
    return Set(strings).union(tables)
  }
}

extension [Wrapper] {
  /// The wrappers of some names, and those that these reach.
  fileprivate func reached(from names: Set<String>) -> [Wrapper] {
    var names = names
    var open = Array<String>(names)
    while let name = open.popLast() {
      for wrapper in self where wrapper.name == name && names.insert(wrapper.reaches).inserted {
        open.append(wrapper.reaches)
      }
    }
    return filter { names.contains($0.name) }
  }

  /// The same without those of which others of their name are near.
  fileprivate func preferring(_ isNear: (Wrapper) -> Bool) -> [Wrapper] {
    let near = Set(filter(isNear))
    let names = Set(near.map(\.name))
    return filter { near.contains($0) || !names.contains($0.name) }
  }
}
