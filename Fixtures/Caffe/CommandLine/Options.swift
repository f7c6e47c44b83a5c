import CaffeMenu
import Foundation
import Localization

/// What the command line asks for.
struct Options {
  enum Color: String, CaseIterable {
    case auto
    case always
    case never

    func isOn(automatically isWelcome: Bool) -> Bool {
      self == .always || self == .auto && isWelcome
    }
  }

  /// The languages of the catalogs, the source language first.
  static let languages = ["en", "de", "es", "fr", "it", "pl", "pt"]
  /// As many as the app's stepper allows.
  static let quantities = 1...20

  var locale = Locale(identifier: "en")
  var address: TermOfAddress?
  var food = Food.coffee
  var size = FoodSize.small
  var quantity = 1
  var color = Color.auto
  var wantsHelp = false

  /// Whether the menu can be read in the language that was asked for.
  var hasCatalog: Bool {
    Self.languages.contains(locale.language.languageCode?.identifier ?? "")
  }

  /// Who reads: prices and days are not written in one language and the rest in another.
  var reader: Reader {
    Reader(locale: hasCatalog ? locale : Locale(identifier: Self.languages[0]), address: address)
  }

  /// What the user should know although the program can go on.
  var notes: String {
    guard !hasCatalog else { return "" }
    return "caffe: there is no catalog for \(locale.identifier(.bcp47)), so this is in English\n"
  }

  /// Reads `--name value` and `--name=value`.
  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard argument != "--help", argument != "-h" else {
        wantsHelp = true
        return
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard let set = Self.setters[name] else { throw .unknown(argument) }
      guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
        throw .missingValue(name)
      }
      try set(&self, name, value)
    }
  }
}

// MARK: - Values

extension Options {
  private typealias Setter = @Sendable (inout Options, String, String) throws(UsageError) -> Void

  private static let setters: [String: Setter] = [
    "--locale": { (options, name, value) throws(UsageError) in
      options.locale = try locale(name, value)
    },
    "--address": { (options, name, value) throws(UsageError) in
      options.address = try choice(name, value, from: addresses)
    },
    "--food": { (options, name, value) throws(UsageError) in
      options.food = try choice(name, value, from: named(Food.allCases))
    },
    "--size": { (options, name, value) throws(UsageError) in
      options.size = try choice(name, value, from: named(FoodSize.allCases))
    },
    "--quantity": { (options, name, value) throws(UsageError) in
      options.quantity = try quantity(name, value)
    },
    "--color": { (options, name, value) throws(UsageError) in
      options.color = try choice(name, value, from: named(Color.allCases))
    },
  ]

  private static let addresses: [(name: String, value: TermOfAddress?)] = [
    ("feminine", .feminine), ("masculine", .masculine), ("neutral", .neutral),
    ("unspecified", nil),
  ]

  private static func named<Value>(_ values: [Value]) -> [(name: String, value: Value)] {
    values.map { (String(describing: $0), $0) }
  }

  private static func choice<Value>(
    _ name: String, _ text: String, from choices: [(name: String, value: Value)]
  ) throws(UsageError) -> Value {
    guard let found = choices.first(where: { $0.name == text }) else {
      throw .wrongValue(name, text, "one of: " + choices.map(\.name).joined(separator: ", "))
    }
    return found.value
  }

  private static func quantity(_ name: String, _ text: String) throws(UsageError) -> Int {
    guard let quantity = Int(text), quantities.contains(quantity) else {
      let range = "a number from \(quantities.lowerBound) to \(quantities.upperBound)"
      throw .wrongValue(name, text, range)
    }
    return quantity
  }

  /// A language tag such as `es-419`; `es_MX` is understood too.
  private static func locale(_ name: String, _ text: String) throws(UsageError) -> Locale {
    guard text.wholeMatch(of: /[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*/) != nil else {
      throw .wrongValue(name, text, "a language tag such as en, pl or es-419")
    }
    return Locale(identifier: text)
  }
}
