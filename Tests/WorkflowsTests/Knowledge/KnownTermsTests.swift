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
    }, doNotTranslate: ["Go", "App Store"]}
    """

  private static func knowledge() -> ProjectKnowledge {
    let tree = InMemoryFolder(["l10n.json": glossary])
    let project = ProjectConfiguration(explicit: nil, paths: ["."], in: tree)
    return ProjectKnowledge(of: ["."], project, in: tree)
  }

  @Test(
    "they are those that lint asks for",
    arguments: [
      ("A car", "en", ["car"]), ("Scar tissue", "en", []), ("Your libraries", "en", ["library"]),
      ("A car wash", "en", ["car wash"]), ("Go home", "en", []), ("Go Home", "en", ["Home"]),
      ("Open `car`", "en", []), ("車を探す", "ja", ["車"]),
    ])
  func terms(text: String, language: String, found: [String]) {
    #expect(Self.knowledge().terms(in: text, of: language).map(\.term) == found)
  }

  @Test(
    "names that stay are whole words as they are spelled",
    arguments: [
      ("Good luck", []), ("Go, %@!", ["Go"]), ("Let's go", []),
      ("Go to the App Store", ["Go", "App Store"]),
      ("AGo", []),
    ])
  func names(text: String, found: [String]) {
    #expect(Self.knowledge().keptNames(in: text) == found)
  }
}
