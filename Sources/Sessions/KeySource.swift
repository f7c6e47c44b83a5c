package import Catalogs
package import Extraction
package import Reading
import Workflows

/// What a key says in the source language.
package struct KeySource: Sendable {
  private let leaves: [TextLeaf]
  /// What stands where no catalog has a text.
  private let fallback: String
  /// The values that code gives, by position.
  package let arguments: [ExtractedArgument]

  /// What a key says in the tables of a name.
  package init(of key: String, table: String, in session: Session) {
    self = Self.all(of: [key], table: table, in: session)[0]
  }

  /// What a key says in the table that a catalog belongs to.
  package init(of key: String, inTableWith path: String, in session: Session) {
    let knowledge = session.latestKnowledge
    self =
      Self.all(
        of: [key], table: knowledge.catalog(at: path)?.table ?? "",
        knowledge.catalogs(ofTableWith: path), in: session, knowledge)[0]
  }

  private init(of key: String, declared: ExtractedEntry?, _ leaves: [TextLeaf]) {
    arguments = declared?.arguments ?? []
    fallback = declared?.sourceText ?? key
    self.leaves = leaves
  }

  /// What several keys say in the tables of a name, for which sources and catalogs are gone through
  /// once.
  ///
  /// - Returns: In the order of the keys.
  package static func all(
    of keys: [String], table: String, in session: Session
  ) -> [KeySource] {
    let knowledge = session.latestKnowledge
    return all(of: keys, table: table, knowledge.catalogs(named: table), in: session, knowledge)
  }

  private static func all(
    of keys: [String], table: String, _ catalogs: [KnownCatalog], in session: Session,
    _ knowledge: ProjectKnowledge
  ) -> [KeySource] {
    let wanted = Set(keys.map(ExactKey.init))
    var declared: [ExactKey: ExtractedEntry] = [:]
    for entry in knowledge.entries where entry.table == table {
      let key = ExactKey(entry.key)
      if wanted.contains(key), declared[key] == nil { declared[key] = entry }
    }
    let leaves = leaves(of: wanted, catalogs, in: session, knowledge)
    return keys.map { key in
      let exact = ExactKey(key)
      return KeySource(of: key, declared: declared[exact], leaves[exact] ?? [])
    }
  }

  /// The texts of keys in the first catalog of the source language that has them.
  private static func leaves(
    of keys: Set<ExactKey>, _ catalogs: [KnownCatalog], in session: Session,
    _ knowledge: ProjectKnowledge
  ) -> [ExactKey: [TextLeaf]] {
    let wanted = knowledge.configuration.configuration.sourceLanguage
    var found: [ExactKey: [TextLeaf]] = [:]
    for catalog in catalogs where found.count < keys.count {
      guard let file = session.catalog(catalog.path) else { continue }
      let own = file.sourceLanguage ?? wanted ?? "en"
      guard catalog.language == nil || catalog.language == own || catalog.language == "Base"
      else { continue }
      for (key, index) in file.lastEntries(forKeys: keys) where found[key] == nil {
        let texts = file.texts(ofEntry: index).filter { ($0.language ?? own) == own }
        if !texts.isEmpty { found[key] = texts.map(\.leaf) }
      }
    }
    return found
  }

  /// Whether a catalog has a text.
  package var isWritten: Bool { !leaves.isEmpty }

  /// The text in a line, as people read it: forms stand in the place of variables.
  package var readText: String { leaves.readText ?? fallback }

  /// The text that is translated at a place below the key.
  package func text(at path: TextPath = []) -> String { leaves.source(for: path)?.text ?? fallback }
}

extension CatalogFile {
  /// The entry of a key that counts; nil where there is none.
  package func lastEntry(forKey key: String) -> Int? {
    if let document = stringCatalog { return document.index(forKey: key) }
    return entries.lastIndex { $0.key.isExactly(key) }
  }

  /// The entries of keys that count, by key.
  package func lastEntries(forKeys keys: Set<ExactKey>) -> [ExactKey: Int] {
    var found: [ExactKey: Int] = [:]
    // A String Catalog knows where its keys are; one key is found without making a key of each entry.
    if stringCatalog != nil || keys.count == 1 {
      for key in keys { found[key] = lastEntry(forKey: key.text) }
      return found
    }
    for (index, entry) in entries.enumerated() {
      let key = ExactKey(entry.key)
      if keys.contains(key) { found[key] = index }
    }
    return found
  }
}
