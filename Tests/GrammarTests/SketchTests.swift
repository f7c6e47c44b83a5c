import Foundation
import Generation
import Grammar
import LocaleData
import TestSupport
import Testing

/// Languages of a few words each, which show that the core can do what these languages need.
///
/// They are sketches for the format of a folder, not the languages that users get.
@Suite("sketched languages")
struct SketchTests {
  @Test("every line of a sketch's table is right", arguments: ["de", "fr", "it", "pl", "pt", "ro"])
  func table(tag: String) throws {
    let sketch = try Sketch(tag)
    #expect(sketch.cases.count >= 20)
    let wrong = sketch.cases.compactMap { test -> String? in
      let answer = GrammarTable.answer(test, sketch.grammar)
      return test.expected.contains(answer) ? nil : "\(test.line)\t# \(answer)"
    }
    #expect(wrong.isEmpty, "\(wrong.count) are wrong:\n\(wrong.joined(separator: "\n"))")
  }
}

/// A language and its table in one text: `[name]` starts what would be a file of its folder.
private struct Sketch {
  let grammar: Inflector
  private(set) var cases: [GrammarTable.Case] = []

  init(_ tag: String) throws {
    var texts: [String: String] = [:]
    var name = ""
    for line in try Repository.text("Tests/GrammarTests/Sketches/\(tag).txt").split(separator: "\n")
    where !line.hasPrefix("#") {
      if line.hasPrefix("["), line.hasSuffix("]") {
        name = String(line.dropFirst().dropLast())
      } else {
        texts[name, default: ""] += line + "\n"
      }
    }
    let table = texts.removeValue(forKey: "table") ?? ""
    let language = try #require(LanguageTag(tag))
    grammar = try #require(Inflector(language) { name in texts[name].map { Array($0.utf8) } })
    cases = GrammarTable(text: table).cases
  }
}
