import Foundation
import Grammar
import LocaleData
import TestSupport
import Testing
import Vocabulary

@Suite("grammar on any input")
struct RobustnessTests {
  @Test(
    "what has no words stays as it is",
    arguments: [
      "", " ", "\n", "…", "👩‍👩‍👧", "\u{0}\u{1}", "123", "日本語", "кошка", "مرحبا", "“”", "--",
    ])
  func unchanged(text: String) throws {
    for language in ["en", "es"] {
      var request = Request()
      request.features.gender = .feminine
      let inflection = try grammar(language).inflect(text, request)
      #expect(inflection.text == text)
      #expect(inflection.edits.isEmpty)
    }
  }

  @Test("a text that is too long comes back with a reason")
  func tooLong() throws {
    let text = String(repeating: "gato ", count: 200_000)
    var request = Request()
    request.features.number = .plural
    let inflection = try grammar("es").inflect(text, request)
    #expect(inflection.text == text)
    #expect(inflection.reasons.map(\.kind) == [.tooLong])
    #expect(!inflection.exists)
  }

  @Test("edits lead from the text to the result", arguments: 0..<4)
  func edits(seed: Int) throws {
    let words = [
      "gato", "pequeña", "el", "de", "un", "2", "y", "“", "”", "PIZZA", "Añadir", "agua", "the",
      "this", "child", "’s", "(", ")", ",", "niño", "está", "que", "x", "\u{301}", "é", "1.5", "-",
      "hour", "an", "large", "is", "her", "I", "URL", "del", "al", "buen", "\u{0}", "👍", "grande",
    ]
    var random = SeededGenerator(seed: seed)
    for language in ["en", "es"] {
      let inflector = try grammar(language)
      for _ in 0..<500 {
        let text = (0..<Int.random(in: 0...7, using: &random))
          .map { _ in words[Int.random(in: 0..<words.count, using: &random)] }
          .joined(separator: Bool.random(using: &random) ? " " : "")
        var request = Request()
        request.features.number = [nil, .singular, .plural].randomElement(using: &random) ?? nil
        request.features.gender = [nil, .feminine, .masculine].randomElement(using: &random) ?? nil
        request.features.definiteness =
          [nil, .definite, .indefinite].randomElement(using: &random) ?? nil
        let inflection = inflector.inflect(text, request)
        var bytes = Array(text.utf8)
        for edit in inflection.edits.reversed() {
          bytes.replaceSubrange(edit.range, with: Array(edit.replacement.utf8))
        }
        #expect(bytes == Array(inflection.text.utf8), "\(text)")
        _ = inflector.describe(text)
      }
    }
  }

  @Test("languages without a grammar", arguments: ["nl", "ru", "xx", "und"])
  func unsupported(language: String) throws {
    let tag = try #require(LanguageTag(language))
    #expect(Inflector(tag) == nil)
  }

  @Test(
    "guesses are told",
    arguments: [
      ("es", "qwyxión", "qwyxiones"), ("en", "flibbert", "flibberts"), ("en", "wug", "wugs"),
    ])
  func guesses(language: String, noun: String, plural: String) throws {
    var request = Request()
    request.features.number = .plural
    let inflection = try grammar(language).inflect(noun, request)
    #expect(inflection.text == plural)
    #expect(!inflection.exists)
    #expect(inflection.reasons.contains { $0.kind == .unknownWord && $0.word == noun })
  }

  @Test(
    "a form that follows from a part of speech that is given is told",
    arguments: [
      ("es", "ordenador", PartOfSpeech.adjective, "ordenadores"), ("es", "tala", .verb, "talan"),
      ("en", "ducks", .verb, "duck"),
    ])
  func given(language: String, word: String, part: PartOfSpeech, plural: String) throws {
    var request = Request()
    request.features.number = .plural
    request.known.partOfSpeech = part
    let inflection = try grammar(language).inflect(word, request)
    #expect(inflection.text == plural)
    #expect(inflection.reasons.contains { $0.kind == .guessedForm && $0.word == word })
    #expect(!inflection.exists)
  }

  @Test(
    "a word with two readings is told, unless the caller says which it is",
    arguments: [("es", "grande"), ("es", "enorme"), ("en", "sandwich"), ("en", "juice")])
  func ambiguity(language: String, word: String) throws {
    var request = Request()
    request.features.number = .plural
    let inflector = try grammar(language)
    #expect(inflector.inflect(word, request).reasons.map(\.kind) == [.ambiguousWord])
    request.known.partOfSpeech = .noun
    #expect(inflector.inflect(word, request).reasons.isEmpty)
  }

  @Test(
    "behind a number, with adjectives at most between, no verb can stand, but behind persons one does",
    arguments: [
      ("3 post", []), ("1 post", []), ("3 small sandwich", []), ("€3 charge", []),
      ("3 light", ["noun or adjective"]), ("post", ["noun or verb"]),
      ("small sandwich", ["noun or verb"]), ("3 people post", []),
    ])
  func counted(text: String, expected: [String]) throws {
    let reasons = try grammar("en").inflect(text, Request()).reasons
    let told = reasons.filter { $0.kind == .ambiguousWord }.map(\.text)
    #expect(told.count == expected.count)
    #expect(zip(told, expected).allSatisfy { $0.contains($1) })
  }
}
