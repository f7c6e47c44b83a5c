import Diagnostics
import Linting
import TestSupport
import Testing
import Workflows

/// Files that nobody writes in good faith end in findings, in time about linear in their size.
@Suite(.ends) struct HostileLintTests {
  private static let size = 20_000

  private func outcome(_ name: String, _ bytes: [UInt8]) -> LintOutcome {
    let tree = InMemoryFolder([
      "en.lproj/Localizable.strings": "\"k\" = \"Hello there\";",
      "en.lproj/Localizable.stringsdict": "<plist><dict/></plist>",
    ])
    tree.set(bytes, at: name)
    return LintWorkflow(LintOptions(paths: ["."])).run(on: tree)
  }

  @Test(arguments: [
    "[", "^[", "*", "_", "`", "(", ")", "{", "]", "%", "%1$@", "%#@a@", "%lld ", "&", "&lt;", "<",
    "<a", "<a ", "¿", "“", "a\u{301}", "\u{301}", "\u{202E}", "\u{200D}", "👩‍👧", " ", ".", "@",
    "a@b.co ", "http://a.b ", "[a](b)", "^[a](x: 1)", "1 ", "la la ", "аa ", "Ã©", "TODO ",
  ])
  func aTextOfOneMarkIsRead(_ mark: String) {
    let text = String(repeating: mark, count: Self.size / mark.utf8.count)
    let found = outcome("es.lproj/Localizable.strings", Array("\"k\" = \"\(text)\";".utf8))
    #expect(found.unitCount == 2)
    let counts = Dictionary(grouping: found.findings) { $0.diagnostic.id }.mapValues(\.count)
    #expect(counts.values.allSatisfy { $0 <= 20 }, "\(counts)")
  }

  @Test(
    arguments: [
      ("a.xcstrings", Array(String(repeating: "{\"strings\":", count: size).utf8)),
      ("a.xcstrings", Array(String(repeating: "[", count: size).utf8)),
      ("a.xcstrings", [0xFF, 0xFE, 0x7B]), ("a.xcstrings", []), ("a.xcstrings", [0, 0, 0, 0]),
      ("es.lproj/Localizable.strings", [0xFF, 0xFE, 0x22]), ("es.lproj/Localizable.strings", []),
      ("es.lproj/Localizable.strings", Array("\"k\" = \"".utf8) + [0xC3, 0x28, 0, 0x22, 0x3B]),
      ("es.lproj/Localizable.stringsdict", Array(String(repeating: "<dict>", count: size).utf8)),
      (
        "es.lproj/Localizable.stringsdict",
        Array("<!DOCTYPE p [<!ENTITY a 'aa'><!ENTITY b '&a;&a;'>]><plist>&b;</plist>".utf8)
      ),
      ("es.lproj/Localizable.stringsdict", [0xFE, 0xFF, 0]),
    ] as [(String, [UInt8])]) func aBrokenFileIsNoCrash(_ name: String, _ bytes: [UInt8])
  {
    let found = outcome(name, bytes)
    #expect(found.fileCount >= 2)
  }

  /// The same in a plural form beside another, and as a key.
  @Test(arguments: [
    ("%@", "%@ Hola"), ("%lld2", "%lld2 a"), (#"\n;"#, "Hola"), (#"\n"#, "%lld"), ("](", "%@"),
    ("(", ")"), (#"\u00e1%@"#, "%arg"), ("%1$#@v@", "%@"), ("-%", "%"), ("@%1$@", "%lld"),
  ])
  func aLongFormTakesTimeOfItsLength(_ piece: String, _ other: String) {
    let text = String(repeating: piece, count: 40_000 / piece.utf8.count)
    let forms = "\"one\":\(Self.unit(text)),\"other\":\(Self.unit(other))"
    let localization = "{\"es\":{\"variations\":{\"plural\":{\(forms)}}}}"
    let entries = ["%lld %@", text].map { "\"\($0)\":{\"localizations\":\(localization)}" }
    let catalog = "{\"sourceLanguage\":\"en\",\"strings\":{\(entries.joined(separator: ","))}}"
    let elapsed = processorTime {
      let found = outcome("A.xcstrings", Array(catalog.utf8))
      #expect(found.unitCount >= 4)
    }
    #expect(elapsed < .seconds(3))
  }

  @Test func manyFindingsOfARuleEndInOneThatCountsTheRest() {
    let known = "\"a\":{\"localizations\":{\"fr\":\(Self.unit("%@ a"))}},"
    let count = 1_050
    let entries = (0..<count).map {
      "\"Open file \($0)\":{\"localizations\":{\"de\":\(Self.unit("%@ a"))}}"
    }
    let text = "{\"sourceLanguage\":\"en\",\"strings\":{\(known)\(entries.joined(separator: ","))}}"
    let tree = InMemoryFolder(["L.xcstrings": text])
    var options = LintOptions(paths: ["."])
    options.rules = ["missing-translation"]
    options.locales = ["fr"]
    options.findingLimit = 1_000
    let first = LintWorkflow(options).run(on: tree)
    let again = LintWorkflow(options).run(on: tree)
    #expect(first.findings == again.findings)
    #expect(first.findings.count == 1_001)
    #expect(first.findings.contains { $0.diagnostic.message.hasPrefix("50 more findings") })
    options.newBaseline = "known.json"
    _ = LintWorkflow(options).run(on: tree)
    options.newBaseline = nil
    options.baseline = "known.json"
    #expect(LintWorkflow(options).run(on: tree).findings.isEmpty)
  }

  /// Keys that have one translation are compared in each language, and are read once for all of them.
  @Test func manyKeysWithOneTranslationInManyLanguagesEnd() {
    let languages = "abcdef".flatMap { first in "abcdefghij".map { "\(first)\($0)" } }
    let texts = languages.map { "\"\($0)\":\(Self.unit("mbali"))" }.joined(separator: ",")
    let keys = ["Undo", "Redo"] + (0..<38).map { "Word \($0)" }
    let entries = keys.map { "\"\($0)\":{\"localizations\":{\(texts)}}" }.joined(separator: ",")
    let catalog = "{\"sourceLanguage\":\"en\",\"strings\":{\(entries)}}"
    let tree = InMemoryFolder(["L.xcstrings": catalog])
    var options = LintOptions(paths: ["."])
    options.rules = ["lost-opposite"]
    let elapsed = processorTime {
      let found = LintWorkflow(options).run(on: tree).findings
      #expect(Set(found.compactMap(\.locale)) == Set(languages))
    }
    #expect(elapsed < .seconds(8))
  }

  private static func unit(_ text: String) -> String {
    "{\"stringUnit\":{\"state\":\"translated\",\"value\":\"\(text)\"}}"
  }
}
