import Catalogs
import Diagnostics
import Exchange
import Extraction
import LocaleData
import Messages
import Reading

/// A table of catalogs with a pseudo-locale put into it.
///
/// The pseudo-locale is made anew from the source each time, so it follows what changed there, and
/// a second run changes nothing.
struct PseudoTable {
  let table: ExchangeTable
  /// The one to write, or those to remove; as the table spells them.
  let locales: [String]
  /// The table without what is to be replaced.
  private let clean: ExchangeTable

  init(_ table: ExchangeTable, _ locales: [String]) {
    self.table = table
    self.locales = locales.map(table.spelling)
    clean = locales.reduce(table) { $0.without($1) }
  }

  /// Whether an app shows the table's texts: those of property lists are for the system, and the
  /// phrases of App Shortcuts are for people to say.
  static func isShown(_ table: ExchangeTable) -> Bool {
    let name = PathParts.stem(of: table.path)
    return !InfoPlistTable.isName(name) && name != ExtractedEntry.phrasesTable
  }

  /// What is told where a pseudo-locale has a property list, which is not written.
  var unwritten: Diagnostic? {
    locales.first(where: table.isPropertyList).map { locale in
      Diagnostic(
        id: "property-list", severity: .note,
        message: "this is a property list, which is not written, so the table is left out",
        location: Location(file: table.path(ofLanguage: locale)))
    }
  }

  /// The first text that people wrote into the pseudo-locale.
  var foreign: Diagnostic? {
    for locale in locales {
      guard let (key, leaf) = Self.textOfPeople(in: locale, of: table) else { continue }
      return Diagnostic(
        id: "text-of-people", severity: .error,
        message: "\(locale) has \"\(leaf.text.shortened(to: 80))\" for "
          + "\"\(key.shortened(to: 80))\", which is no pseudo text, so nothing was changed; take "
          + "another --locale, or replace such texts with --force",
        location: Location(file: table.path(ofLanguage: locale), range: 0..<0, keyPath: [key]))
    }
    return nil
  }

  /// The first text of a locale that is no pseudo text.
  static func textOfPeople(
    in locale: String, of table: ExchangeTable
  ) -> (key: String, leaf: TextLeaf)? {
    table.leaves(ofLanguage: locale).first { _, leaf in
      leaf.text.contains { !$0.isWhitespace } && leaf.state != .new
        && leaf.path.substitution == nil && !PseudoKind.isMarked(leaf.text)
    }
  }

  // MARK: Writing

  /// The texts of the pseudo-locale, and how many could not be made.
  func texts(
    of locale: String, _ kind: PseudoKind, _ project: ProjectConfiguration
  ) -> (changes: [ExchangeChange], leftOut: Int) {
    let longest = kind == .longest ? LongestTexts(clean, project) : nil
    var changes: [ExchangeChange] = []
    var leftOut = 0
    for unit in clean.units(in: [locale])[0] {
      guard unit.isTranslatable, unit.path.phrase == nil,
        unit.source.contains(where: { !$0.isWhitespace })
      else { continue }
      let source = longest?.text(for: unit) ?? unit.source
      let isPart = unit.path.substitution != nil
      guard let pseudo = PseudoText(source, kind, isPart: isPart) else {
        leftOut += 1
        continue
      }
      changes.append(
        ExchangeChange(key: unit.key, path: unit.path, text: pseudo.text, state: .translated))
    }
    return (changes, leftOut)
  }

  /// The file with these texts of a locale and no others; nil where no byte changes.
  func writing(_ changes: [ExchangeChange], in locale: String) -> PseudoOutcome.Change? {
    let written = clean.importing([(locale, changes)]).first?.edit.new
    // Without texts a String Catalog has lost the language, and other formats have no file.
    return change(
      to: written ?? clean.bytes(ofLanguage: locale), texts: changes.count, of: [locale])
  }

  /// The files without the pseudo-locales.
  func removing() -> [PseudoOutcome.Change] {
    guard !locales.isEmpty else { return [] }
    // A String Catalog has all languages in one file.
    let parts = table.keepsState ? [locales] : locales.map { [$0] }
    return parts.compactMap { change(to: clean.bytes(ofLanguage: $0[0]), texts: 0, of: $0) }
  }

  private func change(
    to after: [UInt8], texts: Int, of locales: [String]
  ) -> PseudoOutcome.Change? {
    let before = table.bytes(ofLanguage: locales[0])
    guard before != after else { return nil }
    return PseudoOutcome.Change(
      file: table.path(ofLanguage: locales[0]), locales: locales, texts: texts, before: before,
      after: after)
  }
}
