import Catalogs
import Messages
import Reading

/// The placeholders of an App Shortcut's phrase, beside those that the source's phrases have.
///
/// A language has as many phrases as it needs, in an order of its own: a placeholder is right that any
/// phrase of the source has, and lost where no phrase has it. The app's name belongs to each.
struct PhrasePlaceholders {
  /// Those that no phrase of the source has, with their UTF-8 offsets.
  let foreign: [(range: Range<Int>, name: String)]
  /// What they may stand for, the app's name last.
  let meant: [String]
  /// Those of the source that the language has nowhere; told with its first phrase.
  let lost: [String]

  init(_ unit: LintUnit) {
    let written = ForeignPlaceholders.names(in: unit.source.value)
    let source = unit.key.source.phrasePlaceholders ?? Set(written)
    let ranges = ForeignPlaceholders.ranges(in: unit.target.value)
    let found = ranges.map { (range: $0, name: String(unit.target.value[utf8: $0])) }
    let shown = unit.entry.localization.phrasePlaceholders ?? Set(found.map(\.name))
    foreign = found.filter { $0.name != AppShortcuts.appName && !source.contains($0.name) }
    let missing = written.filter { !Self.isAppName($0) && !shown.contains($0) }
    meant = missing + (unit.target.hasAppName ? [] : [AppShortcuts.appName])
    let isFirst = (unit.target.path.phrase ?? 0) == 0
    lost =
      isFirst && shown.allSatisfy { $0 == AppShortcuts.appName || source.contains($0) }
      ? source.filter { !Self.isAppName($0) && !shown.contains($0) }.sorted() : []
  }

  /// Whether one of them was meant to be the app's name, so that it isn't just missing.
  var standForAppName: Bool {
    meant.last == AppShortcuts.appName && foreign.count >= meant.count
  }

  /// Whether it is the app's name, spelled as Swift code spells it too.
  private static func isAppName(_ name: String) -> Bool {
    name.utf8.containsSequence("applicationName".utf8)
  }
}
