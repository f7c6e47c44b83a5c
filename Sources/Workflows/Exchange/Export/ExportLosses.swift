import Catalogs
import Diagnostics
import Exchange

/// What an export can't hold.
enum ExportLosses {
  /// XLIFF 1.2 is XML without an escape for control characters.
  static func unwritable(_ file: ExchangeFile) -> Diagnostic? {
    let units = file.units.filter { unit in
      ([unit.id, unit.source, unit.target ?? ""] + unit.notes).contains {
        !survivingXML($0).isExactly($0)
      }
    }
    guard let first = units.first else { return nil }
    let texts = units.count == 1 ? "1 text has" : "\(units.count) texts have"
    return Diagnostic(
      id: "control-character", severity: .warning,
      message: "\(texts) control characters, which XLIFF 1.2 can't hold; U+FFFD stands in their "
        + "place: export to XLIFF 2.1 or CSV, or remove them",
      location: Location(file: file.original, range: 0..<0, keyPath: [first.key]))
  }
}
