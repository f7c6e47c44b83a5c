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
    let members = SymbolSearch.Members.ofTable(
      table, isCalled: isCalled, resources: resourceParameters(of: swiftFiles, read))
    let found = parallelMap(swiftFiles) { _, file -> [Location] in
      guard let bytes = read(file) else { return [] }
      return search.places(in: bytes, of: members).map {
        Location(file: file, range: $0.range)
      }
    }
    return found.flatMap(\.self)
  }

  /// What files declare that takes resources where SwiftUI and UIKit take none.
  private func resourceParameters(
    of files: [String], _ read: @escaping @Sendable (String) -> [UInt8]?
  ) -> ResourceParameters {
    let found = parallelMap(files) { _, file -> ResourceParameters in
      read(file).map { ResourceParameters(in: $0, labels: SymbolSearch.labelsOfRoles) }
        ?? ResourceParameters()
    }
    return found.reduce(into: ResourceParameters()) { $0.formUnion($1) }
  }
}
