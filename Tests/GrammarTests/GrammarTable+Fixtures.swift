import Generation
import TestSupport

extension GrammarTable {
  /// The languages that have a folder; each must have a table.
  static let languages = Repository.files(in: "Sources/LanguageData", withSuffix: "/phrase.txt")
    .map { String($0.split(separator: "/")[2]) }

  /// The table of `Fixtures/grammar`.
  init(_ language: String) throws {
    self.init(text: try Repository.text("Fixtures/grammar/\(language).txt"))
  }
}
