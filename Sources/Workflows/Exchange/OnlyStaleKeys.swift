import Catalogs
import Diagnostics
import Exchange
import Reading

extension Diagnostic {
  /// A catalog of which translators get nothing, for all of its keys are stale.
  ///
  /// Xcode and `extract` mark those so that they don't see code ask for, and a function of the project
  /// may look them up.
  ///
  /// - Parameters:
  ///   - count: How many keys there are.
  ///   - keepsState: Whether the catalog has a place for keys that are manual; in the others marks are
  ///     what `extract` left.
  static func onlyStaleKeys(_ count: Int, in file: String, keepsState: Bool) -> Diagnostic {
    let (all, them) = count == 1 ? ("the only key is", "it") : ("all \(count) keys are", "them")
    let remedy =
      keepsState
      ? "if code looks \(them) up where Xcode doesn't see it, make \(them) manual"
      : "if code looks \(them) up, list \(them) in `dynamicKeys` of l10n.json and remove the "
        + (count == 1 ? "mark" : "marks")
    return Diagnostic(
      id: "only-stale-keys", severity: .warning,
      message: "\(all) marked as stale, so translators get nothing of this catalog; \(remedy)",
      location: Location(file: file))
  }
}

extension StringCatalogDocument {
  /// How many keys there are to translate, if code asks for none of them any more; nil otherwise.
  var onlyStaleCount: Int? {
    guard !hasErrors else { return nil }
    var count = 0
    for entry in entries
    where entry.shouldTranslate?.value != false && !entry.key.value.isEmpty
      && !entry.isMergeConflict
    {
      guard entry.extractionState?.value == .stale else { return nil }
      count += 1
    }
    return count > 0 ? count : nil
  }
}
