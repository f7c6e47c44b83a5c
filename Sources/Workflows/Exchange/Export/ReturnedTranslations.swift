import Catalogs
import Diagnostics
import Exchange
import Reading

/// Translations that came back to where they were exported, and that an export would overwrite, for
/// the catalogs don't have them yet.
struct ReturnedTranslations {
  let format: ExchangeFormat
  let stale: StaleTexts
  let tree: any FileTree

  /// Why a file may not be replaced that an export wrote once; nil where nothing would be lost.
  ///
  /// - Parameter new: What is to be written.
  func refusal(toReplace path: String, by new: [UInt8]) -> Diagnostic? {
    // Of a bundle only the XLIFF file is translated.
    let carrier = format == .xcloc ? .xliff : format
    guard ExchangeFormat(path: path) == carrier, tree.exists(path),
      let old = try? tree.read(path, .exchange), !old.isEmpty, old != new,
      !ExportMark.isIntact(old)
    else { return nil }
    let read = carrier.read(old, path: path)
    guard !read.diagnostics.hasErrors else {
      return Self.refusal(
        path, 0..<0,
        "this export can't be read any more, so nobody knows which translations are in it; correct "
          + "and import it, or replace it with --force")
    }
    let lost = translations(in: read.files, besides: carrier.read(new, path: path).files)
    guard let first = lost.first else { return nil }
    let count = String.counted(lost.count, "translation")
    return Self.refusal(
      path, first.range ?? 0..<0,
      "this file has \(count) that the catalogs don't have, \(lost.count == 1 ? "" : "such as ")"
        + "that of '\(first.id.shortened(to: 80))'; if somebody translated in it, bring them in "
        + "with l10n import; if the catalogs are newer, replace it with --force, or name another "
        + "file")
  }

  private static func refusal(_ path: String, _ range: Range<Int>, _ message: String) -> Diagnostic
  {
    Diagnostic(
      id: "returned-translations", severity: .error, message: message,
      location: Location(file: path, range: range))
  }

  /// The units with a translation that isn't that of the same unit in other files.
  private func translations(
    in files: [ExchangeFile], besides others: [ExchangeFile]
  ) -> [ExchangeUnit] {
    var known: [ExchangeFile.Place: [ExactKey: String]] = [:]
    for file in others {
      known[file.place, default: [:]].merge(
        file.units.map { (ExactKey($0.id), $0.target ?? "") }
      ) { first, _ in first }
    }
    return files.flatMap { file in
      let own = known[file.place]
      return file.units.filter { unit in
        guard Self.isTranslated(unit), let target = unit.target else { return false }
        // What a catalog no longer has could not be imported, unless it is stale.
        guard let known = own?[ExactKey(unit.id)] else {
          return stale.has(target, of: unit, at: file.place).map { !$0 } ?? (own == nil)
        }
        return known.withCollapsedWhitespace != target.withCollapsedWhitespace
      }
    }
  }

  /// Whether somebody translated a text; a new one may stand for itself.
  private static func isTranslated(_ unit: ExchangeUnit) -> Bool {
    guard let target = unit.target, !target.isEmpty else { return false }
    return unit.state != .new
      || target.withCollapsedWhitespace != unit.source.withCollapsedWhitespace
  }
}
