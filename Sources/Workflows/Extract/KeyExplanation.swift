import Reading
import Catalogs
import Exchange
import Extraction
import Projects
import Resources

/// Tells why a key goes where it goes, and why it is stale or not.
struct KeyExplanation {
  private(set) var lines: [String] = []

  init(
    _ key: String, _ plan: CatalogPlan, _ sources: SourceExtraction, _ catalogs: ProjectCatalogs,
    _ survey: ProjectSurvey, _ retirement: Retirement
  ) {
    let resources = sources.resources.flatMap(\.entries)
    let entries = (sources.entries + sources.others + resources).filter { $0.key.isExactly(key) }
    if entries.isEmpty {
      lines.append("no source that was read has it")
      lines += UnknownUses(of: key, in: survey, sources.loader).lines
    }
    for entry in entries { explain(entry, survey) }
    // Which of them a place goes through, its own line tells.
    for wrapper in entries.isEmpty ? [] : sources.wrappers {
      lines.append(
        "wrapper: \(wrapper.name), \(wrapper.place.file):\(wrapper.place.line), reaches "
          + wrapper.reaches)
    }
    let holders = Self.holders(of: key, catalogs)
    if holders.isEmpty { lines.append("no catalog has it") }
    for name in holders {
      let users = catalogs.owners.targets(of: name).map(\.name).sorted()
      let built = users.isEmpty ? "" : " of \(users.joined(separator: ", "))"
      lines.append("catalog: \(PathParts.join(name.folder, name.table))\(built)")
      explainUse(of: key, in: name, plan, catalogs, retirement, isNamed: !entries.isEmpty)
    }
  }

  private mutating func explain(_ entry: ExtractedEntry, _ survey: ProjectSurvey) {
    for place in entry.locations {
      let targets = survey.model.targets(ofSource: place.file).map(\.name)
      let built =
        !targets.isEmpty
        ? ", compiled by \(targets.joined(separator: ", "))"
        : survey.hasTargets ? ", which no target compiles" : ""
      lines.append(
        "source: \(place.file):\(place.line):\(place.column), table \(entry.table)"
          + (entry.bundle.map { ", bundle \($0)" } ?? "") + built)
    }
  }

  private mutating func explainUse(
    of key: String, in name: ProjectCatalogs.Name, _ plan: CatalogPlan,
    _ catalogs: ProjectCatalogs, _ retirement: Retirement, isNamed: Bool
  ) {
    guard let owned = plan.owned[name] else {
      return lines.append("  left alone: no key of the sources belongs to this table")
    }
    guard !owned.contains(where: { $0.key.isExactly(key) }) else {
      return lines.append("  in use")
    }
    let state = catalogs.stringCatalogs[name]?.entry(forKey: key)?.extractionState?.value
    guard state != .manual else { return lines.append("  kept: it is managed by hand") }
    let isExtracted = catalogs.tables[name]?.isExtracted(key) ?? (state != .migrated)
    let reason = retirement.reason(toKeep: key, in: name, isExtracted: isExtracted)
    let stale =
      isNamed
      ? "what names it is compiled for no target of this catalog"
      : "all sources were read, and none names it"
    lines.append(reason.map { "  kept: \($0.text)" } ?? "  stale: \(stale)")
  }

  private static func holders(
    of key: String, _ catalogs: ProjectCatalogs
  ) -> [ProjectCatalogs.Name] {
    let strings = catalogs.stringCatalogs.filter { $0.value.entry(forKey: key) != nil }.keys
    let tables = catalogs.tables.filter { $0.value.keys.contains { $0.isExactly(key) } }.keys
    return Set(strings).union(tables).sorted { ($0.folder, $0.table) < ($1.folder, $1.table) }
  }
}
