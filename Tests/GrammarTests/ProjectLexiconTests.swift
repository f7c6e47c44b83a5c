import Foundation
import Grammar
import LocaleData
import Testing
import Vocabulary

/// Words that a project brings along.
@Suite struct ProjectLexiconTests {
  typealias Word = ProjectLexicon.Word

  private func grammar(_ language: String, _ words: [String: [Word]]) throws -> Inflector {
    var byTag: [LanguageTag: [Word]] = [:]
    for (locale, words) in words { byTag[try #require(LanguageTag(locale))] = words }
    let tag = try #require(LanguageTag(language))
    return try #require(Inflector(tag, lexicon: ProjectLexicon(byTag)))
  }

  private func plural(_ text: String, _ words: [Word], _ language: String = "es") throws
    -> Inflection
  {
    let grammar = try grammar(language, [language: words])
    return try #require(grammar.inflect(text, quantity: "2", Request()))
  }

  @Test(
    "a word of the project is no guess",
    arguments: [
      (Word("matcha", .noun, gender: .masculine), "matcha pequeño", "matchas pequeños"),
      (Word("matcha", .noun, gender: .feminine), "matcha pequeño", "matchas pequeñas"),
      (Word("flat white", .noun, gender: .masculine), "flat white mediano", "flat whites medianos"),
      (
        Word("flat white", .noun, gender: .feminine, forms: [.plural: "flats white"]),
        "Flat White mediano", "Flats White medianas"
      ),
      (Word("café con leche", .noun), "café con leche pequeño", "cafés con leche pequeños"),
      (Word("agua tónica", .noun), "agua tónica frío", "aguas tónicas frías"),
      (Word("7up", .noun, gender: .feminine), "7UP frío", "7UP frías"),
      (
        Word("AT&T", .noun, gender: .feminine, forms: [.plural: "AT&T"]), "AT&T nuevo",
        "AT&T nuevas"
      ),
      (Word("Pro", .adjective), "cuenta Pro nuevo", "cuentas Pro nuevas"),
      (Word("iPhone", .noun, gender: .masculine), "iPhone nuevo", "iPhones nuevos"),
      (Word("influencer", .noun, gender: .common), "influencer nuevo", "influencers nuevos"),
    ])
  func newWords(word: Word, text: String, expected: String) throws {
    let inflection = try plural(text, [word])
    #expect(inflection.text == expected)
    #expect(inflection.exists)
    #expect(inflection.reasons == [])
  }

  @Test(
    "a word of the project wins over the lexicons",
    arguments: [
      (Word("capital", .noun, gender: .masculine), "capital nuevo", "capitales nuevos"),
      (Word("ensalada", .noun, gender: .masculine), "ensalada pequeño", "ensaladas pequeños"),
      (
        Word("menú", .noun, gender: .masculine, forms: [.plural: "menúes"]), "menú largo",
        "menúes largos"
      ),
      (Word("grande", .adjective), "ensalada grande", "ensaladas grandes"),
      (Word("grande", .noun, gender: .masculine), "grande frío", "grandes fríos"),
    ])
  func overridden(word: Word, text: String, expected: String) throws {
    let inflection = try plural(text, [word])
    #expect(inflection.text == expected)
    #expect(inflection.reasons == [])
  }

  @Test func aWordThatIsListedTwiceIsBoth() throws {
    let words = [Word("grande", .noun, gender: .masculine), Word("grande", .adjective)]
    #expect(try plural("grande frío", words).text == "grandes fríos")
    #expect(try plural("ensalada grande", words).text == "ensaladas grandes")
    #expect(try plural("ensalada grande", [words[0]]).text == "ensaladas grande")
  }

  @Test func personsHaveWordsOfTheirGender() throws {
    let words = [
      Word("rostizador", .noun, gender: .masculine, forms: [.feminine: "rostizadora"]),
      Word("rider", .noun, gender: .common),
    ]
    let grammar = try grammar("es", ["es": words])
    #expect(grammar.agree("rostizador nuevo", with: [.feminine])?.text == "rostizadora nueva")
    #expect(grammar.agree("rider nuevo", with: [.feminine])?.text == "rider nueva")
    #expect(try plural("Rostizadora nuevo", words).text == "Rostizadoras nuevas")
  }

  @Test func englishWordsAreTakenToo() throws {
    let words = [
      Word("flat white", .noun), Word("like", .noun),
      Word("octopus", .noun, forms: [.plural: "octopodes"]),
    ]
    #expect(try plural("large flat white", words, "en").text == "large flat whites")
    #expect(try plural("Flat White", words, "en").text == "Flat Whites")
    #expect(try plural("like", words, "en").text == "likes")
    #expect(try plural("like", words, "en").reasons == [])
    #expect(try plural("blue octopus", words, "en").text == "blue octopodes")
  }

  @Test func whatStandsBetweenWordsIsKept() throws {
    let inflection = try plural("flat  white", [Word("flat white", .noun, gender: .masculine)])
    #expect(inflection.text == "flat  whites")
    #expect(inflection.edits.map(\.range) == [6..<11])
  }

  @Test func theNearestLocaleWins() throws {
    let words = [
      "es": [Word("sartén", .noun, gender: .feminine), Word("combo", .noun, gender: .feminine)],
      "es-MX": [Word("sartén", .noun, gender: .masculine)],
      "en": [Word("combo", .noun, gender: .neuter)],
    ]
    #expect(try grammar("es-MX", words).describe("sartén").features.gender == .masculine)
    #expect(try grammar("es-MX", words).describe("combo").features.gender == .feminine)
    #expect(try grammar("es-AR", words).describe("sartén").features.gender == .feminine)
  }

  static let neutral = [
    Word("bienvenido", .adjective, forms: [.neuter: "bienvenide"]),
    Word("listo", .adjective, forms: [.neuter: "liste", .neuterPlural: "listes"]),
    Word("amigo", .noun, forms: [.feminine: "amiga", .neuter: "amigue"]),
    Word("el", .determiner, forms: [.neuter: "le", .neuterPlural: "les"]),
  ]

  @Test(
    "neutral forms of a project",
    arguments: [
      ("Bienvenido", "Bienvenide"), ("Bienvenida a Notas", "Bienvenide a Notas"),
      ("BIENVENIDO", "BIENVENIDE"), ("amigo", "amigue"), ("amiga", "amigue"),
      ("amigo listo", "amigue liste"), ("el amigo", "le amigue"), ("Hola", "Hola"),
      ("Cuenta nueva", "Cuenta nueva"),
    ])
  func neutralForms(text: String, expected: String) throws {
    let grammar = try grammar("es", ["es": Self.neutral])
    #expect(grammar.agree(text, with: [.neutral])?.text == expected)
  }

  @Test func neutralFormsHaveAPlural() throws {
    let grammar = try grammar("es", ["es": Self.neutral])
    var request = Request()
    request.features.number = .plural
    #expect(grammar.inflect("bienvenide", request).text == "bienvenides")
    #expect(grammar.inflect("amigue liste", request).text == "amigues listes")
    request.features.gender = .neuter
    #expect(grammar.inflect("bienvenido", request).text == "bienvenides")
    request.features.gender = .feminine
    #expect(grammar.inflect("bienvenide", request).text == "bienvenidas")
  }

  @Test(
    "a text that is neutral only in part asks for the alternative",
    arguments: ["Conectado", "amigo conectado", "usuario", "amigo zurrupiado"])
  func partlyNeutral(text: String) throws {
    let grammar = try grammar("es", ["es": Self.neutral])
    #expect(grammar.agree(text, with: [.neutral]) == nil)
    #expect(grammar.agree(text, with: [.neutral, .feminine])?.text != nil)
  }

  @Test func otherGendersKeepTheirForms() throws {
    let grammar = try grammar("es", ["es": Self.neutral])
    #expect(grammar.agree("Bienvenido", with: [.feminine])?.text == "Bienvenida")
    #expect(grammar.agree("amigo listo", with: [.feminine])?.text == "amiga lista")
    #expect(grammar.agree("amigue liste", with: [.masculine])?.text == "amigo listo")
    #expect(try plural("lista nueva", Self.neutral).text == "listas nuevas")
  }

  @Test func aProjectWithoutNeutralFormsHasNone() throws {
    let grammar = try grammar("es", ["es": [Word("matcha", .noun)]])
    #expect(grammar.agree("Bienvenido", with: [.neutral]) == nil)
  }

  @Test(
    "odd words do no harm",
    arguments: [
      "", " ", ".", "\u{301}", "a\tb", "🍕", "\u{0}", "el", "de", "’", "a’b'c", "1", "-", "y y y",
      String(repeating: "a ", count: 99), String(repeating: "x", count: 5000),
    ])
  func oddWords(text: String) throws {
    for part in ProjectLexicon.partsOfSpeech {
      let forms = [ProjectLexicon.Form.feminine: text, .neuter: text + " b", .plural: " "]
      for language in ["es", "en"] {
        let grammar = try grammar(language, [language: [Word(text, part, forms: forms)]])
        for phrase in [text, "el \(text) nuevo", text + text, "gato"] {
          for gender in GrammaticalGender.all {
            var request = Request()
            request.features.gender = gender
            request.features.definiteness = .definite
            let inflected = try #require(grammar.inflect(phrase, quantity: "2", request))
            #expect(!inflected.text.contains("\u{FFFD}"))
            #expect(inflected.text.isEmpty == phrase.isEmpty, "\(phrase)")
          }
        }
      }
    }
  }
}
