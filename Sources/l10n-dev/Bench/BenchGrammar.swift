import ArgumentParser
import Foundation
import Grammar
import LocaleData

/// Agreement of phrases: words seen before, and words that are all new.
struct BenchGrammar: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "grammar", abstract: "Phrases with a count that agree, a second on one core.")

  @Option(help: "How many phrases.")
  var count = 200_000

  func run() throws {
    for (language, nouns, adjectives) in Self.words {
      guard let tag = LanguageTag(language), let grammar = Inflector(tag) else { continue }
      let phrases = nouns.flatMap { noun in
        adjectives.map { language == "es" ? "\(noun) \($0)" : "\($0) \(noun)" }
      }
      measure(
        "\(language), \(phrases.count) phrases over and over", phrases, grammar,
        rounds: max(1, count / phrases.count))
      let invented = (0..<min(count, 50_000)).map { "\(Self.invented($0)) \(adjectives[0])" }
      measure("\(language), words that are all new", invented, grammar, rounds: 1)
    }
  }

  private func measure(_ name: String, _ phrases: [String], _ grammar: Inflector, rounds: Int) {
    let request = Request()
    var bytes = 0
    let (_, seconds) = Measure.seconds {
      for _ in 0..<rounds {
        for phrase in phrases {
          bytes += grammar.inflect(phrase, quantity: "2", request)?.text.utf8.count ?? 0
        }
      }
    }
    let rate = Double(rounds * phrases.count) / seconds
    print("\(name): \(Int(rate / 1000)) thousand a second (\(bytes) bytes)")
  }

  private static let words = [
    (
      "es", ["ensalada", "archivo", "mensaje", "usuario", "foto", "lápiz", "tarjeta", "día"],
      ["pequeña", "nuevo", "conectado", "azul", "grande"]
    ),
    (
      "en", ["pizza", "file", "message", "user", "photo", "box", "child", "day"],
      ["small", "new", "connected", "blue", "large"]
    ),
  ]

  /// A word that no lexicon has.
  private static func invented(_ number: Int) -> String {
    let syllables = ["ba", "co", "di", "fu", "gre", "lo", "mi", "pra", "tu", "zen"]
    return String(number).compactMap { $0.wholeNumberValue }.map { syllables[$0] }.joined()
  }
}
