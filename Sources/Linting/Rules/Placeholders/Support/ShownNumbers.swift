import Catalogs
import Locking
import Messages

extension LintLocalization {
  /// The arguments that texts show by themselves, without those that variables do.
  func numbers(ofPartsOnly isParts: Bool) -> [Int] {
    sharedArguments?.withLock { $0.numbers(of: self, ofPartsOnly: isParts) }
      ?? findNumbers(ofPartsOnly: isParts)
  }

  fileprivate func findNumbers(ofPartsOnly isParts: Bool) -> [Int] {
    texts.flatMap { text in
      text.isPart || !isParts
        ? shownArguments(of: text).filter { $0.variable == nil }.map(\.number) : []
    }
  }
}

extension SharedArguments {
  mutating func numbers(of localization: LintLocalization, ofPartsOnly isParts: Bool) -> [Int] {
    if let known = numbers[isParts] { return known }
    let made = Set(localization.findNumbers(ofPartsOnly: isParts)).sorted()
    numbers[isParts] = made
    return made
  }
}

extension LintUnit {
  /// The arguments that a reader of the text sees, those in variables included.
  var shownNumbers: [Int] {
    let localization = entry.localization
    let shown = localization.shownArguments(of: target)
    var numbers = shown.filter { $0.variable == nil }.map(\.number)
    guard shown.contains(where: { $0.variable != nil }) else { return numbers }
    numbers += localization.numbers(ofPartsOnly: true)
    // A variable may only choose a form by its argument.
    let ofSource = numbersShownBySource
    return numbers
      + shown.filter { $0.variable != nil }.map(\.number).filter { !ofSource.contains($0) }
  }

  private var numbersShownBySource: Set<Int> {
    let own = entry.source.shownArguments(of: source).filter { $0.variable == nil }
    return Set(own.map(\.number) + entry.source.numbers(ofPartsOnly: false))
  }

  /// Whether a form needn't show the count: it says one number, or another rule looks at it.
  var mayOmitCount: Bool {
    guard let category = target.category, let extent = categoryExtent else { return true }
    switch extent {
    case .single, .none: return true
    case .rare: return !siblingsShowCount
    case .zeroAndOne, .several:
      return namesOneNumber(category) || !siblingsShowCount
    }
  }

  /// Whether a form says by its category or by digits of its own that it is for one number, though it
  /// is for more.
  func namesOneNumber(_ category: CaseName) -> Bool {
    ["zero", "one", "two"].contains(category) || target.namesNumber
  }

  /// Whether a plural form is for so few numbers that it may say them in words, or not at all.
  ///
  /// What lint finds in it is no error. So are forms for 0 and 1, and for millions.
  package var isFormForFewNumbers: Bool {
    guard let category = target.category, category != "other" else { return false }
    if case .several? = categoryExtent { return false }
    return true
  }

  /// Some of the numbers that a plural form is for, where they are many; nil for any other text.
  var exampleNumbers: String? {
    guard case .several(let numbers)? = categoryExtent else { return nil }
    return numbers.joined(separator: ", ") + "…"
  }

  /// Whether the form's category takes one number only.
  var coversOneNumber: Bool {
    if case .single? = categoryExtent { true } else { false }
  }

  /// Whether the form's category takes millions or fractions only.
  var isForMillions: Bool { categoryExtent == .rare }

  /// Which numbers the form is for; nil where that isn't known.
  var categoryExtent: CountCategories.Extent? {
    guard let category = target.category, let tag = entry.localization.tag else { return nil }
    let categories = CountCategories.categories(of: tag)
    guard categories.isKnown else { return nil }
    let hasZero = siblings.contains { $0.category == "zero" }
    return categories.extent(of: category.category, hasZero: hasZero)
  }

  /// Whether another form of the same variation shows the number that it is chosen by.
  var siblingsShowCount: Bool {
    guard let count = countArgument(argumentReference) else { return false }
    return siblings.contains { text in
      entry.localization.shownArguments(of: text).contains { $0.number == count }
    }
  }
}
