import Foundation
import LocaleData
import Testing
import Vocabulary

@testable import Grammar

/// What a project's words cost a program that runs for long.
@Suite struct LanguageLifetimeTests {
  private static let words: [ProjectLexicon.Word] = [
    .init("matcha", .noun, gender: .masculine)
  ]

  @Test func aLanguageGoesWithTheProjectsWords() throws {
    weak var language: Language?
    do {
      let spanish = try #require(LanguageTag("es"))
      let grammar = try #require(
        Inflector(spanish, lexicon: ProjectLexicon([spanish: Self.words])))
      #expect(grammar.inflect("matcha", quantity: "2", Request())?.text == "matchas")
      language = grammar.language
      #expect(language != nil)
    }
    #expect(language == nil)
  }

  @Test func tagsThatFallBackToTheSameWordsShareALanguage() throws {
    let lexicon = ProjectLexicon([try #require(LanguageTag("es")): Self.words])
    let languages = try ["es", "es-MX", "es-AR", "es-419"].map { name in
      let tag = try #require(LanguageTag(name))
      return ObjectIdentifier(try #require(Inflector(tag, lexicon: lexicon)).language)
    }
    #expect(Set(languages).count == 1)
  }
}
