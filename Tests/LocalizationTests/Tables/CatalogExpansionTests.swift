import Localization
import Testing

@Suite("Variations and substitutions of String Catalogs")
struct CatalogExpansionTests {
  /// A substitution with the forms one and other.
  private static func substitution(
    _ name: String, _ fields: String, one: String, other: String
  ) -> String {
    """
    "\(name)": {\(fields)"variations": {"plural": {"one": {"stringUnit": {"value": "\(one)"}},
    "other": {"stringUnit": {"value": "\(other)"}}}}}
    """
  }

  private static func store(
    _ value: String, _ substitutions: String..., key: String = "k"
  ) -> TableStore {
    .memory([
      catalogSource(
        """
        "\(key)": {"localizations": {"en": {"stringUnit": {"value": "\(value)"},
        "substitutions": {\(substitutions.joined(separator: ","))}}}}
        """)
    ])
  }

  private static let numbered: (TableStore) = store(
    "%#@photos@ of %#@people@ by %@",
    substitution(
      "photos", "\"argNum\": 2, \"formatSpecifier\": \"lld\",", one: "%arg photo",
      other: "%arg photos"),
    substitution(
      "people", "\"argNum\": 1, \"formatSpecifier\": \"d\",", one: "a person, %@",
      other: "%arg people"))

  @Test("substitutions show their own argument; others keep theirs")
  func substitutions() throws {
    let found = try #require(try Self.numbered.found("k", "5", "1", "x"))
    #expect(found.format == "%2$lld photo of %1$d people by %3$@")
    #expect(found.problems.isEmpty)
    #expect(
      try Self.numbered.found("k", "5", "2", "x")?.format
        == "%2$lld photos of %1$d people by %3$@")
  }

  @Test("without argNum, substitutions take the arguments in order")
  func unnumbered() throws {
    let store = Self.store(
      "%@: %#@a@, %#@b@",
      Self.substitution("a", "\"formatSpecifier\": \"%lld\",", one: "%lld one", other: "%lld"),
      Self.substitution("b", "", one: "%2$@ %arg", other: "%arg"))
    let found = try #require(try store.found("k", "x", "1", "1"))
    #expect(found.format == "%1$@: %2$lld one, %2$@ %3$lld")
    #expect(found.problems == [.percentSignInValueType("%lld")])
  }

  @Test("what stands behind %arg without a number is about the arguments behind it")
  func behindArgument() throws {
    let store = Self.store(
      "%#@a@", Self.substitution("a", "\"argNum\": 1,", one: "%arg of %@", other: "%arg of %@"))
    #expect(try store.found("k", "1", "x")?.format == "%1$lld of %2$@")
  }

  @Test(
    "a specifier that isn't one is replaced",
    arguments: ["lld %n", "", "*d", "#@x@", "%%", "lld)("])
  func specifiers(_ specifier: String) throws {
    let store = Self.store(
      "%#@a@",
      Self.substitution(
        "a", "\"formatSpecifier\": \"\(specifier)\",", one: "%arg", other: "%arg"))
    let found = try #require(try store.found("k", "1"))
    #expect(found.format == "%1$lld")
    #expect(found.problems.contains(.invalidValueType(specifier)))
  }

  @Test("specifiers with flags and positions keep what belongs to them")
  func flags() throws {
    for (specifier, result) in [(".2f", "%1$.2f"), ("3$@", "%1$@"), ("(n)lld", "%1$(n)lld")] {
      let store = Self.store(
        "%#@a@",
        Self.substitution(
          "a", "\"formatSpecifier\": \"\(specifier)\",", one: "%arg", other: "%arg"))
      #expect(try store.found("k", "1")?.format == result)
    }
  }

  @Test(
    "a plain plural varies by the first integer argument",
    arguments: [
      ("%lld files", "%lld", ["1"], "one %lld"),
      ("%@ has %lld", "%@ %lld", ["x", "1"], "one %@ %lld"),
      ("%2$@ has %1$lld", "%lld", ["1", "x"], "one %lld"),
      ("%f %u", "%f %u", ["2", "1"], "one %f %u"),
      ("name", "%@ %lld", ["2", "1"], "one %@ %lld"),
      ("name", "files", ["x", "1"], "one files"),
      ("100%% done %lld", "%lld", ["1"], "one %lld"),
      ("%lld", "%arg", ["1"], "one %1$lld"),
    ])
  func plain(_ key: String, _ text: String, _ arguments: [String], _ result: String) throws {
    let store = TableStore.memory([
      catalogSource(
        """
        "\(key)": {"localizations": {"en": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "one \(text)"}},
          "other": {"stringUnit": {"value": "other \(text)"}}}}}}}
        """)
    ])
    let found = store.lookUp(
      key, locale: try tag("en"), arguments: pluralArguments(arguments))
    #expect(found?.format == result)
    #expect(found?.problems == [])
  }

  @Test("devices, with plurals inside, and plurals with devices inside")
  func devices() throws {
    let plural = { (text: String) in
      """
      {"variations": {"plural": {"one": {"stringUnit": {"value": "\(text) %lld"}},
      "other": {"stringUnit": {"value": "\(text)s %lld"}}}}}
      """
    }
    let store = TableStore.memory([
      catalogSource(
        """
        "d %lld": {"localizations": {"en": {"variations": {"device": {
          "iphone": \(plural("tap")), "other": \(plural("click"))}}}}},
        "p %lld": {"localizations": {"en": {"variations": {"plural": {"other": {
          "variations": {"device": {"mac": {"stringUnit": {"value": "m %lld"}}}}}}}}}},
        "w": {"localizations": {"en": {"variations": {"width": {
          "4": {"stringUnit": {"value": "four"}}, "30": {"stringUnit": {"value": "long"}}}}}}}
        """)
    ])
    #expect(try store.found("d %lld", "1", device: "iphone")?.format == "tap %lld")
    #expect(try store.found("d %lld", "2", device: "mac")?.format == "clicks %lld")
    let inside = try store.found("p %lld", "1", device: "ipad")
    #expect(inside?.format == "m %lld")
    #expect(inside?.problems == [.missingDevice])
    #expect(try store.found("w", width: 10)?.format == "four")
    #expect(try store.found("w")?.format == "long")
  }

  @Test("long specifiers and many uses of them are cut off")
  func size() throws {
    let specifier = "(" + String(repeating: "n", count: 100_000) + ")lld"
    let store = Self.store(
      "%#@a@",
      Self.substitution(
        "a", "\"formatSpecifier\": \"\(specifier)\",", one: "",
        other: String(repeating: "%arg", count: 10_000)))
    let found = try #require(try store.found("k", "2"))
    #expect(found.problems == [.tooLarge])
    #expect(found.format.utf8.count < 4 << 20)
  }
}
