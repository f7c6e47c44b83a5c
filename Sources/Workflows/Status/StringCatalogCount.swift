import Catalogs
import Exchange
import Messages
import Reading

/// How many keys of a String Catalog are how far.
struct StringCatalogCount {
  /// How many keys are to be translated.
  private(set) var keys = 0
  private(set) var conflicts = 0
  /// By language; `new` counts only what is there and says so.
  private var counts: [String: StatusReport.Counts] = [:]

  init(of document: StringCatalogDocument) {
    for entry in document.entries { add(entry) }
  }

  func counts(in language: String) -> StatusReport.Counts {
    var counts = counts[language] ?? StatusReport.Counts()
    counts.new += keys - counts.total
    return counts
  }

  private mutating func add(_ entry: StringCatalogEntry) {
    // Nobody translates an empty text.
    guard entry.shouldTranslate?.value != false, !entry.key.value.isEmpty else { return }
    guard !entry.isMergeConflict else {
      conflicts += 1
      return
    }
    let isStale = entry.extractionState?.value == .stale
    if !isStale { keys += 1 }
    var seen: Set<String> = []
    // Of duplicates the last one counts.
    for localization in entry.localizations.reversed()
    where seen.insert(localization.language.value).inserted {
      let progress = isStale ? \StatusReport.Counts.stale : localization.content.progress
      let hasMachineText = !isStale && localization.content.hasMachineText
      let language = localization.language.value
      counts[language, default: StatusReport.Counts()][keyPath: progress] += 1
      if hasMachineText { counts[language]?.withMachineText += 1 }
    }
  }
}

extension StringCatalogContent {
  fileprivate var hasMachineText: Bool {
    leaves().contains { !$0.text.isEmpty && $0.state == .machineTranslated }
  }

  /// Where a localization counts: the least of its texts decides.
  fileprivate var progress: WritableKeyPath<StatusReport.Counts, Int> {
    let states = leaves().map { $0.text.isEmpty ? .new : $0.state ?? .translated }
    switch states.min() {
    case nil, .new?: return \.new
    case .translated?: return \.translated
    case .machineTranslated?: return \.machineTranslated
    default: return \.needsReview
    }
  }
}
