import ArgumentParser
import Foundation
import Grammar
import LocaleData
import Vocabulary

/// How one answer of the grammar came about.
struct LanguageWhy: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "why", abstract: "Show how a phrase becomes what it becomes.")

  @Argument(help: "The language; with --folder, the one whose plural categories it has.")
  var language: String

  @Argument(help: "The phrase.")
  var phrase: String

  @Option(help: "singular, plural, pluralTwo, pluralFew or pluralMany.")
  var number: String?

  @Option(name: .customLong("case"), help: "A grammatical case, such as genitive.")
  var grammaticalCase: String?

  @Option(help: "feminine, masculine or neuter.")
  var gender: String?

  @Option(help: "definite or indefinite.")
  var definiteness: String?

  @Option(help: "What the phrase is, such as noun.")
  var partOfSpeech: String?

  @Option(help: "A decimal number that counts the phrase.")
  var quantity: String?

  @Option(help: "Read the language from this folder, not from the program.")
  var folder: String?

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    guard let explanation = try grammar().explain(phrase, quantity: quantity, request()) else {
      throw ValidationError("The phrase is too long, or the quantity is no number.")
    }
    guard json else { return print(explanation.lines, terminator: "") }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    print(String(decoding: try encoder.encode(explanation), as: UTF8.self))
  }

  private func grammar() throws -> Inflector {
    guard let tag = LanguageTag(language) else {
      throw ValidationError("`\(language)` is no language tag.")
    }
    let found = folder.map { folder in
      Inflector(tag) { name in
        (try? Data(contentsOf: URL(filePath: "\(folder)/\(name).txt"))).map { Array($0) }
      }
    }
    guard let grammar = found ?? Inflector(tag) else {
      throw ValidationError("There is no grammar for `\(language)`; --folder names one.")
    }
    return grammar
  }

  private func request() throws -> Request {
    var request = Request()
    let asked = [
      ("number", number), ("case", grammaticalCase), ("gender", gender),
      ("definiteness", definiteness), ("partOfSpeech", partOfSpeech),
    ]
    for (name, value) in asked {
      guard let value, let feature = Feature(rawValue: name) else { continue }
      guard request.features.set(feature, toName: value) else {
        throw ValidationError("\(name) is one of \(feature.names.joined(separator: ", ")).")
      }
    }
    return request
  }
}
