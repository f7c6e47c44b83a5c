import Diagnostics
import Reading

extension StringCatalogDocument {
  /// The document without the commas behind the last values of objects and arrays, for who puts
  /// what it has together with something else.
  package func withoutTrailingCommas() -> StringCatalogDocument {
    guard !hasErrors, diagnostics.contains(where: { $0.id == "trailing-comma" }) else {
      return self
    }
    let start = text.byteOrderMarkLength
    let commas = text.utf8.withUnsafeBufferPointer {
      JSONDocument(parsing: $0, from: start, dialect: .json, allowsTrailingCommas: true)
        .trailingCommas
    }
    let edits = commas.map { TextEdit($0, []) }
    return replacingText(text.utf8.applying(edits))
  }
}
