import Foundation
import Grammar
import Testing
import Vocabulary
import Workflows

/// `l10n inflect` without its command line.
@Suite struct InflectWorkflowTests {
  private func run(
    _ text: String, _ locale: String, quantity: String? = nil, number: GrammaticalNumber? = nil
  ) throws -> InflectWorkflow.Outcome {
    var request = Request()
    request.features.number = number
    return try InflectWorkflow().run(
      .init(locale: locale, text: text, request: request, quantity: quantity))
  }

  /// Numbers are written as the locale writes them, with all the digits that were given.
  @Test(arguments: [
    ("file", "en", "1", "1 file"), ("file", "en", "1234", "1,234 files"),
    ("Datei", "de", "1234", "1.234 Dateien"), ("file", "en", "1.50", "1.50 files"),
    ("Datei", "de", "1.0", "1,0 Dateien"),
  ])
  func quantities(text: String, locale: String, quantity: String, expected: String) throws {
    #expect(try run(text, locale, quantity: quantity).text == expected)
  }

  @Test(arguments: [
    ("file", "no locale", "1"), ("file", "en", "many"), ("file", "en", "1.2.3"), ("file", "en", ""),
  ])
  func failures(text: String, locale: String, quantity: String) {
    #expect(throws: InflectWorkflow.Failure.self) {
      try run(text, locale, quantity: quantity)
    }
  }

  @Test func aLanguageWithoutGrammarLeavesTheText() throws {
    let outcome = try run("fil", "sv", number: .plural)
    #expect(outcome.text == "fil" && !outcome.exists && outcome.reasons.count == 1)
  }

  /// Articles are those of the number that was asked for, where the other one is spelled alike.
  @Test(
    arguments: [
      ("Fenster", "de", "die", nil), ("Lesezeichen", "de", "die", nil),
      ("foto", "it", "le", "delle"), ("portafoglio", "it", "i", "dei"),
      ("virus", "es", "los", "unos"), ("prix", "fr", "les", "des"), ("lápis", "pt", "os", "uns"),
      ("Datei", "de", "die", nil),
    ] as [(String, String, String, String?)])
  func articlesOfSeveral(
    text: String, locale: String, definite: String, indefinite: String?
  ) throws {
    for outcome in [
      try run(text, locale, quantity: "2"), try run(text, locale, number: .plural),
    ] {
      #expect(outcome.features.number == .plural)
      #expect(outcome.articles.definite == definite)
      #expect(outcome.articles.indefinite == indefinite)
    }
  }

  @Test(arguments: [
    ("Benutzername", GrammaticalCase.accusative, "den", "einen"),
    ("Kollege", GrammaticalCase.dative, "dem", "einem"),
    ("Fenster", GrammaticalCase.dative, "dem", "einem"),
  ])
  func articlesOfACase(
    text: String, asked: GrammaticalCase, definite: String, indefinite: String
  ) throws {
    for definiteness in [nil, Definiteness.definite] {
      var request = Request()
      request.features.grammaticalCase = asked
      request.features.definiteness = definiteness
      let outcome = try InflectWorkflow().run(
        InflectWorkflow.Input(locale: "de", text: text, request: request))
      #expect(outcome.articles.definite == definite)
      #expect(outcome.articles.indefinite == indefinite)
    }
  }

  @Test func whereNothingIsAskedTheQuestionIsWhatTheTextIs() throws {
    let known = try run("ensaladas", "es")
    #expect(known.text == "ensaladas" && known.exists)
    #expect(known.features.number == .plural && known.features.gender == .feminine)
    let plural = try run("ensalada", "es", number: .plural)
    #expect(plural.text == "ensaladas" && plural.features.number == .plural)
  }

  /// `cli.md` promises these features beside Foundation's.
  @Test(arguments: [
    ("nowy", "animacy", "human", "nowi", true), ("nowy", "animacy", "inanimate", "nowe", true),
    ("nowy", "degree", "positive", "nowi", true), ("nowy", "degree", "superlative", "nowi", false),
  ])
  func featuresThatFoundationHasNot(
    text: String, feature: String, value: String, expected: String, exists: Bool
  ) throws {
    var request = Request()
    request.features.number = .plural
    #expect(FeatureNames.set(feature, to: value, in: &request.features) == nil)
    let outcome = try InflectWorkflow().run(
      InflectWorkflow.Input(locale: "pl", text: text, request: request))
    #expect(outcome.text == expected && outcome.exists == exists)
  }

  @Test func theDualGoesByBothNames() {
    for name in ["dual", "pluralTwo"] {
      var features = Features()
      #expect(FeatureNames.set("number", to: name, in: &features) == nil)
      #expect(features.number == .pluralTwo)
    }
    var features = Features()
    #expect(FeatureNames.set("gender", to: "dual", in: &features) != nil)
  }
}
