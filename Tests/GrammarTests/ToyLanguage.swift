import Foundation
import Grammar
import LocaleData
import TestSupport
import Testing

/// A made-up language, of which there is nothing but a folder.
///
/// It has what English and Spanish don't: a neuter, animacy, cases, numbers that ask for a case, an
/// elided article.
enum ToyLanguage {
  /// What its table and its folder are called.
  static let name = "toy"
  static let folder = "Fixtures/grammar/toy"

  /// - Parameter changed: Texts that stand in for those of the folder.
  static func grammar(
    lexicon: ProjectLexicon? = nil, changed: [String: String] = [:]
  ) throws -> Inflector {
    // It counts as Slovak does.
    let tag = try #require(LanguageTag("sk"))
    let grammar = Inflector(tag, lexicon: lexicon) { name in
      changed[name].map { Array($0.utf8) }
        ?? (try? Repository.text("\(folder)/\(name).txt")).map { Array($0.utf8) }
    }
    return try #require(grammar)
  }
}
