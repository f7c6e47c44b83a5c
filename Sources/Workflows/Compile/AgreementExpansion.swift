import Catalogs
import Diagnostics
import Exchange
import Foundation
import Grammar
import LocaleData
import Localization
import Messages

/// Writes inflected texts out: one plain text for each value of an argument, each plural category and
/// each device.
///
/// A text argument's value goes into the key, in the place of its specifier: a program without the
/// engine looks up the key with the value in it. Numbers stay arguments, counted anew from 1.
struct AgreementExpansion {
  /// The ids of diagnostics that say that a text needs the engine after all.
  static let findings: Set = ["agreement-not-expanded", "agreement-with-reader"]
  static let limitError = "expansion-too-large"

  let store: TableStore
  let values: ExpansionValues
  let lexicon: ProjectLexicon
  let limit: Int
  private(set) var diagnostics: [Diagnostic] = []

  init(store: TableStore, values: ExpansionValues, lexicon: ProjectLexicon, limit: Int) {
    self.store = store
    self.values = values
    self.lexicon = lexicon
    self.limit = limit
  }

  /// A key of a table in one language.
  struct Place {
    var table: String
    var file: String
    var key: String
    var language: String
    var sourceLanguage: String?
  }

  /// The entries that stand for a key; nil when no words agree in its texts.
  mutating func texts(
    for place: Place, _ text: CatalogText
  ) -> [StringCatalogCompilation.Expanded]? {
    guard text.texts.contains(where: { $0.utf8.contains("^[".utf8) }),
      let tag = LanguageTag(place.language)
    else { return nil }
    let shape = ExpansionShape(place, tag, store, values)
    if let open = shape.openArgument {
      report(
        "agreement-not-expanded", .warning, place,
        "argument \(open) can be anything, so the text keeps its markup; say what it can be with "
          + "--arg \(open)=VALUE, --sources or samples in l10n.json")
      return nil
    }
    let devices = text.devices
    guard isWithinLimit(shape.count(devices: devices.count), place) else { return nil }
    let renderer = ExpansionRenderer(place, tag, shape, store, lexicon)
    if renderer.dependsOnReader {
      report(
        "agreement-with-reader", .warning, place,
        "the text depends on the reader's term of address, which nothing but the engine knows; what "
          + "a reader of unknown address sees is written")
    }
    return shape.tuples.map { tuple in
      StringCatalogCompilation.Expanded(
        key: shape.key(for: tuple), text: renderer.text(tuple, devices: devices))
    }
  }

  /// Whether a place becomes no more texts than it may; an error says that it would.
  private mutating func isWithinLimit(_ count: Int, _ place: Place) -> Bool {
    guard count > limit else { return true }
    report(
      Self.limitError, .error, place,
      "the text would become \(count == Int.max ? "far too many" : String(count)) texts, more "
        + "than \(limit); name fewer values, or allow more with --expansion-limit")
    return false
  }

  private mutating func report(
    _ id: String, _ severity: Severity, _ place: Place, _ message: String
  ) {
    diagnostics.append(
      Diagnostic(
        id: id, severity: severity, message: message,
        location: Location(
          file: place.file, range: 0..<0, keyPath: [place.key, place.language])))
  }
}
