import Foundation
import Grammar
import LocaleData
import TestSupport
import Testing
import Vocabulary

/// A language is a folder: nothing but files makes this one.
@Suite("toy language")
struct ToyLanguageTests {
  @Test("a project's words name cells")
  func projectWords() throws {
    let plural = try #require(ProjectLexicon.Form(name: "pl.nom"))
    let genitive = try #require(ProjectLexicon.Form(name: "pl.gen"))
    let word = ProjectLexicon.Word(
      "latte", .noun, gender: .neuter, forms: [plural: "latty", genitive: "lattej"])
    let tag = try #require(LanguageTag("sk"))
    let grammar = try ToyLanguage.grammar(lexicon: ProjectLexicon([tag: [word]]))
    #expect(grammar.inflect("malo latte", quantity: "1", Request())?.text == "male latte")
    #expect(grammar.inflect("malo latte", quantity: "5", Request())?.text == "maleh lattej")
    var request = Request()
    request.features.number = .plural
    #expect(grammar.inflect("male latte", request).text == "male latty")
  }

  @Test("what a folder doesn't say, the language doesn't have")
  func leftOut() throws {
    let plain = try ToyLanguage.grammar(changed: ["counting": "", "government": ""])
    #expect(plain.inflect("malo dom", quantity: "5", Request())?.text == "male domi")
    #expect(plain.inflect("bez malo dom", Request()).text == "bez malo dom")
    let empty = try #require(LanguageTag("sk"))
    let none = Inflector(empty) { _ in nil }
    #expect(none == nil)
  }
}
