import Foundation
import LocaleData
import Localization
import Messages

/// The arguments that a text is shown with where the caller names none.
struct PreviewSamples: Sendable {
  /// A value before it is localized.
  enum Value: Hashable, Sendable {
    case number(String)
    case text(String)
    case markdown(String)
  }

  /// No key is shown in more combinations than these.
  static let combinationLimit = 240
  /// Of a text in all its combinations together, as long as there are ``fewestCombinations``.
  private static let mostBytes = 4_000_000
  /// The same of regions, in which words are looked up and agree.
  private static let mostRegions = 3_000
  /// The same of placeholders, each of which is read and filled in.
  private static let mostPlaceholders = 50_000
  private static let fewestCombinations = 8

  var known: KnownArguments

  /// Lists of arguments for a text.
  ///
  /// - Parameters:
  ///   - format: The text, whose length says how many combinations are shown.
  ///   - types: As what the arguments are passed.
  ///   - language: The code of the language that words are to be of.
  ///   - chosen: Arguments that the caller names, by position from 0.
  func lists(
    for key: String, table: String, format: String, _ types: ArgumentTypes, language: String,
    chosen: [Int: Value]
  ) -> [[Value]] {
    if chosen.isEmpty, let configured = known.configured(for: key) {
      return configured.map { $0.map(Value.init) }
    }
    // Arguments that are named are all there are: what is missing is told.
    let count = chosen.keys.max().map { $0 + 1 } ?? types.count
    let declared = known.declared(for: key, in: table)
    let choices = (0..<count).map { position -> [Value] in
      if let value = chosen[position] { return [value] }
      if declared.indices.contains(position), !declared[position].isEmpty {
        return declared[position].map { .text($0) }
      }
      return Self.builtIn(types[position + 1], language, isShort: !declared.isEmpty)
    }
    // A text of a hundred kilobytes is no text that anybody reads in all its combinations.
    let limit = min(
      Self.combinationLimit, Self.mostBytes / max(1, format.utf8.count),
      Self.mostRegions / max(1, Self.regionCount(of: format)),
      Self.mostPlaceholders / max(1, format.utf8.count { $0 == UInt8(ascii: "%") }))
    return choices.combinations(upTo: max(limit, Self.fewestCombinations))
  }

  /// At most how many marked regions a text has.
  private static func regionCount(of format: String) -> Int {
    zip(format.utf8, format.utf8.dropFirst()).count { pair in
      pair.0 == UInt8(ascii: "^") && pair.1 == UInt8(ascii: "[")
    }
  }

  /// - Parameter isShort: Whether only the counts 0, 1 and 2 are wanted, for other arguments vary.
  private static func builtIn(_ type: ValueType?, _ language: String, isShort: Bool) -> [Value] {
    switch type {
    case .signedInteger?, .unsignedInteger?:
      (isShort ? ["0", "1", "2"] : ["0", "1", "2", "5", "1000000"]).map { .number($0) }
    case .floatingPoint?: [.number("0"), .number("1"), .number("1.5")]
    default: nouns(of: language).map { .text($0) }
    }
  }

  /// A noun of each gender.
  private static func nouns(of language: String) -> [String] {
    let known = LanguageFact.samples.list(of: language)
    return known.isEmpty ? ["…"] : known
  }
}

extension PreviewSamples.Value {
  init(_ argument: Configuration.Argument) {
    switch argument {
    case .number(let spelling): self = .number(spelling)
    case .text(let text): self = .text(text)
    case .markdown(let markdown): self = .markdown(markdown)
    }
  }

  /// A value of the command line: a number where it is spelled as one.
  init(commandLine text: String) {
    if case .text = Argument(spelling: text) {
      self = .text(text)
    } else {
      self = .number(text)
    }
  }
}
