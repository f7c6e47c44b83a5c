import Catalogs
import Diagnostics
import Exchange
import Reading

extension ImportMerge {
  /// A text that goes into a catalog.
  struct Accepted {
    var change: ExchangeChange
    var shown: ImportOutcome.Change
    var carrier: CopiedLanguage.Carrier
  }

  /// The catalogs that texts belong to, in a language.
  struct TargetKey: Hashable {
    var originals: [String]
    var language: String
  }

  /// Where a text stands in a catalog.
  struct PlaceKey: Hashable {
    var table: TableLanguage
    var key: ExactKey
    var path: TextPath
  }

  /// Whether the catalogs have more than half of a file's texts, with their sources, so that the file
  /// is theirs though it doesn't name them.
  func mostAreKnown(of part: ExchangeInput.Part, in target: ImportTarget) -> Bool {
    let known = part.file.units.count { unit in
      let source = unit.source.withCollapsedWhitespace
      return places(of: unit, part, in: target).contains { place in
        !place.unit.isSourceKnown || source.isEmpty
          || survivingXML(place.unit.source).withCollapsedWhitespace == source
      }
    }
    return known * 2 > part.file.units.count
  }

  /// Whether one of several catalogs has no translation of a text, and this one may be for it.
  func lacksTranslation(
    _ unit: ExchangeUnit, _ places: [ImportTarget.Place], in target: ImportTarget
  ) -> Bool {
    guard target.isOneOfSeveral(places), !unit.isUntranslated, let text = unit.target else {
      return false
    }
    return places.contains { place in
      // What isn't translated is exported as its source.
      (place.unit.target ?? "").isEmpty && !survivingXML(place.unit.source).isExactly(text)
    }
  }

  func shown(_ accepted: Accepted, in table: ExchangeTable) -> ImportOutcome.Change {
    var shown = accepted.shown
    if !table.keepsState { (shown.oldState, shown.newState) = (nil, nil) }
    return shown
  }

  static let nothingKnown = Diagnostic(
    id: "unknown-units", severity: .error,
    message: "the catalogs have none of the texts that came back, so nothing was imported; check "
      + "that the file was made for this project")
}

extension ImportMerge.PlaceKey {
  init(of unit: ExchangeUnit, in table: TableLanguage) {
    self.init(table: table, key: ExactKey(unit.key), path: unit.path)
  }
}
