import Testing

@testable import Generation

@Suite struct EnglishNounTests {
  @Test(arguments: [
    Decision("sandwich", "sandwiches", "", "sandwich / noun / -es"),
    Decision("salad", "salads", "", "salad / noun / -s"),
    Decision("city", "cities", "", "city / noun / y-ies"),
    Decision("monarch", "monarchs", "", "monarch / noun / -s"),
    Decision("leaf", "leaves", "", "leaf / noun / f-ves"),
    Decision("roof", "roofs", "", "roof / noun / -s"),
    Decision("woman", "women", "", "woman / noun / man-men"),
    Decision("human", "humans", "", "human / noun / -s"),
    Decision("analysis", "analyses", "", "analysis / noun / is-es"),
    Decision("iris", "irises", "", "iris / noun / -es"),
    Decision("foot", "feet", "", "foot / noun / foot-feet"),
    Decision("aircraft", "aircraft", "PL", "aircraft / noun / ="),
    Decision("unit test", "unit tests", "", "unit test / noun / -s"),
    Decision("CPU", "CPUs", "", "CPU / noun / -s"),
    Decision("Italian", "Italians", "", "Italian / noun / -s"),
    Decision("racism", "", "", "racism / noun mass / -s"),
    Decision("linguistics", "", "", "linguistics / noun mass / ="),
  ])
  func takes(_ decision: Decision) throws {
    #expect(try LanguageFiles("en").verdict(on: decision.row) == decision.verdict)
  }

  @Test(arguments: [
    Decision("year", "years'", "", "a possessive among the forms"),
    Decision("year's", "years'", "", "a possessive among the forms"),
    Decision("labour", "labors", "", "a plural of another stem or spelling"),
    Decision("street", "STS", "", "a plural of another stem or spelling"),
    Decision("forum", "fora", "", irregular("um-a", "", "-s")),
    Decision("octopus", "octopi", "", irregular("us-i", "s", "-es")),
    Decision("dry", "drys", "", irregular("-s", "ry", "y-ies")),
    Decision("sheep", "sheep", "PL", irregular("=", "", "-s")),
    Decision("veto", "vetos", "", irregular("-s", "^veto", "-es")),
    Decision("bacteria", "bacterias", "PL", "another word's plural with a plural of its own"),
    Decision("populist", "", "", "no plural given: a mass noun, or an omission"),
    Decision("clothes", "isPlural", "PL", "a plural without a singular"),
    Decision("TV", "", "", "an acronym without its regular plural"),
    Decision("Brian", "Brians", "", "capital letters: a name, or a brand"),
    Decision("Las Vegas", "Las Vegases", "", "capital letters: a name, or a brand"),
    Decision("18th", "eighteenths", "", "a character that no word has: `1`"),
    Decision("Andrew ", "Andrews", "", "a character that no word has: ` `"),
  ])
  func rejects(_ decision: Decision) throws {
    #expect(try LanguageFiles("en").verdict(on: decision.row) == decision.verdict)
  }

  static func irregular(_ paradigm: String, _ ending: String, _ regular: String) -> String {
    "a plural that words of this ending don't have: "
      + "\(paradigm), but words in `\(ending)` take \(regular)"
  }
}
