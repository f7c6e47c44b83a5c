import ArgumentParser
import Foundation
import Grammar
import Reading
import Vocabulary

/// How one answer of the grammar came about.
struct LanguageWhy: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "why", abstract: "Show how a phrase becomes what it becomes.")

  @OptionGroup var source: LanguageSource

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

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    guard let explanation = try source.grammar().explain(phrase, quantity: quantity, request())
    else {
      throw ValidationError("The phrase is too long, or the quantity is no number.")
    }
    guard json else { return print(explanation.lines, terminator: "") }
    let text = try JSONEncoder.ordered(indented: true).encode(explanation)
    print(String(decoding: text, as: UTF8.self))
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
