import Foundation
import Grammar
import LocaleData
import Testing
import Vocabulary

@Suite("agreement with something elsewhere")
struct AgreementTests {
  @Test(
    "words take number and gender of a phrase",
    arguments: [
      ("listo", "ensalada pequeña", "lista"), ("listo", "archivos", "listos"),
      ("está listo", "las fotos", "están listas"), ("el pequeño", "ensalada", "la pequeña"),
    ])
  func phrase(text: String, head: String, expected: String) throws {
    #expect(try grammar("es").agree(text, with: head).text == expected)
  }

  @Test(
    "English words take number and person of a phrase, and neither its case nor its article",
    arguments: [
      ("was deleted", "the photos", "were deleted"), ("photo", "the cat’s", "photo"),
      ("photo", "the files", "photos"), ("they", "we", "we"), ("them", "I", "me"),
    ])
  func englishPhrase(text: String, head: String, expected: String) throws {
    #expect(try grammar("en").agree(text, with: head).text == expected)
  }

  @Test(
    "a quantity has the number of its plural category",
    arguments: [
      ("en", "1", .singular), ("en", "0", .plural), ("en", "1.0", .plural),
      ("es", "1.0", .singular),
      ("es", "2", .plural), ("es", "1000000", .pluralMany), ("es", "cup", nil),
    ] as [(String, String, GrammaticalNumber?)])
  func quantity(language: String, quantity: String, number: GrammaticalNumber?) throws {
    #expect(try grammar(language).number(of: quantity) == number)
  }

  @Test(
    "an article that is put in melts with the word before it, and stands before a number",
    arguments: [
      ("es", "de gato", "del gato"), ("es", "de gata", "de la gata"),
      ("es", "2 gatos", "los 2 gatos"), ("en", "3 files", "the 3 files"),
    ])
  func article(language: String, text: String, expected: String) throws {
    var request = Request()
    request.features.definiteness = .definite
    #expect(try grammar(language).inflect(text, request).text == expected)
  }

  @Test("a number for which a language has no form of its own takes the plural")
  func millions() throws {
    #expect(
      try grammar("es").inflect("archivo nuevo", quantity: "1000000", Request())?.text
        == "archivos nuevos")
  }

  @Test(
    "words take the gender of a person",
    arguments: [
      ("es", "Bienvenido", [TermOfAddress.feminine], "Bienvenida"),
      ("fr", "connecté", [.feminine], "connectée"), ("it", "Benvenuto", [.feminine], "Benvenuta"),
      ("pt", "pronto", [.feminine], "pronta"), ("de", "bereit", [.feminine], "bereit"),
      ("pl", "gotowy", [.feminine], "gotowa"),
      ("pl", "Zapisałeś plik", [.feminine], "Zapisałaś plik"),
      ("fr", "Il", [.feminine], "Elle"), ("de", "Er", [.feminine], "Sie"),
      ("es", "ocupado", [.masculine], "ocupado"),
      ("en", "They", [.masculine], "He"), ("en", "them", [.feminine], "her"),
      ("en", "their post", [.feminine], "her post"), ("en", "They", [.neutral], "They"),
    ] as [(String, String, [TermOfAddress], String)])
  func person(language: String, text: String, terms: [TermOfAddress], expected: String) throws {
    #expect(try grammar(language).agree(text, with: terms)?.text == expected)
  }

  @Test(
    "words without a noun and verbs of the second person are about the reader",
    arguments: [
      ("es", "Bienvenido", true), ("fr", "connecté", true), ("pl", "gotowy", true),
      ("pl", "Zapisałeś plik", true), ("pl", "zapisał plik", false), ("fr", "fichier", false),
    ])
  func reader(language: String, text: String, isAddressed: Bool) throws {
    #expect(try grammar(language).addressesReader(text) == isAddressed)
  }

  @Test("terms that settle nothing ask for the alternative")
  func alternative() throws {
    #expect(try grammar("es").agree("Bienvenido", with: [.neutral]) == nil)
    #expect(try grammar("es").agree("Bienvenido", with: []) == nil)
    let both = try grammar("es").agree("Bienvenido", with: [.neutral, .feminine])
    #expect(both?.text == "Bienvenida")
  }

  @Test(
    "a person's own pronouns",
    arguments: [
      ("They", "Xey"), ("them", "xem"), ("their", "xeir"), ("theirs", "xeirs"),
      ("themself", "xemself"), ("their post", "xeir post"),
    ])
  func ownPronouns(text: String, expected: String) throws {
    var dependent = Features()
    dependent.determination = .dependent
    var independent = Features()
    independent.determination = .independent
    var reflexive = Features()
    reflexive.pronounType = .reflexive
    let term = TermOfAddress.localized(
      language: "en",
      pronouns: [
        .init(text: "xey"), .init(text: "xem"), .init(text: "xeir", features: dependent),
        .init(text: "xeirs", features: independent), .init(text: "xemself", features: reflexive),
      ])
    #expect(try grammar("en").agree(text, with: [term])?.text == expected)
    #expect(try grammar("es").agree("Bienvenido", with: [term]) == nil)
  }

  @Test(
    "a relative clause whose subject may be the noun or another one is told as a guess if the number changes",
    arguments: [
      ("Datei, die bereit ist", "Dateien, die bereit sind", true),
      ("Foto, das du magst", "Fotos, die du magst", true),
      ("Datei, die Speicher belegt", "Dateien, die Speicher belegt", false),
      ("Dateien, die Speicher belegt", "Dateien, die Speicher belegt", true),
    ])
  func relativeClause(text: String, expected: String, isSure: Bool) throws {
    var request = Request()
    request.features.number = .plural
    let plural = try grammar("de").inflect(text, request)
    #expect(plural.text == expected)
    #expect(plural.exists == isSure)
    #expect(plural.reasons.isEmpty == isSure)
  }
}
