/// A table: its keys, each read when it is asked for, so that memory doesn't grow with the file.
package protocol LintTable: Sendable {
  var name: String { get }
  var sourceLanguage: String { get }
  /// All languages that the table has, the source language too, as it spells them.
  var languages: [String] { get }
  /// How many keys there are.
  var count: Int { get }

  /// The number of a key; nil where the table doesn't have it.
  func index(ofKey key: String) -> Int?

  /// Reads a key in the source language and in some others.
  ///
  /// - Parameter languages: As the table spells them.
  func key(at index: Int, languages: [String]) -> LintKey

  /// What stands for a key in a language; nil where the language has nothing for it.
  func localization(forKey key: String, in language: String) -> LintLocalization?

  /// Whether another key was probably meant by a key that only a translation has.
  func isSlip(_ key: String) -> Bool

  /// Whether the source text of a key may have a number, written or filled in, as far as can be told
  /// without reading it.
  func mayCount(at index: Int) -> Bool
}

extension LintTable {
  package func isSlip(_: String) -> Bool { false }

  package func mayCount(at _: Int) -> Bool { true }
}
