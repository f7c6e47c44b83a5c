import LocaleData

/// The numbers that stand for all when two texts are compared.
struct CountSamples {
  let numbers: [Int]
  private let rules: PluralRules

  /// 0, 1, 2, 5, 11, 21 and 100, and one number more for each plural category of the language that
  /// none of them takes.
  init(_ tag: LanguageTag) {
    let rules = PluralRules(for: tag, type: .cardinal)
    var numbers = [0, 1, 2, 5, 11, 21, 100]
    let known = Set(numbers.map { rules.category(for: $0) })
    for category in rules.categories where !known.contains(category) {
      let samples = rules.samples(for: category).integers
      if let number = samples.lazy.compactMap({ Int($0) }).first { numbers.append(number) }
    }
    self.numbers = numbers
    self.rules = rules
  }

  func category(of number: Int) -> PluralCategory { rules.category(for: number) }
}
