import Catalogs
import Diagnostics
import Extraction
import Linting
import LocaleData

/// Points out strings whose wording depends on a count that nothing makes it follow.
struct PluralHint {
  /// The language of the sources' texts.
  let language: LanguageTag?
  /// The format of the keys' catalog.
  let format: NewCatalogFormat
  let engines: EngineCache

  /// - Parameter hasPlural: Whether a plural entry exists for the key.
  func diagnostic(for entry: ExtractedEntry, hasPlural: Bool) -> Diagnostic? {
    guard !hasPlural, let place = entry.locations.first,
      entry.sourceText.utf8.contains(UInt8(ascii: "%")),
      CountedNoun(
        in: LintText(TextLeaf(text: entry.sourceText)), ofKey: entry.key, language, engines)
        != nil
    else { return nil }
    return Diagnostic(
      id: "plural-candidate", severity: .note,
      message: "\"\(entry.key.shortened(to: 200))\" counts something, but has no plural entry; add "
        + "one to \(entry.table).\(format == .strings ? "stringsdict" : "xcstrings"), or let the words agree with ^[…](inflect: true)",
      location: place.location)
  }
}
