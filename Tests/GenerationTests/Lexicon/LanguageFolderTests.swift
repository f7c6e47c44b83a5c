import Foundation
import Generation
import TestSupport
import Testing

/// The checked-in lexicons are whole, and what is made of them is what is checked in.
@Suite struct LanguageFolderTests {
  private func folder(_ language: String) -> LanguageFolder {
    LanguageFolder(language, in: Repository.root.appending(path: "Sources/LanguageData"))
  }

  @Test("nothing is wrong with them", arguments: ["en", "es"])
  func problems(language: String) {
    #expect(folder(language).problems == [])
    #expect(folder(language).text("curated.txt").utf8.count > 300_000)
  }

  @Test("the indexes are up to date", arguments: ["en", "es"])
  func indexes(language: String) {
    let folder = folder(language)
    #expect(folder.verbPairs == folder.text("verbpairs.txt"))
    #expect(folder.wordIndex == folder.data("words.index"))
    for name in LanguageFolder.handwritten {
      #expect(folder.withStatistics(name) ?? "" == folder.text(name))
    }
  }

  @Test("the list of embedded texts is up to date")
  func embedded() throws {
    let list = try EmbeddedLanguages(in: Repository.root.appending(path: "Sources/LanguageData"))
    #expect(list.languages.contains("en") && list.languages.contains("es"))
    #expect(try Repository.text("Sources/LanguageData/Languages.c") == list.source)
  }

  @Test(
    "the texts are sorted",
    arguments: [
      "en/ambiguous", "en/curated", "en/functionwords", "en/lexicon", "en/sounds", "en/verbpairs",
      "es/ambiguous", "es/curated", "es/functionwords", "es/lexicon", "es/sandhi", "es/verbpairs",
    ])
  func sorted(name: String) throws {
    let lines = try Repository.text("Sources/LanguageData/\(name).txt").split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.map { $0.prefix { $0 != "\t" } }
    #expect(lines.count > 10)
    for (first, second) in zip(lines, lines.dropFirst()) {
      #expect(!second.utf8.lexicographicallyPrecedes(first.utf8), "\(second) after \(first)")
    }
  }
}
