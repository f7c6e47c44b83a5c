import Testing

@testable import Generation

@Suite struct SpanishNounTests {
  @Test(arguments: [
    Decision("ensalada", "ensaladas", "F", "ensalada / noun f / a-as"),
    Decision("jugo", "jugos", "M", "jugo / noun m / o-os"),
    Decision("luz", "luces", "F", "luz / noun f / z-ces"),
    Decision("avión", "aviones", "M", "avión / noun m / ón-ones"),
    Decision("examen", "exámenes", "M", "examen / noun m / amen-ámenes"),
    Decision("orden", "órdenes", "F", "orden / noun f / orden-órdenes"),
    Decision("crisis", "crisis", "F/PL", "crisis / noun f / ="),
    Decision("autobús", "autobuses", "M", "autobús / noun m / ús-uses"),
    Decision("rubí", "rubíes", "M", "rubí / noun m / -es"),
    Decision("menú", "menús", "M", "menú / noun m / -s"),
    Decision("pianista", "pianistas", "F/M", "pianista / noun c / a-as"),
    Decision("agente", "agentes", "F/M", "agente / noun c / e-es"),
    Decision("problema", "problemas", "M", "problema / noun m / a-as"),
    Decision("día", "días", "M", "día / noun m / a-as"),
    Decision("ADN", "ADN", "M/PL", "ADN / noun m / ="),
    Decision("n\u{303}andu\u{301}", "n\u{303}andu\u{301}s", "M", "ñandú / noun m / -s"),
  ])
  func takes(_ decision: Decision) throws {
    #expect(try LanguageFiles("es").verdict(on: decision.row) == decision.verdict)
  }

  @Test(arguments: [
    Decision("sangre", "", "F", "sangre / noun f / e-es"),
    Decision("gimnasia", "", "F", "gimnasia / noun f / a-as"),
    Decision("siciliano", "", "", "siciliano / noun m / o-os"),
    Decision("nutria", "nutrias", "", "nutria / noun f / a-as"),
    Decision("telequinesis", "isPlural", "F/PL", "telequinesis / noun f / ="),
    Decision("sur", "", "M", "no plural given, and none is sure"),
    Decision("noche", "noches", "", "no gender given, and the ending doesn't tell it"),
  ])
  func completes(_ decision: Decision) throws {
    #expect(try LanguageFiles("es").verdict(on: decision.row) == decision.verdict)
  }

  @Test(arguments: [
    Decision("perro", "perras", "F/M", "the plural of the other gender"),
    Decision("investigador", "investigadoras", "F/M", "the plural of the other gender"),
    Decision("bailarín", "bailarinas", "F/M/PL", "the plural of the other gender"),
    Decision("banco", "bancazos", "M", "a plural of another stem or spelling"),
    Decision(
      "joven", "jovenes", "M",
      "a plural that words of this ending don't have: "
        + "-es, but words in `oven` take oven-óvenes"),
    Decision(
      "premisa", "premisa", "F",
      "a plural that words of this ending don't have: "
        + "=, but words in `a` take a-as"),
    Decision(
      "reloj", "relojs", "M",
      "a plural that words of this ending don't have: "
        + "-s, but words in `j` take -es"),
    Decision("zanahoria", "zanahorias", "F/M", bothGenders),
    Decision("editorial", "editoriales", "F/M", bothGenders),
    Decision("sistema", "sistemas", "F", gender("f", "ma", "m")),
    Decision("mano", "manos", "M", gender("m", "^mano", "f")),
    Decision("diversión", "diversiones", "M", gender("m", "sión", "f")),
    Decision("panecillo", "panecillos", "F", gender("f", "o", "m")),
    Decision("idioma", "idiomas", "F", gender("f", "ma", "m")),
    Decision("España", "Españas", "F", "capital letters: a name, or a brand"),
    Decision("a", "aes", "F", "a single letter"),
    Decision("covid-19", "", "F", "a character that no word has: `1`"),
    Decision("abogado", "abogadas", "PL", "another word's plural with a plural of its own"),
    Decision("afueras", "isPlural", "PL", "a plural without a singular"),
  ])
  func rejects(_ decision: Decision) throws {
    #expect(try LanguageFiles("es").verdict(on: decision.row) == decision.verdict)
  }

  @Test func theOtherGendersRowDecides() throws {
    let files = try LanguageFiles("es")
    let abogada = NounRow(word: "abogada", plural: "abogadas", form: "F/M")
    let abogado = NounRow(word: "abogado", plural: "abogadas", form: "F/M/PL")
    #expect(files.verdict(on: abogada, others: [abogado]) == "abogada / noun f / a-as")
    #expect(files.verdict(on: abogada) == Self.bothGenders)
  }

  @Test func aPluralWithASingularNeedsNoLine() throws {
    let files = try LanguageFiles("es")
    let plural = NounRow(word: "luces", plural: "isPlural", form: "PL")
    let singular = NounRow(word: "luz", plural: "luces", form: "F")
    #expect(files.verdict(on: plural, others: [singular]) == "plural")
  }

  static let bothGenders = "both genders given, and the ending doesn't tell a person"

  static func gender(_ given: String, _ ending: String, _ expected: String) -> String {
    "a gender that contradicts the ending: \(given), but words in `\(ending)` are \(expected)"
  }
}
