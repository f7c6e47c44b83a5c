import Foundation
import Vocabulary

/// What a number asks of the words that it counts.
struct CountingRules: Sendable {
  /// Features by plural category.
  private var byCategory: [String: FeatureSet] = [:]
  /// What a part of speech takes instead.
  private var byPart: [String: [LexicalPart: FeatureSet]] = [:]

  /// Without rules one thing is singular, and everything else plural.
  init() {}

  /// - Parameter lines: Of `category<TAB>features[ part=features…]`, with `other` for those that have
  ///   no line.
  init(_ lines: DataLines) {
    for line in lines.lines where line.fields.count == 2 {
      for word in line.fields[1].split(separator: " ") {
        let sides = word.split(separator: "=").map(String.init)
        if sides.count == 1 { byCategory[line.fields[0]] = FeatureSet(names: sides[0]) }
        guard sides.count == 2, let features = FeatureSet(names: sides[1]),
          let part = LexicalPart(name: sides[0])
        else { continue }
        byPart[line.fields[0], default: [:]][part] = features
      }
    }
  }

  /// The features of the words that a number counts.
  func features(of number: GrammaticalNumber) -> FeatureSet {
    if byCategory.isEmpty { return number == .singular ? .singular : .plural }
    let name = Self.category(of: number)
    return byCategory[name] ?? byCategory["other"] ?? (name == "one" ? .singular : .plural)
  }

  /// What words of a part of speech take where that differs.
  func features(of number: GrammaticalNumber, _ part: LexicalPart) -> FeatureSet {
    if byPart.isEmpty { return features(of: number) }
    return byPart[Self.category(of: number)]?[part] ?? features(of: number)
  }

  private static func category(of number: GrammaticalNumber) -> String {
    switch number {
    case .zero: "zero"
    case .singular: "one"
    case .pluralTwo: "two"
    case .pluralFew: "few"
    case .pluralMany: "many"
    default: "other"
    }
  }
}
