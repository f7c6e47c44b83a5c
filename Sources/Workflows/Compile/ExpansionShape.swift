import Foundation
import LocaleData
import Localization
import Messages

/// Which arguments a text has, and what they can be.
struct ExpansionShape {
  /// A number with one example for each plural category of the language.
  struct Number {
    /// From 1, in the call with the engine.
    var argument: Int
    /// The specifier without its percent sign, such as `lld`.
    var specifier: String
    var examples: [(category: PluralCategory, digits: String)]
  }

  /// A value for each text argument, by its number.
  typealias Tuple = [(argument: Int, value: String)]

  let key: String
  private(set) var numbers: [Number] = []
  /// The text arguments with their values.
  private var choices: [(argument: Int, values: [String])] = []
  /// A text argument that can be anything.
  private(set) var openArgument: Int?
  /// How many arguments the call has.
  private(set) var argumentCount = 0

  init(
    _ place: AgreementExpansion.Place, _ tag: LanguageTag, _ store: TableStore,
    _ values: ExpansionValues
  ) {
    key = place.key
    let probe = Array(repeating: PluralArgument.number("2"), count: 9)
    let format =
      store.lookUp(place.key, table: place.table, locale: tag, arguments: probe)?.format
      ?? place.key
    // The key tells of numbers that a translation leaves out, such as "one coffee".
    for text in [place.key, format] { collect(text, place, tag, values) }
    numbers.sort { $0.argument < $1.argument }
    choices.sort { $0.argument < $1.argument }
  }

  private mutating func collect(
    _ text: String, _ place: AgreementExpansion.Place, _ tag: LanguageTag,
    _ values: ExpansionValues
  ) {
    for specifier in SpecifierScan(text, options: .catalogValue).specifiers {
      guard let value = specifier.value else { continue }
      let argument = value.argument
      argumentCount = max(argumentCount, argument)
      guard !numbers.contains(where: { $0.argument == argument }),
        !choices.contains(where: { $0.argument == argument })
      else { continue }
      switch value.type {
      case .signedInteger, .unsignedInteger, .floatingPoint:
        numbers.append(
          Number(
            argument: argument,
            specifier: Self.type(String(text[utf8: specifier.range])),
            examples: Self.examples(tag)))
      default:
        let all = values.values(table: place.table, key: place.key, position: argument - 1)
        if all.isEmpty { openArgument = openArgument ?? argument }
        choices.append((argument, all))
      }
    }
  }

  /// Flags, width, precision, length and conversion of a specifier.
  private static func type(_ spelling: String) -> String {
    ArgumentSpecifier(SpecifierSpelling.bare(spelling)).spelling
  }

  /// A number of each plural category that the language has; a whole one where there is one.
  private static func examples(_ tag: LanguageTag) -> [(category: PluralCategory, digits: String)] {
    let rules = PluralRules(for: tag, type: .cardinal)
    return rules.categories.compactMap { category in
      let preferred = ["1", "2", "5", "0", "3", "11", "1000000"].first { digits in
        PluralOperands(digits).map { rules.category(for: $0) == category } ?? false
      }
      let samples = rules.samples(for: category)
      let digits =
        preferred ?? (samples.integers + samples.decimals).first { !$0.contains("c") }
      return digits.map { (category, $0) }
    }
  }

  /// How many texts this makes, or `Int.max`.
  func count(devices: Int) -> Int {
    let factors =
      choices.map(\.values.count) + numbers.map(\.examples.count) + [max(1, devices)]
    return factors.reduce(1) { product, factor in
      let (result, overflow) = product.multipliedReportingOverflow(by: factor)
      return overflow ? .max : result
    }
  }

  /// Every combination of the text arguments' values.
  var tuples: [Tuple] {
    choices.reduce([[]]) { tuples, choice in
      tuples.flatMap { tuple in choice.values.map { tuple + [(choice.argument, $0)] } }
    }
  }

  /// The key with values in the place of their specifiers; those that have none stand behind it.
  func key(for tuple: Tuple) -> String {
    guard !tuple.isEmpty else { return key }
    let bytes = Array(key.utf8)
    let specifiers = SpecifierScan(bytes, options: .catalogValue).specifiers
    let spelled = specifiers.respelled(in: bytes) { specifier in
      tuple.first { $0.argument == specifier.value?.argument }?.value
    }
    let shown = Set(specifiers.compactMap(\.value?.argument))
    return spelled + tuple.filter { !shown.contains($0.argument) }.map { "." + $0.value }.joined()
  }
}
