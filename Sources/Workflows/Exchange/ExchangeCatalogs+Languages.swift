import Catalogs
import Diagnostics
import LocaleData

extension ExchangeCatalogs {
  /// What is wrong with the catalogs, as far as it concerns an exchange of some languages.
  ///
  /// The files of other languages with errors are only counted, in a note: nobody waits for them here.
  func diagnostics(for languages: [String]) -> [Diagnostic] {
    let others = Set(tables.flatMap { $0.files(besides: languages) })
    guard !others.isEmpty else { return diagnostics }
    var broken: Set<String> = []
    let own = diagnostics.filter { diagnostic in
      guard let file = diagnostic.location?.file, others.contains(file) else { return true }
      if diagnostic.severity == .error { broken.insert(file) }
      return false
    }
    return broken.isEmpty ? own : own + [Self.brokenFiles(broken.count)]
  }

  private static func brokenFiles(_ count: Int) -> Diagnostic {
    Diagnostic(
      id: "broken-catalog", severity: .note,
      message: "\(String.counted(count, "file")) of other languages "
        + "\(count == 1 ? "has" : "have") errors, which l10n lint tells")
  }
}

extension ExchangeTable {
  /// The files with translations into other languages than some.
  fileprivate func files(besides languages: [String]) -> [String] {
    // A String Catalog is one file for all languages.
    guard !keepsState else { return [] }
    let own = Set(languages.map { spelling(ofLanguage: $0) })
    // A language may have folders of two names, of which an exchange takes either.
    let others = allLanguages.filter { name in
      !own.contains(name) && !languages.contains { LanguageTag.areSame($0, name) }
    }
    return others.map { path(ofLanguage: $0) }
  }
}
