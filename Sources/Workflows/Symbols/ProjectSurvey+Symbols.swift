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
    let found = parallelMap(files.filter { $0.hasSuffix(".swift") }) { _, file -> [Location] in
      guard let bytes = read(file) else { return [] }
      return search.places(in: bytes, of: .ofTable(table, isCalled: isCalled)).map {
        Location(file: file, range: $0.range)
      }
    }
    return found.flatMap(\.self)
  }
}
