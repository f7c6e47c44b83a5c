import Catalogs
import Diagnostics
import Exchange
import LocaleData
import Reading

/// What an export can't hold.
enum ExportLosses {
  /// The catalogs, or some languages of them, that can't be read.
  static func leftOut(of tables: [ExchangeTable], in locales: [String]) -> [Diagnostic] {
    tables.compactMap { table in
      let broken = locales.filter(table.isBroken)
      guard !broken.isEmpty else { return nil }
      return Diagnostic(
        id: "broken-catalog", severity: .warning,
        message: "\(table.original) is not exported to \(broken.listed(atMost: 5)) until its "
          + "errors are corrected")
    }
  }

  /// The texts of languages that a catalog has under two names (`zh_CN` beside `zh-Hans`): those of the
  /// second go to nobody.
  static func secondNames(in tables: [ExchangeTable], besides locales: [String]) -> [Diagnostic] {
    tables.flatMap { table in
      let exported = Set(locales.map { table.spelling(ofLanguage: $0) })
      let names = Dictionary(exported.map { (LanguageTag.canonicalName($0), $0) }) { min($0, $1) }
      return table.languages.filter { !exported.contains($0) }.compactMap { language in
        names[LanguageTag.canonicalName(language)].map { secondName(language, of: $0, in: table) }
      }
    }
  }

  private static func secondName(
    _ language: String, of first: String, in table: ExchangeTable
  ) -> Diagnostic {
    Diagnostic(
      id: "second-name", severity: .warning,
      message: "'\(language)' is the language that this catalog has as '\(first)', too, whose "
        + "texts are exported; move what only '\(language)' has there, or name it with --locale",
      location: Location(file: table.path(ofLanguage: language)))
  }

  /// Catalogs whose paths have a character that no attribute of XML can hold: what comes back
  /// couldn't be told whose it is.
  static func unnameable(_ files: [ExchangeFile]) -> [Diagnostic] {
    files.filter { !survivingXML($0.original).isExactly($0.original) }.map { file in
      Diagnostic(
        id: "invalid-file-name", severity: .error,
        message: "the path of this catalog has a control character, which XLIFF can't hold, so its "
          + "texts would not come back; rename it, or leave it out with --exclude",
        location: Location(file: file.original))
    }
  }

  /// XLIFF 1.2 is XML without an escape for control characters.
  static func unwritable(_ file: ExchangeFile) -> Diagnostic? {
    let units = file.units.filter { unit in
      ([unit.id, unit.source, unit.target ?? ""] + unit.notes).contains {
        !survivingXML($0).isExactly($0)
      }
    }
    guard let first = units.first else { return nil }
    let texts = String.counted(units.count, "text has", "texts have")
    return Diagnostic(
      id: "unwritable-character", severity: .warning,
      message: "\(texts) control characters, which XLIFF 1.2 can't hold; U+FFFD stands in their "
        + "place: export to XLIFF 2.1 or CSV, or remove them",
      location: Location(file: file.original, range: 0..<0, keyPath: [first.key]))
  }

  /// Two catalogs of one table that have a key in common: in one file of `.strings` it would stand
  /// twice, and what comes back couldn't be told apart.
  ///
  /// - Parameter path: The file that a catalog's texts are written to.
  static func repeatedKey(
    in files: [ExchangeFile], writtenTo path: (ExchangeFile) -> String?
  ) -> Diagnostic? {
    var known: [String: [ExactKey: String]] = [:]
    for file in files {
      let path = path(file) ?? ""
      for unit in file.units {
        let id = ExactKey(unit.id)
        if let other = known[path]?[id], other != file.original {
          return Diagnostic(
            id: "ambiguous-id", severity: .error,
            message: "the key '\(unit.key.shortened(to: 80))' is in \(other), too, and the texts "
              + "of both go into one file; leave one out with --exclude, or export to "
              + "--format xliff",
            location: Location(file: file.original, range: 0..<0, keyPath: [unit.key]))
        }
        known[path, default: [:]][id] = file.original
      }
    }
    return nil
  }

  /// Two texts with one id can't be told apart when they come back.
  static func ambiguousIDs(in files: [ExchangeFile]) -> [Diagnostic] {
    files.flatMap { file in
      var known: Set<ExactKey> = []
      return file.units.filter { unit in
        let isTaken = !known.insert(ExactKey(unit.id)).inserted
        return isTaken || unit.key.contains("|==|")
      }.map { unit in
        Diagnostic(
          id: "ambiguous-id", severity: .warning,
          message: "the key '\(unit.key.shortened(to: 80))' looks like the id of a variation, so "
            + "Xcode would lose its translation on import, without a word; rename it",
          location: Location(file: file.original, range: 0..<0, keyPath: [unit.key]))
      }
    }
  }
}
