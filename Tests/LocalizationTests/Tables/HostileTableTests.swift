import Localization
import TestSupport
import Testing

@Suite("Tables that somebody broke")
struct HostileTableTests {
  private static let dictionary =
    message(
      "k", "%#@a@ %2$#@b@ %@", variable("a", "d", "zero=none", "one=%d a %#@b@", "other=%d as"),
      variable("b", "%lld", "one=%lld b", "other=%lld %1#@a@"))

  private static let catalog = #"""
    "k": {"localizations": {"en": {"stringUnit": {"state": "new", "value": "%#@n@ %@ %*d %%"},
    "substitutions": {"n": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
    "one": {"stringUnit": {"value": "%arg %@"}}, "other": {"stringUnit": {"value": "%arg %#@n@"}}}}}}},
    "es": {"variations": {"device": {"mac": {"variations": {"plural": {"other":
    {"stringUnit": {"value": "%lld"}}}}}}}}}}
    """#

  /// One Character may have any number of scalars.
  @Test("what a table says is short, whatever a name in it is made of")
  func messages() {
    let name = "a" + String(repeating: "\u{301}", count: 100_000)
    let problems: [TableProblem] = [
      .unknownVariable(name), .recursiveVariable(name), .invalidValueType(name),
      .percentSignInValueType(name), .missingDollarSign(name),
    ]
    #expect(problems.allSatisfy { $0.message.utf8.count < 300 && $0.message.contains("…") })
  }

  @Test("nothing in a table can crash or stall a lookup", arguments: 0..<400)
  func mutations(_ seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let isCatalog = seed.isMultiple(of: 2)
    var text = Array((isCatalog ? Self.catalog : Self.dictionary).utf8)
    let signs = Array("%#@$1*d{}\"=;:\\arg".utf8)
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let index = Int.random(in: 0..<text.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: text.remove(at: index)
      case 1: text[index] = signs[Int.random(in: 0..<signs.count, using: &random)]
      case 2: text.insert(signs[Int.random(in: 0..<signs.count, using: &random)], at: index)
      default: text.insert(contentsOf: text[index..<min(text.count, index + 9)], at: index)
      }
    }
    let broken = String(decoding: text, as: UTF8.self)
    let store = TableStore.memory([isCatalog ? catalogSource(broken) : dictionarySource(broken)])
    for locale in ["en", "es", "ar"] {
      for number in ["0", "1", "2"] {
        let found = try store.found("k", number, "1", "x", locale: locale, device: "mac", width: 3)
        #expect(found.map { $0.format.utf8.count < 10_000 } ?? true)
        #expect(
          found == (try store.found("k", number, "1", "x", locale: locale, device: "mac", width: 3))
        )
      }
    }
  }

  @Test("many variables, used many times, are cut off", .ends)
  func manyVariables() throws {
    let variables = (0..<8_000).map {
      "v\($0) = { NSStringFormatValueTypeKey = d; other = \"\"; };"
    }
    let uses = String(repeating: "%1$#@v0@", count: 30_000)
    let text = "k = { NSStringLocalizedFormatKey = \"\(uses)\"; \(variables.joined()) };"
    let found = try TableStore.memory([dictionarySource(text)]).found("k", "1")
    #expect(found?.format == "")
    let nested = """
      "k": {"localizations": {"en": {"stringUnit": {"value": "\(uses)"}, "substitutions": {"v0":
      {"variations": {"device": {\((0..<8_000).map { "\"\($0)\": {\"stringUnit\": {\"value\": \"\"}}" }
        .joined(separator: ","))}}}}}}}
      """
    #expect(
      try TableStore.memory([catalogSource(nested)]).found("k", "1")?.problems.contains(.tooLarge)
        == true)
  }

  @Test("arguments may be anything")
  func arguments() throws {
    let store = TableStore.memory([dictionarySource(Self.dictionary)])
    let digits = String(repeating: "9", count: 10_000)
    for number in ["", "-", "nan", "1e999", digits, "0.\(digits)", "٣", "1,5"] {
      let found = store.lookUp(
        "k", locale: try tag("en"), arguments: [.number(number), .number(number), .other])
      #expect(found?.format.hasPrefix("%1$d as") == true, "\(number.prefix(10))")
    }
  }
}
