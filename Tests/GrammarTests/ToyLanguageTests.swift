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

  @Test("letters and abbreviations take what the folder says, and nothing of English")
  func letters() throws {
    let phrase = try Repository.text("\(ToyLanguage.folder)/phrase.txt")
      .replacing("adj* HEAD adj*", with: "adj* noun* HEAD")
    var request = Request()
    request.features.number = .plural
    let plain = try ToyLanguage.grammar(changed: ["phrase": phrase])
    let own = try ToyLanguage.grammar(changed: ["phrase": phrase + "letters\t'o o oj\n"])
    for (word, expected) in [("x", "x'o"), ("B", "Bo"), ("PDF", "PDFo"), ("SMS", "SMSoj")] {
      #expect(!plain.inflect(word, request).text.dropFirst(word.count).contains("s"))
      #expect(own.inflect(word, request).text == expected)
    }
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

  @Test("edits lead from any text to the result, and a trace has all its fields", arguments: 0..<4)
  func anyText(seed: Int) throws {
    let words = [
      "l'", "l’", "'", "’", "nal'", "L'", "NAL'", "akva", "album", "osel", "dego", "nali", "lo",
      "de", "na", "bez", "dobr", "malo", "ai", "trola", "on", "2", "(", ",", "\u{301}", "👍", "'a",
    ]
    let grammar = try ToyLanguage.grammar()
    var random = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let text = (0..<Int.random(in: 0...6, using: &random))
        .map { _ in words[Int.random(in: 0..<words.count, using: &random)] }
        .joined(separator: Bool.random(using: &random) ? " " : "")
      var request = Request()
      request.features.number = [nil, .singular, .plural].randomElement(using: &random) ?? nil
      request.features.grammaticalCase =
        [nil, .nominative, .genitive].randomElement(using: &random) ?? nil
      request.features.definiteness =
        [nil, .definite, .indefinite].randomElement(using: &random) ?? nil
      let inflection = grammar.inflect(text, request)
      var bytes = Array(text.utf8)
      for edit in inflection.edits.reversed() {
        bytes.replaceSubrange(edit.range, with: Array(edit.replacement.utf8))
      }
      #expect(bytes == Array(inflection.text.utf8), "\(text)")
      let explanation = try #require(grammar.explain(text, request))
      #expect(explanation.answer == inflection.text)
      for section in explanation.sections {
        #expect(section.rows.allSatisfy { $0.count == section.columns.count }, "\(text)")
      }
    }
  }

  @Test(
    "what is asked back comes back",
    arguments: ["l'akva", "lo dobr osel", "nal'album", "dego malego doma", "moja sestra ai lo hod"])
  func roundTrip(text: String) throws {
    let grammar = try ToyLanguage.grammar()
    var request = Request()
    request.features.number = .plural
    let plural = grammar.inflect(text, request).text
    #expect(plural != text)
    request.features.number = .singular
    #expect(grammar.inflect(plural, request).text == text)
  }
}
