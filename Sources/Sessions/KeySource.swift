package import Catalogs
package import Extraction
import Reading
package import Workflows

/// What a key says in the source language.
package struct KeySource: Sendable {
  private let leaves: [TextLeaf]
  /// What stands where no catalog has a text.
  private let fallback: String
  /// The values that code gives, by position.
  package let arguments: [ExtractedArgument]

  /// - Parameter catalogs: The catalogs of the key's table.
  package init(
    of key: String, table: String, _ catalogs: [KnownCatalog], in session: Session,
    _ knowledge: ProjectKnowledge
  ) {
    let declared = knowledge.entries.first { $0.table == table && $0.key.isExactly(key) }
    arguments = declared?.arguments ?? []
    fallback = declared?.sourceText ?? key
    let wanted = knowledge.configuration.configuration.sourceLanguage
    leaves = Self.leaves(of: key, catalogs, wanted, in: session)
  }

  private static func leaves(
    of key: String, _ catalogs: [KnownCatalog], _ wanted: String?, in session: Session
  ) -> [TextLeaf] {
    for catalog in catalogs {
      guard let file = session.catalog(catalog.path) else { continue }
      let own = file.sourceLanguage ?? wanted ?? "en"
      guard catalog.language == nil || catalog.language == own || catalog.language == "Base",
        let index = file.lastEntry(forKey: key)
      else { continue }
      let texts = file.texts(ofEntry: index).filter { ($0.language ?? own) == own }
      if !texts.isEmpty { return texts.map(\.leaf) }
    }
    return []
  }

  /// Whether a catalog has a text.
  package var isWritten: Bool { !leaves.isEmpty }

  /// The text that is translated at a place below the key.
  package func text(at path: TextPath = []) -> String { leaves.source(for: path)?.text ?? fallback }
}

extension CatalogFile {
  /// The entry of a key that counts; nil where there is none.
  package func lastEntry(forKey key: String) -> Int? {
    if let document = stringCatalog { return document.index(forKey: key) }
    return entries.lastIndex { $0.key.isExactly(key) }
  }
}
