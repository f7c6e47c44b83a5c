import Catalogs
import Diagnostics
import Exchange
import PlainBytes
import Reading

/// Files whose new texts stand a row too far up or down, as after a cell of a spreadsheet was lost: each
/// is what the catalog has for the text before it, or for the one behind.
struct ShiftedTexts {
  /// The texts of a carrier for one table.
  struct Place: Hashable {
    var carrier: CopiedLanguage.Carrier
    var table: String
  }

  private struct Row {
    var source: String
    /// The catalog's translation.
    var old: String
    var new: String
  }

  private struct Rows {
    /// Of the rows.
    var first: (part: ExchangeInput.Part, unit: ExchangeUnit)?
    var all: [Row] = []
    /// How many texts would be imported, with those that are none of the rows.
    var count = 0
  }

  private var rows: [Place: Rows] = [:]

  /// Fewer rows may have got each other's texts on purpose.
  private static let least = 4

  /// Keeps a translation that would take the place of another one, in the order of its file.
  ///
  /// - Parameter isRefused: Whether it is left out already: a neighbor's text has other specifiers.
  mutating func add(
    _ change: ExchangeChange, _ current: ExchangeUnit, _ table: TableLanguage,
    _ unit: ExchangeUnit, _ part: ExchangeInput.Part, isRefused: Bool = false
  ) {
    let carrier = CopiedLanguage.Carrier(path: part.path, language: table.language)
    let place = Place(carrier: carrier, table: table.original)
    if !isRefused { rows[place, default: Rows()].count += 1 }
    guard let old = current.target, !old.isEmpty, !change.text.isEmpty,
      !change.text.isExactly(old)
    else { return }
    rows[place, default: Rows()].all.append(
      Row(source: current.source, old: old, new: change.text))
    if rows[place]?.first == nil { rows[place]?.first = (part, unit) }
  }

  /// The places of which nothing must be imported, which it tells.
  ///
  /// - Parameter told: The carriers of which this is told already.
  func shifted(
    besides told: Set<CopiedLanguage.Carrier>, _ findings: inout ImportFindings
  ) -> Set<Place> {
    var found: Set<Place> = []
    let sorted = rows.filter { !told.contains($0.key.carrier) }.sorted {
      ($0.key.carrier.path, $0.key.carrier.language, $0.key.table)
        < ($1.key.carrier.path, $1.key.carrier.language, $1.key.table)
    }
    for (place, rows) in sorted {
      guard let first = rows.first, let neighbor = Self.neighbor(in: rows.all) else { continue }
      found.insert(place)
      findings.refuse(
        "shifted-texts", rows.count, first.unit, first.part,
        "most new texts for '\(place.carrier.language)' are what the catalog has for the text \(neighbor), "
          + "as if rows had shifted; look at the ids beside them, or import it with --force")
    }
    return found
  }

  /// Whose texts most rows have got; nil where that isn't so, or where they fit better than before.
  private static func neighbor(in rows: [Row]) -> String? {
    guard rows.count >= least else { return nil }
    let pairs = zip(rows, rows.dropFirst())
    let down = pairs.filter { $1.new.isExactly($0.old) && !$1.new.isExactly($1.old) }.map(\.1)
    let up = pairs.filter { $0.new.isExactly($1.old) && !$0.new.isExactly($0.old) }.map(\.0)
    let most = down.count >= up.count ? down : up
    guard most.count >= least, most.count * 2 > rows.count, areWorse(most) else { return nil }
    return down.count >= up.count ? "before it" : "behind it"
  }

  /// Whether texts fit their sources less than those that they would replace: an earlier import may have
  /// shifted these.
  private static func areWorse(_ rows: [Row]) -> Bool {
    let (old, new) = rows.reduce((0, 0)) {
      ($0.0 + fit($1.old, $1.source), $0.1 + fit($1.new, $1.source))
    }
    return new < old
  }

  /// How many of the things that a translation keeps are the same in two texts.
  private static func fit(_ text: String, _ source: String) -> Int {
    let same = signs.count { sign in
      text.utf8.count { $0 == sign } == source.utf8.count { $0 == sign }
    }
    return same + (digits(text) == digits(source) ? 1 : 0)
      + (endsInMark(text) == endsInMark(source) ? 1 : 0)
  }

  private static let signs = Array("%\n(/".utf8)

  private static func digits(_ text: String) -> [UInt8] { text.utf8.filter(\.isASCIIDigit) }

  private static func endsInMark(_ text: String) -> Bool {
    text.unicodeScalars.last.map { ".!?:…。！？：؟".unicodeScalars.contains($0) } ?? false
  }
}
