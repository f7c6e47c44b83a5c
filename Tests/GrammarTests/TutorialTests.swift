import Foundation
import Generation
import Grammar
import LocaleData
import TestSupport
import Testing
import Vocabulary

/// What `docs/adding-a-language.md` shows is what the toy language has, and each step works by itself.
@Suite struct TutorialTests {
  /// A fence of the page: what stands behind its mark, and its lines.
  private struct Fence {
    var name: String
    var lines: [String]
  }

  private static func fences() throws -> [Fence] {
    try Repository.text("docs/adding-a-language.md")
      .matches(of: #/(?m)^```(\S+)\n([\s\S]*?)^```$/#)
      .map { match in
        Fence(
          name: String(match.1),
          lines: match.2.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            .map(String.init))
      }
  }

  private static let table = "toy.txt"

  @Test("the page's lines are those of the folder")
  func lines() throws {
    let texts = try Self.fences().filter { $0.name.hasSuffix(".txt") }
    let names = Set(texts.map(\.name))
    for text in texts {
      let path = text.name == Self.table ? "Fixtures/grammar" : ToyLanguage.folder
      let lines = Set(try Repository.text("\(path)/\(text.name)").components(separatedBy: "\n"))
      for line in text.lines { #expect(lines.contains(line), "\(text.name): \(line)") }
    }
    let paths = Repository.files(in: ToyLanguage.folder, withSuffix: ".txt")
    let folder: [String] = paths.map { String($0.split(separator: "/").last ?? "") }
    #expect(names.subtracting([Self.table]) == Set(folder))
  }

  @Test("after each step the lines of its table are right")
  func steps() throws {
    var introduced: Set<String> = []
    var count = 0
    for fence in try Self.fences() {
      if fence.name == Self.table {
        let later = try Self.names().subtracting(introduced)
        let grammar = try ToyLanguage.grammar(
          changed: Dictionary(uniqueKeysWithValues: later.map { ($0, "") }))
        let lines = Set(fence.lines)
        for test in try GrammarTable("toy").cases where lines.contains(test.line) {
          let answer = GrammarTable.answer(test, grammar)
          #expect(test.expected.contains(answer), "\(test.line): \(answer)")
          count += 1
        }
      } else if fence.name.hasSuffix(".txt") {
        introduced.insert(String(fence.name.dropLast(4)))
      }
    }
    #expect(count > 30)
    #expect(try introduced == Self.names())
  }

  private static func names() throws -> Set<String> {
    Set(
      Repository.files(in: ToyLanguage.folder, withSuffix: ".txt")
        .compactMap { $0.split(separator: "/").last.map { String($0.dropLast(4)) } })
  }

  @Test("a trace of the page is what the command prints")
  func traces() throws {
    var count = 0
    for fence in try Self.fences() where fence.name == "console" {
      guard let command = fence.lines.first, command.hasPrefix("$ ") else { continue }
      let words = GoldenCase.words(command)
      let folder = try #require(words.firstIndex(of: "--folder"))
      #expect(words[folder + 1] == ToyLanguage.folder)
      var request = Request()
      for (option, value) in zip(words[(folder + 3)...], words[(folder + 4)...]) {
        let feature = Feature(rawValue: String(option.drop { $0 == "-" }))
        if option.hasPrefix("--") { _ = request.features.set(try #require(feature), toName: value) }
      }
      let explanation = try ToyLanguage.grammar().explain(words[folder + 2], request)
      #expect(explanation?.lines == fence.lines.dropFirst().joined(separator: "\n") + "\n")
      count += 1
    }
    #expect(count > 0)
  }
}
