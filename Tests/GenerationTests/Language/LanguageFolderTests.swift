import Diagnostics
import Foundation
import Generation
import TestSupport
import Testing

/// The checked-in lexicons are whole, and what is made of them is what is checked in.
@Suite struct LanguageFolderTests {
  private func folder(_ language: String) -> LanguageFolder {
    LanguageFolder(language, in: Repository.root.appending(path: "Sources/LanguageData"))
  }

  static let languages =
    (try? EmbeddedLanguages(in: Repository.root.appending(path: "Sources/LanguageData")).languages)
    ?? []

  @Test("nothing is wrong with them", arguments: languages)
  func problems(language: String) {
    let root = Repository.root.appending(path: "Sources/LanguageData/\(language)")
    let files = LanguageFolder.files(at: root)
    #expect((files["curated.txt"]?.count ?? 0) + (files["lexicon.txt"]?.count ?? 0) > 200_000)
    let problems = LanguageCheck(language, files: files).diagnostics
    #expect(problems.map { "\($0.location?.file ?? ""): \($0.message)" } == [])
  }

  @Test("nothing is wrong with the made-up language of the grammar's tests")
  func toyProblems() {
    // It counts as Slovak does, and has no index.
    let files = LanguageFolder.files(at: Repository.root.appending(path: "Fixtures/grammar/toy"))
    let problems = LanguageCheck("sk", files: files).diagnostics.filter { $0.severity == .error }
    #expect(files["phrase.txt"] != nil)
    #expect(problems.map { "\($0.location?.file ?? ""): \($0.message)" } == [])
  }

  /// That the index and the pairs of verbs are those of the texts is among the problems.
  @Test("the statistics are up to date", arguments: languages)
  func statistics(language: String) {
    let folder = folder(language)
    let stale = LanguageFolder.handwritten.filter { name in
      folder.withStatistics(name) ?? "" != folder.text(name)
    }
    #expect(stale == [], "swift run l10n-dev lexicon index makes them anew")
  }

  @Test("the list of embedded texts is up to date")
  func embedded() throws {
    let list = try EmbeddedLanguages(in: Repository.root.appending(path: "Sources/LanguageData"))
    #expect(list.languages.contains("en") && list.languages.contains("es"))
    #expect(try Repository.text("Sources/LanguageData/Languages.c") == list.source)
  }

  /// That lexicons are is among the problems.
  @Test(
    "the texts are sorted", arguments: languages, ["ambiguous", "functionwords", "verbpairs"])
  func sorted(language: String, name: String) {
    let words = folder(language).text("\(name).txt").utf8.split(separator: UInt8(ascii: "\n"))
      .filter { $0.first != UInt8(ascii: "#") }.map { $0.prefix { $0 != UInt8(ascii: "\t") } }
    for (first, second) in zip(words, words.dropFirst())
    where second.lexicographicallyPrecedes(first) {
      Issue.record("\(Substring(second)) after \(Substring(first))")
    }
  }
}
