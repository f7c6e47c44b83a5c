import Catalogs
import Diagnostics
import Locking

extension ProjectSurvey {
  /// The places in the project's Swift files where code may name a symbol of a table, in order, without
  /// dots and backticks.
  ///
  /// - Parameters:
  ///   - isCalled: Whether the symbol is a function.
  ///   - read: The bytes of a file, nil where it can't be read; called from several threads.
  func symbolPlaces(
    of symbol: SymbolName, table: String, isCalled: Bool,
    read: @escaping @Sendable (String) -> [UInt8]?
  ) -> [Location] {
    let search = SymbolSearch([symbol])
    let swiftFiles = files.filter { $0.hasSuffix(".swift") }
    // Which members count depends on what all files declare; few mention the symbol at all.
    let mentions = parallelMap(swiftFiles) { _, file in SymbolMention(search, read(file)) }
    let resources = mentions.reduce(into: ResourceParameters()) { $0.formUnion($1.resources) }
    let members = SymbolSearch.Members.ofTable(table, isCalled: isCalled, resources: resources)
    return zip(swiftFiles, mentions).flatMap { file, mention in
      (mention.bytes.map { search.places(in: $0, of: members) } ?? []).map {
        Location(file: file, range: $0.range)
      }
    }
  }
}

/// What a file has to do with a symbol.
private struct SymbolMention: Sendable {
  /// What it declares that takes resources where SwiftUI and UIKit take none.
  var resources = ResourceParameters()
  /// The bytes of the file, if it may name the symbol.
  var bytes: [UInt8]?

  init(_ search: SymbolSearch, _ bytes: [UInt8]?) {
    guard let bytes else { return }
    resources = ResourceParameters(in: bytes, labels: SymbolSearch.labelsOfRoles)
    if !search.places(in: bytes).isEmpty { self.bytes = bytes }
  }
}
