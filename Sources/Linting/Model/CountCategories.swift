package import LocaleData
import Locking

/// Which numbers a language counts with which plural category.
package struct CountCategories: Sendable {
  /// How many numbers take a category.
  enum Extent: Hashable, Sendable {
    case none
    /// Only millions or fractions.
    case rare
    case single(Int)
    /// 0 and 1: a form that says "one" in a word is wrong for nothing only.
    case zeroAndOne
    /// Some of the numbers, for messages.
    case several([String])
  }

  /// The categories that some everyday number takes, and `other`.
  package let needed: [PluralCategory]
  /// Whether these are `one` and `other` alone.
  let needsOneAndOther: Bool
  /// All that CLDR knows for the language.
  let used: [PluralCategory]
  /// Whether CLDR says anything of the language.
  let isKnown: Bool
  private let extents: [PluralCategory: Extent]

  private static let known = Sharded<[LanguageTag: CountCategories]> { [:] }

  /// The categories of a language, kept once they were read.
  package static func categories(of tag: LanguageTag) -> CountCategories {
    if let known = known.withValue({ $0[tag] }) { return known }
    let read = CountCategories(reading: tag)
    known.withValue { if $0.count < 1024 { $0[tag] = read } }
    return read
  }

  private init(reading tag: LanguageTag) {
    let rules = PluralRules(for: tag, type: .cardinal)
    used = rules.categories
    isKnown = PluralRules.areKnown(for: tag)
    var extents: [PluralCategory: Extent] = [:]
    for category in rules.categories {
      extents[category] = Self.extent(of: rules.samples(for: category))
    }
    self.extents = extents
    needed = rules.categories.filter { $0 == .other || extents[$0] != .rare }
    needsOneAndOther = Set(needed) == [.one, .other]
  }

  /// Millions alone need no form of their own, nor do fractions.
  private static func extent(of samples: PluralSamples) -> Extent {
    let everyday = samples.integers.filter { $0.count < 7 && !$0.contains("c") }
    if everyday.isEmpty { return .rare }
    if samples.integersAreComplete, everyday.count == 1, let only = Int(everyday[0]) {
      return .single(only)
    }
    return everyday == ["0", "1"] && samples.integersAreComplete
      ? .zeroAndOne : .several(Array(everyday.prefix(4)))
  }

  /// How many numbers take a category, as Foundation chooses it.
  ///
  /// Foundation takes `zero` for exactly 0 where the language has no such category.
  func extent(of category: PluralCategory?, hasZero: Bool) -> Extent {
    guard let known = category else { return .none }
    if known == .zero, !used.contains(.zero) { return .single(0) }
    let extent = extents[known] ?? .none
    return extent == .zeroAndOne && hasZero ? .single(1) : extent
  }

  /// Whether nouns of a language are the same for one and for more.
  static func keepsSingular(_ tag: LanguageTag) -> Bool {
    CountingWords.all[tag.language]?.contains("singular") ?? false
  }

  /// Whether `other` is for fractions only, so that for integers it stands in for a missing category.
  var otherIsForFractions: Bool {
    isKnown && extent(of: .other, hasZero: false) == .rare
  }
}
