import Foundation
import Grammar
import Localization
import TestSupport
import Testing
import Vocabulary

/// What Apple's documentation says that its engine gives (`shared/reference`).
@Suite struct DocumentedExamplesTests {
  struct Example: Decodable {
    var locale: String
    var template: String
    var args: [Value]
    var address: String?
    var expected: String
    var concepts: [ConceptValue]?
    var addressOf: String?
    var inflectRule: [String: String]?
  }

  enum Value: Decodable {
    case number(Int64)
    case text(String)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Int64.self) {
        self = .number(number)
      } else {
        self = .text(try container.decode(String.self))
      }
    }

    var argument: Argument {
      switch self {
      case .number(let number): .integer(number)
      case .text(let text): .text(text)
      }
    }
  }

  struct ConceptValue: Decodable {
    var localizedPhrase: String?
    var termsOfAddress: [Term]?

    var concept: Concept {
      localizedPhrase.map { .localizedPhrase($0) }
        ?? .termsOfAddress((termsOfAddress ?? []).map(\.term))
    }
  }

  enum Term: Decodable {
    struct Localized: Decodable {
      struct Pronoun: Decodable {
        var pronoun: String
        var determination: String?
        var pronounType: String?
      }

      var language: String
      var pronouns: [Pronoun]
    }

    case name(String)
    case localized(Localized)

    init(from decoder: any Decoder) throws {
      if let name = try? decoder.singleValueContainer().decode(String.self) {
        self = .name(name)
      } else {
        let localized = try [String: Localized](from: decoder)["localized"]
        self = .localized(localized ?? Localized(language: "", pronouns: []))
      }
    }

    var term: Grammar.TermOfAddress {
      switch self {
      case .name("feminine"): .feminine
      case .name("masculine"): .masculine
      case .name: .neutral
      case .localized(let own):
        .localized(
          language: own.language,
          pronouns: own.pronouns.map { pronoun in
            var features = Features()
            features.determination = pronoun.determination.flatMap(Determination.init(name:))
            features.pronounType = pronoun.pronounType.flatMap(PronounType.init(name:))
            return Grammar.TermOfAddress.Pronoun(text: pronoun.pronoun, features: features)
          })
      }
    }
  }

  @Test("English and Spanish render as documented")
  func examples() throws {
    let root = Repository.root.deletingLastPathComponent()
    let file = root.appending(path: "shared/reference/agreement-examples.jsonl")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      print("skipped: \(file.path) is absent")
      return
    }
    let examples = try text.split(separator: "\n").map {
      try JSONDecoder().decode(Example.self, from: Data($0.utf8))
    }.filter { ["en", "es"].contains($0.locale.prefix(2)) }
    #expect(examples.count > 10)
    for example in examples { check(example) }
  }

  private func check(_ example: Example) {
    var context = RenderingContext(locale: Locale(identifier: example.locale))
    context.concepts = (example.concepts ?? []).map(\.concept)
    context.address = [example.address == "feminine" ? .feminine : .masculine]
      .filter { _ in example.address != nil }
    if let rule = example.inflectRule {
      var features = Features()
      features.gender = rule["grammaticalGender"].flatMap(GrammaticalGender.init(word:))
      context.rule = features
    }
    let rendering = Renderer(context).render(example.template, example.args.map(\.argument))
    // The documentation ends one result with a full stop that its template doesn't have.
    let expected =
      example.template.hasSuffix(".") || !example.expected.hasSuffix(".")
      ? example.expected : String(example.expected.dropLast())
    #expect(rendering.text == expected, "\(example.template)")
  }
}
