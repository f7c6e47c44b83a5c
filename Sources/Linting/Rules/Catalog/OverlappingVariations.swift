import Catalogs
import Diagnostics

/// Several kinds of texts at one place, of which only one is ever shown.
enum OverlappingVariations: EntryRule {
  static let documentation = RuleDocumentation(
    id: "overlapping-variations", family: .catalog, severity: .warning,
    summary: "A text varies in two ways at one place, or varies and doesn't.",
    rationale: """
      At one place a String Catalog has a text, or texts for devices, for widths or for plural \
      categories. Two of these compile, but only one is shown, and Xcode loses texts when such a key \
      comes back in an XLIFF file. Put one kind inside of the other (plural forms for each device), \
      or remove what isn't shown.

      A text with substitutions beside it is no such case.
      """,
    good: [
      RuleExample(
        ["one": "%lld photo", "other": "%lld photos"], "de",
        ["one": "%lld Foto", "other": "%lld Fotos"])
    ],
    bad: [])

  static func findings(in entry: LintEntry, _ context: LintContext) -> [EntryFinding] {
    guard entry.localization.format == .stringCatalog, entry.localization.texts.count > 1 else {
      return []
    }
    // What stands at each place: the kinds of variations there, and nil for a plain text.
    var kinds: [TextPath: [VariationKind?]] = [:]
    for text in entry.localization.texts {
      var place = TextPath()
      for step in text.path.steps {
        if case .variation(let kind, _) = step { kinds[place, default: []].append(kind) }
        place = place + step
      }
      if text.path.phrase == nil, !text.isEmpty { kinds[place, default: []].append(nil) }
    }
    let overlapping = kinds.filter { Set($0.value).count > 1 }.keys
    let places = overlapping.sorted { $0.steps.count < $1.steps.count }.prefix(1)
    return places.map { place in
      EntryFinding(Finding(message(Set(kinds[place] ?? []))))
    }
  }

  private static func message(_ kinds: Set<VariationKind?>) -> String {
    let names = kinds.map { kind in
      switch kind {
      case nil: "a plain text"
      case .device?: "texts by device"
      case .width?: "texts by width"
      case .plural?: "plural forms"
      case .unknown?: "texts of an unknown kind"
      }
    }.sorted()
    return names.joined(separator: " and ")
      + " stand at one place, where only one kind is shown and Xcode's import loses the others; keep "
      + "one, or put one inside of the other"
  }
}
