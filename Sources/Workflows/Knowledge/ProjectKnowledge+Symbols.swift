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

  /// The places where code names the symbol of a key.
  ///
  /// - Parameter read: The bytes of a file; nil where it can't be read.
  package func symbolPlaces(
    ofKey key: String, read: (String) -> [UInt8]?
  ) -> [Location] {
    guard let name = SymbolName(ofKey: key), !name.isReserved else { return [] }
    let search = SymbolSearch([name])
    return swiftFiles.flatMap { file -> [Location] in
      guard let bytes = read(file), !SymbolSource.isLikely(bytes) else { return [] }
      return search.places(in: bytes).map { Location(file: file, range: $0.range) }
    }
  }
}
