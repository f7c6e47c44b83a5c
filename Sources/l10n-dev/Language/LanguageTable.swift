import ArgumentParser
import Foundation
import Generation

/// How many lines of a table a grammar answers rightly.
struct LanguageTable: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "table", abstract: "Ask a grammar what a table asks.",
    discussion: """
      Prints the lines that are answered otherwise, each with the answer, and counts them. Lines are those of \
      docs/adding-a-language.md, step 11. It fails where a table can't be read, and not for wrong answers.
      """)

  @OptionGroup var source: LanguageSource

  @Argument(help: "Tables: text, features and expected answer in each line.")
  var tables: [String]

  func run() throws {
    let grammar = try source.grammar()
    for path in tables {
      let table = GrammarTable(text: try String(contentsOf: URL(filePath: path), encoding: .utf8))
      let wrong = table.wrong(by: grammar)
      print(wrong.map { "\($0.test.line)\t# \($0.answer)\n" }.joined(), terminator: "")
      let right = table.cases.count - wrong.count
      print("\(path): \(right) of \(table.cases.count) are right")
    }
  }
}
