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
    var rates: [(name: String, rate: Double, goal: Double)] = []
    for (language, nouns, adjectives) in Self.words {
      guard let tag = LanguageTag(language), let grammar = Inflector(tag) else { continue }
      let phrases = nouns.flatMap { noun in
        adjectives.map { Self.nounsFirst.contains(language) ? "\(noun) \($0)" : "\($0) \(noun)" }
      }
      let known = rate(phrases, grammar, rounds: max(1, count / phrases.count))
      rates.append(("\(language), known words", known, 1_000_000))
      let invented = (0..<min(count, 50_000)).map { "\(Self.invented($0)) \(adjectives[0])" }
      rates.append(("\(language), new words", rate(invented, grammar, rounds: 1), 400_000))
    }
    print("memory: \(Measure.megabytes(Measure.peakMemory())) MB at most")
    let parsing = Self.parsingRate()
    print("SwiftParser: \(Measure.format(parsing)) MB a second of CPU")
    for (name, rate, goal) in rates {
      // How many it would be on a machine on which SwiftParser reads 13.6 MB a second.
      let reference = rate * 13.6 / parsing
      print(
        "\(name): \(Int(rate / 1000)) thousand phrases a second of CPU, \(Int(rate / parsing)) in the "
          + "time of a megabyte of SwiftParser's: \(Measure.format(reference / goal)) of the goal")
    }
  }

  /// Megabytes a second of CPU that SwiftParser reads: how fast this machine is just now.
  private static func parsingRate() -> Double {
    let sources = SyntheticApp(fileCount: 100).files().filter { $0.0.hasSuffix(".swift") }.map(\.1)
    let (bytes, seconds) = Measure.processorSeconds {
      sources.reduce(0) { $0 + ParsingBaseline.parse($1) }
    }
    return Double(bytes) / 1_000_000 / seconds
  }

  /// Phrases a second of CPU.
  private func rate(_ phrases: [String], _ grammar: Inflector, rounds: Int) -> Double {
    let request = Request()
    let (bytes, seconds) = Measure.processorSeconds {
      (0..<rounds).reduce(0) { bytes, _ in
        phrases.reduce(bytes) {
          $0 + (grammar.inflect($1, quantity: "2", request)?.text.utf8.count ?? 0)
        }
      }
    }
    return bytes > 0 ? Double(rounds * phrases.count) / seconds : 0
  }

  private static let nounsFirst = ["es", "fr", "it", "pt"]

  private static let words = [
    (
      "es", ["ensalada", "archivo", "mensaje", "usuario", "foto", "lápiz", "tarjeta", "día"],
      ["pequeña", "nuevo", "conectado", "azul", "grande"]
    ),
    (
      "en", ["pizza", "file", "message", "user", "photo", "box", "child", "day"],
      ["small", "new", "connected", "blue", "large"]
    ),
    (
      "de", ["Salat", "Datei", "Nachricht", "Benutzer", "Foto", "Haus", "Karte", "Tag"],
      ["klein", "neu", "verbunden", "blau", "groß"]
    ),
    (
      "fr", ["salade", "fichier", "message", "utilisateur", "photo", "cheval", "carte", "jour"],
      ["petit", "nouveau", "connecté", "bleu", "grand"]
    ),
    (
      "it", ["insalata", "file", "messaggio", "utente", "foto", "amico", "carta", "giorno"],
      ["piccolo", "nuovo", "connesso", "blu", "grande"]
    ),
    (
      "pl", ["sałatka", "plik", "wiadomość", "użytkownik", "zdjęcie", "okno", "karta", "dzień"],
      ["mały", "nowy", "połączony", "niebieski", "duży"]
    ),
    (
      "pt", ["salada", "arquivo", "mensagem", "usuário", "foto", "cartão", "animal", "dia"],
      ["pequeno", "novo", "conectado", "azul", "grande"]
    ),
  ]

  /// A word that no lexicon has.
  private static func invented(_ number: Int) -> String {
    let syllables = ["ba", "co", "di", "fu", "gre", "lo", "mi", "pra", "tu", "zen"]
    return String(number).compactMap { $0.wholeNumberValue }.map { syllables[$0] }.joined()
  }
}
