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

  /// The places where a Swift file may name symbols of a table's keys, in order, by what the file
  /// itself declares; a name that stands for several of the keys is left out.
  ///
  /// - Parameters:
  ///   - keys: Those that have symbols.
  ///   - isCalled: Whether their symbols are functions, which have arguments.
  package static func symbolPlaces(
    ofKeys keys: [String], table: String, isCalled: Bool, in bytes: [UInt8]
  ) -> [(key: String, range: Range<Int>)] {
    let named = Dictionary(grouping: keys) { SymbolName(ofKey: $0)?.folded ?? [] }
    let names = keys.compactMap(SymbolName.init(ofKey:)).filter { name in
      !name.isReserved && named[name.folded]?.count == 1
    }
    guard !names.isEmpty else { return [] }
    let resources = ResourceParameters(in: bytes, labels: SymbolSearch.labelsOfRoles)
    let members = SymbolSearch.Members.ofTable(table, isCalled: isCalled, resources: resources)
    return SymbolSearch(names).places(in: bytes, of: members).compactMap { symbol, range in
      named[symbol.folded]?.first.map { (key: $0, range: range) }
    }
  }
}
