import Localization
import Testing

@testable import Studio

/// Texts with Markdown as an editor changes them.
@Suite struct FormattedTextTests {
  static let definitions = {
    var definition = FormatDefinition(
      name: "captions",
      attributes: [
        .init("rainbow", [#""fun""#, #""extreme""#]), .init("level", ["1", "2", "3"]),
        .init("glow", ["true"]), .init("ingredient"), .init("align"),
      ],
      marks: [.strong, .link],
      constraints: [
        .init(if: [.init("rainbow", [#""extreme""#])], then: [.init("level", ["1", "2"])]),
        .init(if: [.init("rainbow")], not: [.init("glow")]),
      ])
    definition.notInherited = ["ingredient"]
    definition.removedByChanges = ["ingredient"]
    definition.wholeParagraphs = ["align"]
    return [definition]
  }()

  /// A text in which `|` stand at the ends of what is selected.
  struct Marked: ExpressibleByStringLiteral, CustomTestStringConvertible {
    var text: String
    var selection: Range<Int>

    init(stringLiteral marked: String) {
      let parts = marked.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      text = parts.joined()
      let start = parts[0].utf8.count
      selection = start..<(start + (parts.count > 2 ? parts[1].utf8.count : 0))
    }

    static func shown(_ text: String, _ selection: Range<Int>) -> String {
      var bytes = Array(text.utf8)
      if !selection.isEmpty { bytes.insert(UInt8(ascii: "|"), at: selection.upperBound) }
      bytes.insert(UInt8(ascii: "|"), at: selection.lowerBound)
      return String(decoding: bytes, as: UTF8.self)
    }

    var testDescription: String { Self.shown(text, selection) }
  }

  @Test(
    arguments: [
      // Around what is selected, and around marks and placeholders as wholes.
      ("Muy |rápido|", "rainbow", #""fun""#, "Muy ^[|rápido|](rainbow: 'fun')"),
      ("a **b|c** d|", "glow", "true", "a ^[**b|c** d|](glow: true)"),
      ("%|ll|d x", "glow", "true", "^[%|ll|d](glow: true) x"),
      // In place of another value, beside other attributes.
      ("^[|a|](rainbow: 'fun')", "rainbow", #""extreme""#, "^[|a|](rainbow: 'extreme', level: 1)"),
      ("^[a|b](rainbow: 'fun')", "level", "3", "^[a|b](rainbow: 'fun', level: 3)"),
      ("|a ^[b](level: 1)|", "level", "2", "^[|a b|](level: 2)"),
      ("^[|a|]( inflect : true)", "glow", "true", "^[|a|](inflect: true, glow: true)"),
      // On whole paragraphs.
      ("x\n|a| b\ny", "align", #""center""#, "x\n^[|a| b](align: 'center')\ny"),
      // Nothing where nothing is selected, or nothing is allowed.
      ("a|b", "glow", "true", "a|b"),
      ("|a|", "glow", "false", "|a|"),
      ("^[|a|](rainbow: 'fun')", "glow", "true", "^[|a|](rainbow: 'fun')"),
      // None in place of one, unless another needs it.
      ("^[|a|](rainbow: 'fun')", "rainbow", nil, "|a|"),
      ("^[a|b](rainbow: 'fun', level: 1)", "level", nil, "^[a|b](rainbow: 'fun')"),
      (
        "^[a|b](rainbow: 'extreme', level: 1)", "level", nil,
        "^[a|b](rainbow: 'extreme', level: 1)"
      ),
      ("x |y| ^[a](glow: true)", "glow", nil, "x |y| ^[a](glow: true)"),
    ] as [(Marked, String, String?, String)])
  func attributesAreSet(given: Marked, name: String, value: String?, wanted: String) {
    var text = FormattedText(given.text, Self.definitions)
    var selection = given.selection
    text.set(name, to: value, in: &selection)
    #expect(Marked.shown(text.text, selection) == wanted)
  }

  @Test(
    arguments: [
      ("a| b", "X", "aX| b"),
      ("a |b| c", "X", "a X| c"),
      ("^[a|](rainbow: 'fun')", "X", "^[aX|](rainbow: 'fun')"),
      // Behind what isn't inherited, with what is.
      ("^[a|](ingredient: 1)", "X", "^[a](ingredient: 1)X|"),
      ("^[|a](ingredient: 1)", "X", "X|^[a](ingredient: 1)"),
      (
        "^[a|](ingredient: 1, rainbow: 'fun')", "X",
        "^[a](ingredient: 1, rainbow: 'fun')^[X](rainbow: 'fun')|"
      ),
      // A change of the text ends it.
      ("^[a|b](ingredient: 1)", "X", "aX|b"),
      ("^[a|b|](ingredient: 1, rainbow: 'fun')", "", "^[a|](rainbow: 'fun')"),
      // What is pasted is brought to the definition.
      ("|", "*a* **b** ^[c](shine: 1) `d`", "a **b** c d|"),
    ] as [(Marked, String, String)])
  func textIsTyped(given: Marked, new: String, wanted: String) {
    var text = FormattedText(given.text, Self.definitions)
    var selection = given.selection
    text.replace(given.selection, with: new, selection: &selection)
    #expect(Marked.shown(text.text, selection) == wanted)
  }

  @Test func controlsAreProbedInRanges() {
    let text = FormattedText("a ^[b](rainbow: 'fun')", Self.definitions)
    #expect(text.canSet("glow", to: "true", in: 0..<1))
    #expect(!text.canSet("glow", to: "true", in: 4..<5))
    #expect(!text.canSet("glow", to: "true", in: 0..<5))
    #expect(!text.canSet("glow", to: "true", in: 1..<1))
    #expect(text.canSet("rainbow", to: nil, in: 5..<5))
    #expect(text.attributes(in: 5..<5) == [["rainbow": #""fun""#]])
  }

  @Test(
    arguments: [
      ("a |b| c", "https://a.example/x", "a [|b|](https://a.example/x) c"),
      ("a [b|c](x) d", "y z", "a [b|c](<y z>) d"),
      ("a [b|c](x) d", nil, "a b|c d"),
    ] as [(Marked, String?, String)])
  func linksAreSet(given: Marked, destination: String?, wanted: String) {
    var text = FormattedText(given.text, Self.definitions)
    var selection = given.selection
    text.setLink(to: destination, in: &selection)
    #expect(Marked.shown(text.text, selection) == wanted)
    #expect(text.link(at: selection) == destination)
  }

  /// Whatever is done, nothing traps, and what is done twice changes nothing more.
  @Test func anythingCanBeEdited() {
    let texts = [
      "", "^[", "^[]()", "^[a](", "**", "`a", "^[^[^[a](glow: true)](level: 1)](x: {})", "[a](b",
      "^[ünï **cödé**](rainbow: 'wild') %@ <b>", "^[a](rainbow: 'fun')^[b](rainbow: 'fun')",
      "&amp;^[&amp;](glow: true)\\*",
    ]
    let edits: [(String, String?)] = [("glow", "true"), ("align", "1"), ("rainbow", nil)]
    for text in texts {
      let count = text.utf8.count
      for start in 0...count {
        for end in start...count where isCharacter(text, start) && isCharacter(text, end) {
          // Each place meets each edit, with other ends.
          let (name, value) = edits[(start + end) % edits.count]
          var edited = FormattedText(text, Self.definitions)
          var selection = start..<end
          edited.set(name, to: value, in: &selection)
          var (again, place) = (edited, selection)
          again.constrain(selection: &place)
          #expect(again.text == edited.text)
          #expect(selection.upperBound <= edited.text.utf8.count)
          edited.replace(selection, with: "*x", selection: &selection)
        }
      }
    }
  }

  private func isCharacter(_ text: String, _ offset: Int) -> Bool {
    let index = text.utf8.index(text.startIndex, offsetBy: offset)
    return index.samePosition(in: text.unicodeScalars) != nil
  }
}
