import Catalogs
package import Diagnostics
import Exchange
package import Linting
import Reading

/// What code says of keys.
extension ProjectKnowledge {
  /// The Swift files of the project, in order.
  package var swiftFiles: [String] { survey.files.filter { $0.hasSuffix(".swift") } }

  /// The app's own attributes, as its sources and its configuration declare them.
  package var attributeDeclarations: [AttributeDeclaration] {
    sources.context(configuration).attributes ?? []
  }

  /// The places where code may name the symbol of a key of a table.
  ///
  /// - Parameters:
  ///   - isCalled: Whether the symbol is a function, which has arguments.
  ///   - read: The bytes of a file, nil where it can't be read; called from several threads.
  package func symbolPlaces(
    ofKey key: String, table: String, isCalled: Bool,
    read: @escaping @Sendable (String) -> [UInt8]?
  ) -> [Location] {
    guard let name = SymbolName(ofKey: key), !name.isReserved else { return [] }
    return survey.symbolPlaces(of: name, table: table, isCalled: isCalled, read: read)
  }
}
