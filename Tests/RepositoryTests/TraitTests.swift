import TestSupport
import Testing

/// The package traits by which apps choose their languages.
@Suite("package traits")
struct TraitTests {
  @Test("every language that has a folder has a trait, and every trait a folder")
  func languages() throws {
    let manifest = try Repository.text("Package.swift")
    let list = try #require(
      manifest.firstMatch(of: #/let languages = \[(?<pairs>[^\]]*)\]/#)?.output.pairs)
    let traits = list.matches(of: #/"[A-Z][a-z]+": "(?<tag>[a-z-]+)"/#).map {
      String($0.output.tag)
    }
    let folders = Repository.files(in: "Sources/LanguageData", withSuffix: "/phrase.txt")
      .map { String($0.split(separator: "/")[2]) }
    #expect(traits.sorted() == folders)
  }

  @Test("a language is embedded where its trait is on")
  func conditions() throws {
    let embedded = try Repository.text("Sources/LanguageData/Languages.c")
    for folder in Repository.files(in: "Sources/LanguageData", withSuffix: "/phrase.txt") {
      let tag = folder.split(separator: "/")[2]
      #expect(embedded.contains("#ifdef GRAMMAR_\(tag.uppercased())\n"))
    }
  }
}
