import Catalogs
import Diagnostics
import Exchange
import Extraction
import Projects
import Reading

/// Targets whose texts Xcode extracts without the compiler, so that it doesn't know their types.
///
/// Source: the String Catalogs of public projects without the setting, as committed by Xcode: it
/// keeps what stands in `Text`, and marks most other keys as stale.
struct UntypedExtraction {
  let model: ProjectModel

  private static let id = "untyped-extraction"

  /// - Parameter targets: Those of one project, by name.
  static func note(of targets: [String], at file: String) -> Diagnostic {
    Diagnostic(
      id: id, severity: .note,
      message: "SWIFT_EMIT_LOC_STRINGS isn't YES for \(targets.listed(atMost: 5)), so Xcode "
        + "extracts without types: it writes %@ for numbers too, which is another key than the app "
        + "looks up, and marks keys as stale that stand outside of Text; set it to YES in the build "
        + "settings",
      location: Location(file: file))
  }

  /// What to know where keys of such targets are in use that Xcode has marked: it will mark them again.
  ///
  /// Only of those that the setting makes Xcode see: what a function of the project hands to what looks
  /// it up Xcode sees neither way, and it leaves alone what became managed by hand.
  ///
  /// - Parameter entries: The keys of the sources.
  func notes(of changes: [CatalogChange], _ entries: [ExtractedEntry]) -> [Diagnostic] {
    changes.compactMap { change in
      let revived = change.changes.filter(Self.isRevival)
      let targets = model.targets(ofResource: change.file)
      guard !revived.isEmpty, CatalogFormat(path: change.file) == .stringCatalog, !targets.isEmpty,
        !targets.contains(where: model.extractsTypes)
      else { return nil }
      let seen = seenKeys(of: PathParts.stem(of: change.file), in: targets, entries)
      let count = revived.count { seen.contains(ExactKey($0.key)) }
      guard count > 0 else { return nil }
      let keys = count == 1 ? "1 key is" : "\(count) keys are"
      return Diagnostic(
        id: Self.id, severity: .note,
        message: "\(keys) in use that Xcode marked as stale, and will again as long as "
          + "SWIFT_EMIT_LOC_STRINGS isn't YES for its targets; set it in the build settings",
        location: Location(file: change.file))
    }
  }

  /// The keys of a table that Xcode sees in the sources of targets if it knows types.
  private func seenKeys(
    of table: String, in targets: [TargetID], _ entries: [ExtractedEntry]
  ) -> Set<ExactKey> {
    let own = Set(targets)
    let seen = entries.lazy.filter { entry in
      entry.table == table
        && entry.locations.contains { place in
          !place.isIndirect && !own.isDisjoint(with: model.targets(ofSource: place.file))
        }
    }
    return Set(seen.map { ExactKey($0.key) })
  }

  private static func isRevival(_ change: MergeChange) -> Bool {
    if case .revived = change { true } else { false }
  }
}
