import Catalogs
import LocaleData
import Locking

/// The languages of a project's catalogs: each String Catalog is parsed once, as long as it is what
/// it was.
final class CatalogLanguages: Sendable {
  private let read = Locked<[String: ReadFile<[String]>]>([:])

  /// The languages that some catalogs have, their source languages among them, sorted.
  ///
  /// Without pseudo-locales, which are made, and `Base`, which is none.
  func languages(of catalogs: [KnownCatalog], in tree: any FileTree) -> [String] {
    let all = parallelMap(catalogs) { [self] _, catalog in languages(of: catalog, in: tree) }
    return Set(all.joined()).filter { $0 != "Base" && !LanguageTag.isPseudoLocale($0) }.sorted()
  }

  private func languages(of catalog: KnownCatalog, in tree: any FileTree) -> [String] {
    guard catalog.format == .stringCatalog else { return [catalog.language].compactMap(\.self) }
    let path = catalog.path
    let known = read.withLock { $0[path] }
    let now = ReadFile.latest(of: path, after: known, in: tree) { bytes in
      let document = StringCatalogDocument(parsing: bytes, file: path)
      let source = document.sourceLanguage?.text
      return document.languages + (source.map { [$0] } ?? [])
    }
    read.withLock { $0[path] = now }
    return now?.value ?? []
  }
}

extension ProjectKnowledge {
  /// The languages of all catalogs but some, sorted.
  func languages(besides paths: Set<String>, in tree: any FileTree) -> [String] {
    catalogLanguages.languages(of: catalogs.filter { !paths.contains($0.path) }, in: tree)
  }
}
