import ArgumentParser
import Extraction
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
    let parsing = Self.parsingRate()
    print("SwiftParser: \(Measure.format(parsing)) MB a second")
    for (language, nouns, adjectives) in Self.words {
      guard let tag = LanguageTag(language), let grammar = Inflector(tag) else { continue }
      let phrases = nouns.flatMap { noun in
        adjectives.map { language == "es" ? "\(noun) \($0)" : "\($0) \(noun)" }
      }
      let rounds = max(1, count / phrases.count)
      measure("\(language), known", phrases, grammar, rounds: rounds, parsing, goal: 1_000_000)
      let invented = (0..<min(count, 50_000)).map { "\(Self.invented($0)) \(adjectives[0])" }
      measure("\(language), new", invented, grammar, rounds: 1, parsing, goal: 400_000)
    }
    print("memory: \(Measure.megabytes(Measure.peakMemory())) MB at most")
  }

  /// Megabytes a second of CPU that SwiftParser reads: how fast this machine is just now.
  private static func parsingRate() -> Double {
    let sources = SyntheticApp(fileCount: 100).files().filter { $0.0.hasSuffix(".swift") }.map(\.1)
    let (bytes, seconds) = Measure.processorSeconds {
      sources.reduce(0) { $0 + ParsingBaseline.parse($1) }
    }
    return Double(bytes) / 1_000_000 / seconds
  }

  /// - Parameters:
  ///   - parsing: Megabytes a second of SwiftParser.
  ///   - goal: Phrases a second on a machine on which SwiftParser reads 13.6 MB a second.
  private func measure(
    _ name: String, _ phrases: [String], _ grammar: Inflector, rounds: Int, _ parsing: Double,
    goal: Double
  ) {
    let request = Request()
    var bytes = 0
    let (_, seconds) = Measure.processorSeconds {
      for _ in 0..<rounds {
        for phrase in phrases {
          bytes += grammar.inflect(phrase, quantity: "2", request)?.text.utf8.count ?? 0
        }
      }
    }
    let rate = Double(rounds * phrases.count) / seconds
    let reference = rate * 13.6 / parsing
    print(
      "\(name): \(Int(rate / 1000)) thousand phrases a second of CPU; where SwiftParser reads "
        + "13.6 MB/s \(Int(reference / 1000)) thousand, \(Measure.format(reference / goal)) of the goal "
        + "(\(bytes) bytes)")
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
