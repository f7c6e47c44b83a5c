import LocaleData

/// The locales in which a table is counted.
struct CountedLocales {
  /// Only these, if there are any.
  var asked: [String]
  /// Those that count in every table, whether it has them or not.
  var always: [String]

  /// The table's own as it spells them and each other language once, sorted.
  ///
  /// A folder may have one language under two names, for different tables.
  ///
  /// - Parameters:
  ///   - own: The languages that the table has beside its source.
  ///   - others: Those that the tables beside it are translated to.
  func locales(of own: [String], beside others: [String] = [], source: String) -> [String] {
    let own = own.filter { asked.isEmpty ? !LanguageTag.isPseudoLocale($0) : isAsked($0) }
    let translated = others.filter { !LanguageTag.isPseudoLocale($0) }
    let wanted = asked.isEmpty ? translated + always : asked
    let known = Set((own + [source]).map(LanguageTag.canonicalName))
    let more = LanguageTag.distinct(wanted).filter {
      $0 != "Base" && !known.contains(LanguageTag.canonicalName($0))
    }
    return (own + more).sorted()
  }

  private func isAsked(_ language: String) -> Bool {
    let name = LanguageTag.canonicalName(language)
    return asked.contains { LanguageTag.canonicalName($0) == name }
  }
}
