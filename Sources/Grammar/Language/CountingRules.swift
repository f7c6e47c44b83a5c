import Foundation
import LocaleData
import Vocabulary

/// What a number asks of the words that it counts.
package struct CountingRules: Sendable {
  /// Features by the position of a plural category; none where no line says any.
  private var byCategory: [FeatureSet?] = Array(
    repeating: nil, count: PluralCategory.allCases.count)
  /// What words take instead under a condition, by category; the first that fits counts.
  private var exceptions: [[Exception]] = []

  private struct Exception {
    /// The part of speech that takes it; nil for every one.
    var part: LexicalPart?
    /// What the noun has to be.
    var noun: FeatureSet
    var features: FeatureSet

    /// Reads `adj.f=pl.nom`: a part of speech, features of the noun, or both before the sign.
    init?(_ text: Substring) {
      let sides = text.split(separator: "=")
      guard sides.count == 2, let features = FeatureSet(names: sides[1]) else { return nil }
      (self.features, noun) = (features, FeatureSet())
      for name in sides[0].split(separator: ".") {
        if let part = LexicalPart(name: String(name)) {
          self.part = part
        } else if let value = FeatureSet(names: name) {
          noun = noun.union(value)
        } else {
          return nil
        }
      }
    }
  }

  package private(set) var unread: [UnreadField] = []
  /// Whether any of it depends on the noun.
  private(set) var dependsOnNoun = false
  /// Whether a number asks for a case.
  private(set) var asksCase = false

  /// Without rules one thing is singular, and everything else plural.
  init() {}

  /// - Parameter lines: Of `category<TAB>features[ condition=features…]`, with `other` for those that have
  ///   no line.
  package init(_ lines: DataLines) {
    exceptions = Array(repeating: [], count: PluralCategory.allCases.count)
    for line in lines.lines {
      guard line.fields.count == 2 else {
        unread.append(UnreadField(line, 0, "expected `category<TAB>features`"))
        continue
      }
      for word in line.fields[1].split(separator: " ") { read(String(word), of: line) }
    }
    let all = exceptions.joined()
    if all.isEmpty { exceptions = [] }
    dependsOnNoun = all.contains { !$0.noun.isEmpty }
    asksCase = (byCategory.compactMap(\.self) + all.map(\.features))
      .contains { !$0[.grammaticalCase].isEmpty }
  }

  /// The cases that any number asks for.
  var cases: FeatureSet {
    let all = byCategory.compactMap(\.self) + exceptions.joined().map(\.features)
    return all.reduce(FeatureSet()) { $0.union($1[.grammaticalCase]) }
  }

  private mutating func read(_ word: String, of line: DataLines.Line) {
    // Numbers have no other categories, so a line of another one never counts.
    let category = PluralCategory(rawValue: line.fields[0])?.position
    if let exception = Exception(Substring(word)) {
      if let category { exceptions[category].append(exception) }
    } else if !word.contains("="), let features = FeatureSet(names: word) {
      if let category { byCategory[category] = features }
    } else {
      unread.append(UnreadField(line, 1, word: word, Self.problem(of: word)))
    }
  }

  private static func problem(of word: String) -> String {
    let sides = word.split(separator: "=", omittingEmptySubsequences: false)
    guard sides.count == 2, FeatureSet(names: sides[1]) != nil else {
      return "unknown features \(word)"
    }
    return "unknown part of speech \(sides[0])"
  }

  /// The features of words of a number that nothing counts: the plural is one form then, however a
  /// language counts.
  static func features(uncounted number: GrammaticalNumber) -> FeatureSet {
    switch number {
    case .singular: .singular
    case .pluralTwo: .dual.union(.plural)
    default: .plural
    }
  }

  /// The features of the words that a number counts.
  func features(of number: GrammaticalNumber) -> FeatureSet {
    let category = Self.category(of: number)
    return byCategory[category.position] ?? byCategory[PluralCategory.other.position]
      ?? (category == .one ? .singular : .plural)
  }

  /// What words of a part of speech take where that differs.
  ///
  /// - Parameter noun: The gender and the animacy of the noun.
  func features(
    of number: GrammaticalNumber, _ part: LexicalPart, _ noun: FeatureSet
  ) -> FeatureSet {
    if exceptions.isEmpty { return features(of: number) }
    let fitting = exceptions[Self.category(of: number).position].first {
      ($0.part ?? part) == part && noun.contains($0.noun)
    }
    return fitting?.features ?? features(of: number)
  }

  private static func category(of number: GrammaticalNumber) -> PluralCategory {
    switch number {
    case .zero: .zero
    case .singular: .one
    case .pluralTwo: .two
    case .pluralFew: .few
    case .pluralMany: .many
    default: .other
    }
  }
}
