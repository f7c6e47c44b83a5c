import Catalogs
import Diagnostics
import Exchange
import Messages
import Reading

/// How many keys of a String Catalog are how far.
struct StringCatalogCount {
  /// How many keys are to be translated.
  private(set) var keys = 0
  /// How many others code no longer asks for.
  private(set) var staleKeys = 0
  private(set) var conflicts = 0
  /// By language; `new` counts only what is there and says so.
  private var counts: [String: StatusReport.Counts] = [:]
  private var firstKeys: [String: FirstKeys] = [:]
  /// How many keys have an empty text in the source language, and how many of these a language has.
  private var emptyKeys = 0
  private var presentEmptyKeys: [String: Int] = [:]

  private let file: String
  private let sourceLanguage: String
  /// The languages whose first keys without a translation are still looked for.
  private var lacking: Set<String> = []

  /// - Parameter locales: The languages in which the first keys are asked for that stop a check.
  init(of document: StringCatalogDocument, naming locales: [String] = []) {
    file = document.file
    sourceLanguage = document.usedSourceLanguage
    lacking = Set(locales)
    for entry in document.entries { add(entry) }
  }

  func counts(in language: String) -> StatusReport.Counts {
    var counts = counts[language] ?? StatusReport.Counts()
    // An empty text needs no translation.
    let absent = emptyKeys - (presentEmptyKeys[language] ?? 0)
    counts.new += keys - counts.total - absent
    counts.translated += absent
    return counts
  }

  /// What stops a check of a language that was asked for.
  func firstKeys(in language: String) -> FirstKeys { firstKeys[language] ?? FirstKeys() }

  private mutating func add(_ entry: StringCatalogEntry) {
    // Nobody translates an empty text.
    guard entry.shouldTranslate?.value != false, !entry.key.value.isEmpty else { return }
    guard !entry.isMergeConflict else {
      conflicts += 1
      return
    }
    let isStale = entry.extractionState?.value == .stale
    let source = entry.localization(in: sourceLanguage)?.content.leaves() ?? []
    let isEmpty = !source.isEmpty && source.allSatisfy(\.text.isEmpty)
    if isStale { staleKeys += 1 } else { keys += 1 }
    if !isStale, isEmpty { emptyKeys += 1 }
    var seen: Set<String> = []
    // Of duplicates the last one counts.
    for localization in entry.localizations.reversed()
    where seen.insert(localization.language.value).inserted {
      add(localization, of: entry, from: source, isStale: isStale)
      if !isStale, isEmpty { presentEmptyKeys[localization.language.value, default: 0] += 1 }
    }
    if !isStale, !isEmpty { nameAbsent(entry, besides: seen) }
  }

  private mutating func add(
    _ localization: StringCatalogLocalization, of entry: StringCatalogEntry,
    from source: [TextLeaf], isStale: Bool
  ) {
    let language = localization.language.value
    let texts = localization.content.leaves()
    let progress = isStale ? .stale : TranslationProgress(of: texts, from: source)
    counts[language, default: StatusReport.Counts()].add(progress)
    if let failure = progress.failure { name(entry, failure, in: language) }
    // A machine's text counts whatever the rest of the key does.
    let hasMachineText = texts.contains { !$0.text.isEmpty && $0.state == .machineTranslated }
    guard !isStale, hasMachineText else { return }
    counts[language]?.withMachineText += 1
    name(entry, .machine, in: language)
  }

  // MARK: Keys by name

  private mutating func name(
    _ entry: StringCatalogEntry, _ failure: StatusFailure, in language: String
  ) {
    firstKeys[language, default: FirstKeys()]
      .add(failure, entry.key.value, file, entry.key.range)
  }

  private mutating func nameAbsent(_ entry: StringCatalogEntry, besides seen: Set<String>) {
    for language in lacking.subtracting(seen) {
      name(entry, .missing, in: language)
      // Few catalogs lack much: the others are looked at to their ends.
      if firstKeys(in: language).isFull(.missing) { lacking.remove(language) }
    }
  }
}

extension TranslationProgress {
  /// What stops a check for it.
  fileprivate var failure: StatusFailure? {
    switch self {
    case .missing: .missing
    case .needsReview: .needsReview
    case .stale: .stale
    case .translated, .machineTranslated, .notTranslatable: nil
    }
  }
}

extension StatusReport.Counts {
  fileprivate mutating func add(_ progress: TranslationProgress) {
    switch progress {
    case .missing: new += 1
    case .translated: translated += 1
    case .machineTranslated: machineTranslated += 1
    case .needsReview: needsReview += 1
    case .stale: stale += 1
    // Nobody counts what nobody is to translate.
    case .notTranslatable: break
    }
  }
}
