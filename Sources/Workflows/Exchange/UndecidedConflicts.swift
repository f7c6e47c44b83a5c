import Catalogs
import Diagnostics
import Exchange

extension Diagnostic {
  /// Tells of entries that a merge left for a person to decide, which nobody is to translate.
  static func undecidedConflicts(_ count: Int, in file: String) -> Diagnostic {
    let waiting = count == 1 ? "a merge conflict waits" : "\(count) merge conflicts wait"
    let them = count == 1 ? "it is" : "they are"
    return Diagnostic(
      id: "undecided-conflict", severity: .warning,
      message: "\(waiting) for a person to decide, so \(them) left out; settle the entries whose "
        + "keys end with \"[l10n conflict]\", and export again",
      location: Location(file: file))
  }
}

extension ExchangeTable {
  /// What is told of entries that a merge left for a person to decide; nil where there are none.
  var undecidedConflicts: Diagnostic? {
    guard let document = stringCatalog, !document.hasErrors else { return nil }
    let count = document.mergeConflictCount
    return count == 0 ? nil : .undecidedConflicts(count, in: path)
  }
}
