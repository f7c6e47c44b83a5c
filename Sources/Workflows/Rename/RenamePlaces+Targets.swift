import Diagnostics
import Extraction
import Reading

extension RenamePlaces {
  /// What code says of the source language's text.
  func defaults(_ pair: KeyPair, in table: String, _ survey: ProjectSurvey) -> RenameDefaults {
    let entries = code.filter { entry in
      entry.table == table && (entry.key.isExactly(pair.old) || entry.key.isExactly(pair.new))
    }
    return RenameDefaults(entries, survey)
  }

  /// Says which targets have no catalog of a table and so show a key itself, which is another one then.
  func shownWithoutCatalog(
    _ pair: KeyPair, in table: String, _ survey: ProjectSurvey
  ) -> [Diagnostic] {
    var destinations = TextDestinations(survey, output: nil)
    var found: [String: SourceReference] = [:]
    for entry in code where entry.table == table && entry.key.isExactly(pair.old) {
      found.merge(destinations.placesWithoutCatalog(of: entry)) { first, _ in first }
    }
    return found.sorted { $0.key < $1.key }.map { target, place in
      Diagnostic(
        id: Diagnostic.untranslatedID, severity: .warning,
        message: "the target '\(target)' has no catalog for the table '\(table)', so people may "
          + "read the key itself there: now \"\(pair.new)\" instead of \"\(pair.old)\"",
        location: place.location)
    }
  }
}

/// Which catalogs get the text of a key that is renamed from code.
struct RenameDefaults {
  /// Whether any code has the text.
  private let isGiven: Bool
  /// The catalogs that places of the key surely go to, each with whether one of these has the text.
  private let catalogs: [ProjectCatalogs.Name: Bool]

  /// - Parameter entries: The key in all bundles, under its old name and its new one.
  init(_ entries: [ExtractedEntry], _ survey: ProjectSurvey) {
    isGiven = entries.contains { $0.defaultValue != nil }
    var destinations = TextDestinations(survey, output: nil)
    catalogs = isGiven ? destinations.catalogs(of: entries) : [:]
  }

  /// Whether the code of a catalog's targets itself says the source language's text; where none of it
  /// surely goes there, whether any does.
  func stand(in name: ProjectCatalogs.Name) -> Bool { isGiven && catalogs[name] ?? true }
}

extension Diagnostic {
  /// What tells that people may read a new key.
  static let untranslatedID = "rename-untranslated"
}
