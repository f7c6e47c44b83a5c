import Foundation
import Grammar
import Testing

@testable import Generation

@Suite struct NounLexiconTests {
  private let json = """
    {"luz": {"plural": "luces", "form": "F"}, "luces": {"plural": "isPlural", "form": "PL"},
     "perro": {"plural": "perras", "form": "PL"}, "a\u{301}rbol": {"plural": "\u{e1}rboles", "form": "M"}}
    """

  private let origin = NounLexicon.Origin(
    source: "a test", version: "1", licence: "CC0", command: "none")

  private func lexicon() throws -> NounLexicon {
    let files = try LanguageFiles("es")
    let data = try NounData(json: Data(json.utf8))
    let judge = NounJudge(data: data, paradigms: files.paradigms, rules: files.rules)
    return NounLexicon(data: data, judge: judge)
  }

  @Test func writesSortedLinesBetweenOriginAndStatistics() throws {
    let text = try lexicon().lexiconText("es: nouns.", origin: origin)
    #expect(
      text == """
        # es: nouns. Generated: edit curated.txt, which wins.
        # source: a test
        # version: 1
        # licence: CC0
        # command: none
        luz\tnoun f\tz-ces
        \u{e1}rbol\tnoun m\t-es
        # lines: 2
        #   1\tf z-ces
        #   1\tm -es
        # rejected: 1
        #   1\tanother word's plural with a plural of its own
        # plurals of other rows: 1

        """)
    #expect(text.utf8.elementsEqual(text.precomposedStringWithCanonicalMapping.utf8))
  }

  @Test func listsTheRestForAPerson() throws {
    let text = try lexicon().rejectedText("es: nouns.", origin: origin)
    #expect(text.contains("\nperro\tperras [PL]\tanother word's plural with a plural of its own\n"))
  }

  @Test func refusesOtherJSON() {
    #expect(throws: DecodingError.self) { try NounData(json: Data("[]".utf8)) }
  }

  @Test func reportsBrokenRules() {
    let rules = EndingRules(text: "plural\t-s\ta\nplurals\t-s\ta\nmass\n")
    #expect(rules.unread.map(\.line) == [2, 3])
    #expect(rules.unread.allSatisfy { $0.message == "expected `kind<TAB>answer<TAB>endings`" })
  }

  @Test(arguments: ["en", "es"])
  func languageFilesAreWhole(language: String) throws {
    let files = try LanguageFiles(language)
    #expect(files.paradigms.unread.isEmpty)
    #expect(files.rules.unread.isEmpty)
    let names = Set(files.paradigms.paradigms.map { String(decoding: $0.name, as: UTF8.self) })
      .union([Paradigm.invariable])
    #expect(files.rules.answers(.plural).subtracting(names).isEmpty)
  }
}
