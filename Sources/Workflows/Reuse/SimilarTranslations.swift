import Catalogs
import LocaleData
import Reading

/// How other keys were translated into a language whose source texts are much like one.
package struct SimilarTranslations {
  package struct Match: Sendable {
    /// The name of a `TextTable`.
    package var table: String
    package var key: KeyTranslation
    /// From 0 for nothing in common to 1 for the same but for capitals.
    package var score: Double
  }

  private let records: [(table: String, key: KeyTranslation)]
  private var similar: SimilarTexts

  /// - Parameters:
  ///   - source: The language of the source texts.
  ///   - language: The language that they are translated to.
  package init(in texts: ProjectTexts, from source: String, to language: String) {
    let tables = texts.tables.filter { LanguageTag.areSame($0.sourceLanguage, source) }
    records = tables.flatMap { table in
      table.keys(in: language).filter { !$0.targets.isEmpty && !$0.isSymbolic }
        .map { (table.name, $0) }
    }
    similar = SimilarTexts(records.map(\.key.source))
  }

  /// Those most like a key's source, the best first, without the key itself.
  ///
  /// - Parameter least: How much alike they have to be.
  package mutating func matches(
    for key: KeyTranslation, in table: String, least: Double = 0.5, most: Int = 8
  ) -> [Match] {
    let found = similar.matches(of: key.source, least: least).map { match in
      let record = records[match.text]
      return Match(table: record.table, key: record.key, score: match.score)
    }
    return Array(found.filter { $0.table != table || !$0.key.key.isExactly(key.key) }.prefix(most))
  }
}
