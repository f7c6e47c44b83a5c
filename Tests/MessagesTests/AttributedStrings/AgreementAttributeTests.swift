import Foundation
import Messages
import Testing
import Vocabulary

@Suite("agreement attributes")
struct AgreementAttributeTests {
  private func read(_ payload: String) throws -> AttributedString {
    try AttributedString(
      markdown: "^[a](\(payload))", options: .init(allowsExtendedAttributes: true))
  }

  @Test func inflect() throws {
    #expect(try read("inflect: true").inflect == .automatic)
    #expect(try read("inflect: {}").inflect == .explicit(Morphology()))
    var plural = Morphology()
    plural.number = .plural
    #expect(try read("inflect: {number: 'other'}").inflect == .explicit(plural))
  }

  @Test func morphology() throws {
    let text = try read(
      "morphology: {grammaticalGender: 'neuter', 'number': \"few\", partOfSpeech: 'verb'}")
    var morphology = Morphology()
    morphology.grammaticalGender = .neuter
    morphology.number = .pluralFew
    morphology.partOfSpeech = .verb
    #expect(text.morphology == morphology)
    #expect(text.morphologyDetails == nil && text.inflect == nil)
  }

  @Test("what came in 2023 stands beside")
  func details() throws {
    let text = try read(
      "morphology: {grammaticalCase: 'dative', determination: 'dependent', "
        + "grammaticalPerson: 'third', pronounType: 'possessive', definiteness: 'definite'}")
    var details = MorphologyDetails()
    details.grammaticalCase = .dative
    details.determination = .dependent
    details.grammaticalPerson = .third
    details.pronounType = .possessive
    details.definiteness = .definite
    #expect(text.morphologyDetails == details)
    #expect(text.morphology == Morphology())
    #expect(try read("inflect: {definiteness: 'definite'}").inflectionDetails != nil)
  }

  @Test(
    "every word that Foundation's decoder takes means the same to us",
    arguments: [
      "grammaticalGender": ["feminine", "masculine", "neuter"],
      "number": ["one", "zero", "two", "few", "many", "other"],
      "partOfSpeech": [
        "determiner", "pronoun", "letter", "adverb", "particle", "adjective", "adposition", "verb",
        "noun", "conjunction", "numeral", "interjection", "preposition", "abbreviation",
      ],
    ])
  func words(name: String, words: [String]) throws {
    for word in words {
      let foundation = try JSONDecoder().decode(
        Morphology.self, from: Data("{\"\(name)\": \"\(word)\"}".utf8))
      #expect(try read("morphology: {\(name): '\(word)'}").morphology == foundation)
      #expect(foundation != Morphology())
    }
  }

  @Test func numbers() throws {
    #expect(try read("agreeWithArgument: 2").agreeWithArgument == 2)
    #expect(try read("agreeWithConcept: 1").agreeWithConcept == 1)
    #expect(try read("referentConcept: 3").referentConcept == 3)
    #expect(try read("formatNumber: true").localizedNumberFormat == .automatic)
    #expect(try read("languageIdentifier: 'es'").languageIdentifier == "es")
  }

  @Test func alternative() throws {
    let alternative = try read("inflectionAlternative: '**b** ^[c](inflect: true)'")
      .inflectionAlternative
    #expect(alternative.map { String($0.characters) } == "b c")
    #expect(
      alternative?.runs.map(\.inlinePresentationIntent) == [.stronglyEmphasized, nil, nil])
  }

  @Test("misspelt names say nothing, as in Foundation")
  func misspelt() throws {
    #expect(try read("morphology: {PartOfSpeech: 'noun'}").morphology == Morphology())
    #expect(try read("Inflect: true").inflect == nil)
  }

  @Test(
    "wrong values",
    arguments: [
      (
        "inflect: 'true'",
        "`inflect` takes `true` or an object such as `{ number: 'other' }`, found `\"true\"`"
      ),
      (
        "inflect: 1", "`inflect` takes `true` or an object such as `{ number: 'other' }`, found `1`"
      ),
      (
        "morphology: {number: 'plural'}",
        "`number` takes one of `'one'`, `'zero'`, `'other'`, `'two'`, `'few'`, `'many'`, found `\"plural\"`"
      ),
      ("agreeWithArgument: 1.5", "`agreeWithArgument` takes a whole number, found `1.5`"),
      ("formatNumber: false", "`formatNumber` takes `true`, found `false`"),
      (
        "inflectionAlternative: 1",
        "`inflectionAlternative` takes a text in quotation marks, found `1`"
      ),
    ])
  func wrongValues(payload: String, message: String) throws {
    let error = #expect(throws: MarkdownParsingError.self) { try read(payload) }
    #expect(error?.message == message)
  }
}
