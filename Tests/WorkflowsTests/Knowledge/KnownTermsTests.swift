import Linting
import Testing
import Workflows

/// Which terms of the glossary somebody is shown who translates a text.
@Suite struct KnownTermsTests {
  private static let glossary = """
    {glossary: {
      car: {translations: {es: "coche"}},
      "car wash": {translations: {es: "lavado"}},
      library: {translations: {es: "fototeca"}},
      Home: {translations: {es: "Casa"}, caseSensitive: true},
      "車": {translations: {es: "coche"}},
    }}
    """

  @Test(
    "they are those that lint asks for",
    arguments: [
      ("A car", "en", ["car"]), ("Scar tissue", "en", []), ("Your libraries", "en", ["library"]),
      ("A car wash", "en", ["car wash"]), ("Go home", "en", []), ("Go Home", "en", ["Home"]),
      ("Open `car`", "en", []), ("車を探す", "ja", ["車"]),
    ])
  func terms(text: String, language: String, found: [String]) {
    let tree = InMemoryFolder(["l10n.json": Self.glossary])
    let project = ProjectConfiguration(explicit: nil, paths: ["."], in: tree)
    let knowledge = ProjectKnowledge(of: ["."], project, in: tree)
    #expect(knowledge.terms(in: text, of: language).map(\.term) == found)
  }
}
