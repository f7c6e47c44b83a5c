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
  /// What a text may weigh with all of them, if it is shown with more than one.
  private static let mostWeight = 100_000_000

  var known: KnownArguments

  /// Lists of arguments for a text.
  ///
  /// - Parameters:
  ///   - chosen: Arguments that the caller names, by position from 0.
  ///   - weight: What the text may weigh with all of them; it is shown with one in any case.
  func lists(
    for place: PreviewPlace, chosen: [Int: Value], within weight: Int = .max
  ) -> [[Value]] {
    let most = max(1, weight / Self.weight(of: place.format))
    if let configured = configured(for: place, chosen) {
      return configured.prefix(most).map { $0.map(Value.init) }
    }
    return choices(for: place, chosen).combinations(upTo: min(most, Self.limit(of: place.format)))
  }

  /// What a text weighs with all lists that there are for it.
  ///
  /// - Parameter chosen: As for ``lists(for:chosen:within:)``.
  func weight(of place: PreviewPlace, chosen: [Int: Value]) -> Int {
    let count: Int
    if let configured = configured(for: place, chosen) {
      count = configured.count
    } else {
      count = choices(for: place, chosen).combinationCount(upTo: Self.limit(of: place.format))
    }
    return count * Self.weight(of: place.format)
  }

  private func configured(
    for place: PreviewPlace, _ chosen: [Int: Value]
  ) -> [[Configuration.Argument]]? {
    chosen.isEmpty ? known.configured(for: place.key) : nil
  }

  /// What each argument of a text may be.
  private func choices(for place: PreviewPlace, _ chosen: [Int: Value]) -> [[Value]] {
    // Arguments that are named are all there are: what is missing is told.
    let count = chosen.keys.max().map { $0 + 1 } ?? place.types.count
    let declared = known.declared(for: place.key, in: place.table)
    let language = place.locale.tag.language
    return (0..<count).map { position -> [Value] in
      if let value = chosen[position] { return [value] }
      if declared.indices.contains(position), !declared[position].isEmpty {
        return declared[position].map { .text($0) }
      }
      return Self.builtIn(place.types[position + 1], language, isShort: !declared.isEmpty)
    }
  }

  /// In how many combinations a text is shown: one of a hundred kilobytes is none that anybody reads
  /// in all of them.
  private static func limit(of format: String) -> Int {
    let limit = min(
      combinationLimit, mostBytes / max(1, format.utf8.count),
      mostRegions / max(1, regionCount(of: format)),
      mostPlaceholders / max(1, placeholderCount(of: format)))
    return max(1, min(max(limit, fewestCombinations), mostWeight / weight(of: format)))
  }

  /// What a text weighs in one combination: about the bytes that are kept of it, and for what takes
  /// time as many as would take as long.
  private static func weight(of format: String) -> Int {
    let regions = regionCount(of: format)
    let bytes = 500 + 3 * format.utf8.count + 80 * placeholderCount(of: format)
    // Where words agree, there is a rendering for each reader.
    let work = 60 * format.utf8.count
    return regions == 0 ? bytes : (bytes + work) * PreviewValues.addressNames.count
  }

  private static func placeholderCount(of format: String) -> Int {
    format.utf8.count { $0 == UInt8(ascii: "%") }
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
