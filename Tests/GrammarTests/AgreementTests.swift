import Grammar
import LocaleData
import Testing

@Suite("agreement with something elsewhere")
struct AgreementTests {
  private func grammar(_ language: String) throws -> Grammar {
    let tag = try #require(LanguageTag(language))
    return try #require(Grammar(tag))
  }

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
    "words take the gender of a person",
    arguments: [
      ("es", "Bienvenido", [TermOfAddress.feminine], "Bienvenida"),
      ("es", "ocupado", [.masculine], "ocupado"),
      ("en", "They", [.masculine], "He"), ("en", "them", [.feminine], "her"),
      ("en", "their post", [.feminine], "her post"), ("en", "They", [.neutral], "They"),
    ] as [(String, String, [TermOfAddress], String)])
  func person(language: String, text: String, terms: [TermOfAddress], expected: String) throws {
    #expect(try grammar(language).agree(text, with: terms)?.text == expected)
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
}
