import Foundation
import Vocabulary

/// What a number asks of the words that it counts.
package struct CountingRules: Sendable {
  /// Features by plural category, in the order of ``names``; none where no line says any.
  private var byCategory: [FeatureSet?] = Array(repeating: nil, count: names.count)
  /// What a part of speech takes instead, by category.
  private var byPart: [[LexicalPart: FeatureSet]] = []
  package private(set) var unread: [UnreadField] = []

  /// CLDR's plural categories.
  static let names = ["zero", "one", "two", "few", "many", "other"]

  /// Without rules one thing is singular, and everything else plural.
  init() {}

  /// - Parameter lines: Of `category<TAB>features[ part=features…]`, with `other` for those that have
  ///   no line.
  package init(_ lines: DataLines) {
    byPart = Array(repeating: [:], count: Self.names.count)
    for line in lines.lines {
      guard line.fields.count == 2 else {
        unread.append(UnreadField(line, 0, "expected `category<TAB>features`"))
        continue
      }
      for word in line.fields[1].split(separator: " ") { read(String(word), of: line) }
    }
    if byPart.allSatisfy(\.isEmpty) { byPart = [] }
  }

  /// The cases that any number asks for.
  var cases: FeatureSet {
    let all = byCategory.compactMap(\.self) + byPart.flatMap(\.values)
    return all.reduce(FeatureSet()) { $0.union($1[.grammaticalCase]) }
  }

  private mutating func read(_ word: String, of line: DataLines.Line) {
    let sides = word.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
    guard sides.count < 3, let name = sides.last, let features = FeatureSet(names: name) else {
      return unread.append(UnreadField(line, 1, word: word, "unknown features \(word)"))
    }
    // Numbers have no other categories, so a line of another one never counts.
    let category = Self.names.firstIndex(of: line.fields[0])
    if sides.count == 1 {
      if let category { byCategory[category] = features }
    } else if let part = LexicalPart(name: sides[0]) {
      if let category { byPart[category][part] = features }
    } else {
      unread.append(UnreadField(line, 1, word: word, "unknown part of speech \(sides[0])"))
    }
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
    return byCategory[category] ?? byCategory[5] ?? (category == 1 ? .singular : .plural)
  }

  /// What words of a part of speech take where that differs.
  func features(of number: GrammaticalNumber, _ part: LexicalPart) -> FeatureSet {
    if byPart.isEmpty { return features(of: number) }
    return byPart[Self.category(of: number)][part] ?? features(of: number)
  }

  /// Whether parts of speech differ in what they take.
  var hasParts: Bool { !byPart.isEmpty }

  private static func category(of number: GrammaticalNumber) -> Int {
    switch number {
    case .zero: 0
    case .singular: 1
    case .pluralTwo: 2
    case .pluralFew: 3
    case .pluralMany: 4
    default: 5
    }
  }
}
