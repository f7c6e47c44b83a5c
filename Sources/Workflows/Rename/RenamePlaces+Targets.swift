import Diagnostics
import Extraction
import Reading

extension RenamePlaces {
  /// Whether the code of a catalog's targets itself says the source language's text.
  func hasDefault(
    _ pair: KeyPair, in name: ProjectCatalogs.Name, _ survey: ProjectSurvey
  ) -> Bool {
    let entries = code.filter { entry in
      entry.table == name.table && (entry.key.isExactly(pair.old) || entry.key.isExactly(pair.new))
    }
    var destinations = TextDestinations(survey, output: nil)
    return destinations.givesText(entries, to: name)
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

extension Diagnostic {
  /// What tells that people may read a new key.
  static let untranslatedID = "rename-untranslated"
}
