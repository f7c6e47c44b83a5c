import Foundation
import Grammar
import LocaleData
import TestSupport
import Testing
import Vocabulary

/// How answers come about, as `l10n-dev language why` shows it.
@Suite struct ExplanationTests {
  struct Question: Sendable, CustomTestStringConvertible {
    var language: String
    var text: String
    var features: [(Feature, String)] = []
    var quantity: String?

    var testDescription: String { "\(language): \(text)" }

    var request: Request {
      var request = Request()
      for (feature, value) in features { _ = request.features.set(feature, toName: value) }
      return request
    }
  }

  static let questions = [
    Question(language: "en", text: "the old photo album", features: [(.number, "plural")]),
    Question(language: "en", text: "Hour", features: [(.definiteness, "indefinite")]),
    Question(language: "en", text: "2 blorps", features: [(.number, "singular")]),
    Question(language: "es", text: "del buen amigo", features: [(.number, "plural")]),
    Question(language: "es", text: "agua fría", features: [(.definiteness, "definite")]),
    Question(language: "es", text: "zurrupio o café", quantity: "2"),
    Question(
      language: ToyLanguage.name, text: "bez dobr osel ai kava", features: [(.number, "plural")]),
    Question(language: ToyLanguage.name, text: "nal'album", quantity: "3"),
    Question(language: ToyLanguage.name, text: "du malo dom"),
    Question(language: ToyLanguage.name, text: "Lo brat", features: [(.gender, "feminine")]),
  ]

  /// `UPDATE_GRAMMAR=1` rewrites the files, and fails.
  @Test("a trace shows each step", arguments: ["en", "es", ToyLanguage.name])
  func trace(language: String) throws {
    let found = try Self.questions.filter { $0.language == language }.map { try Self.trace($0) }
      .joined(separator: "\n")
    let path = "Fixtures/grammar/why/\(language).txt"
    if ProcessInfo.processInfo.environment["UPDATE_GRAMMAR"] == "1" {
      try Data(found.utf8).write(to: Repository.root.appending(path: path))
      Issue.record("rewritten; run again without UPDATE_GRAMMAR")
    }
    #expect(try found == Repository.text(path))
  }

  private static func trace(_ question: Question) throws -> String {
    let grammar: Inflector
    if question.language == ToyLanguage.name {
      grammar = try ToyLanguage.grammar()
    } else {
      let tag = try #require(LanguageTag(question.language))
      grammar = try #require(Inflector(tag))
    }
    let explanation = grammar.explain(
      question.text, quantity: question.quantity, question.request)
    return withoutLineNumbers(try #require(explanation)).lines
  }

  /// New words move the lines of a lexicon.
  private static func withoutLineNumbers(_ explanation: Explanation) -> Explanation {
    var explanation = explanation
    for section in explanation.sections.indices where explanation.sections[section].title == "words"
    {
      for row in explanation.sections[section].rows.indices {
        let place = explanation.sections[section].rows[row].last ?? ""
        let name = place.split(separator: ":").first.map(String.init) ?? place
        explanation.sections[section].rows[row].removeLast()
        explanation.sections[section].rows[row].append(name)
      }
    }
    return explanation
  }

  @Test("a reading names its line")
  func place() throws {
    let grammar = try ToyLanguage.grammar()
    let words = try #require(
      grammar.explain("kava", Request())?.sections.first { $0.title == "words" })
    let lines = try Repository.text("\(ToyLanguage.folder)/curated.txt").split(separator: "\n")
    let number = try #require(lines.firstIndex { $0.hasPrefix("kava\t") })
    #expect(words.rows == [["kava", "kava", "noun", "f", "sg.nom", "curated.txt:\(number + 1)"]])
  }

  @Test("what can't be asked has no trace")
  func nothing() throws {
    let grammar = try ToyLanguage.grammar()
    #expect(grammar.explain("kava", quantity: "many", Request()) == nil)
    let long = String(repeating: "a", count: Inflector.maximumLength + 1)
    #expect(grammar.explain(long, Request()) == nil)
    #expect(grammar.explain("", Request())?.sections.map(\.title) == ["reasons"])
  }
}
