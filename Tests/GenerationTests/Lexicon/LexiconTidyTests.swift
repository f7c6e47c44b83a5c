import Grammar
import Testing

@testable import Generation

@Suite struct LexiconTidyTests {
  private let paradigms = ParadigmTable(text: "noun\to-os\to os\nnoun\t-es\t- es\n")

  @Test func sortsByBytesAndKeepsComments() {
    let tidy = LexiconTidy(
      text: "# head\nárbol\tnoun m\t-es\njugo\tnoun m\to-os\n# foot\n", paradigms: paradigms)
    #expect(tidy.text == "# head\njugo\tnoun m\to-os\nárbol\tnoun m\t-es\n# foot\n")
    #expect(tidy.problems == [.init(line: 3, message: "jugo stands after árbol")])
  }

  @Test(arguments: [
    ("jugo\tnoun m\to-os", []),
    ("lápiz\tnoun m\t!\tlápiz|lápices", []),
    ("mar\tnoun m/f\t-es", []),
    ("crisis\tnoun f\t=", []),
    ("casa\tnoun f\to-os", ["casa doesn't end as the paradigm o-os says"]),
    ("casa\tnoun f\ta-as", ["casa: no noun paradigm a-as"]),
    ("casa\tnoun q\t=", ["casa: unknown tag q"]),
    ("casa\tnuon\t=", ["casa: unknown part of speech nuon"]),
    ("lápiz\tnoun m\t!", ["lápiz: the paradigm ! alone has forms, and must have them"]),
    (
      "jugo\tnoun m\to-os\tjugo|jugos", ["jugo: the paradigm ! alone has forms, and must have them"]
    ),
    ("jugo\tnoun  m\to-os", ["jugo: superfluous spaces or bars"]),
    ("la\u{301}piz\tnoun m\t=", ["lápiz isn't in NFC"]),
    ("jugo noun m o-os", ["not `lemma<TAB>part tags<TAB>paradigm`"]),
  ])
  func checks(line: String, messages: [String]) {
    let tidy = LexiconTidy(text: line + "\n", paradigms: paradigms)
    #expect(tidy.problems.map(\.message) == messages)
  }

  @Test func reportsDuplicates() {
    let tidy = LexiconTidy(
      text: "jugo\tnoun m\t=\njugo\tnoun m\to-os\njugo\tverb\t=\n", paradigms: paradigms)
    #expect(tidy.problems == [.init(line: 2, message: "jugo stands in line 1 as noun already")])
  }

  @Test func reportsBrokenParadigms() {
    let table = ParadigmTable(text: "noun\to-os\nnoun\t-s\t- s\nnoun\t-s\t- s\n")
    #expect(
      table.unread.map { "\($0.line): \($0.message)" } == [
        "1: expected `part<TAB>name<TAB>endings`", "3: noun -s stands twice",
      ])
  }
}
