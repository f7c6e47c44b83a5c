import Extraction

/// Which branches of `#if` are read, all that are not surely left out, and for which platforms they are
/// built.
struct ConditionStack {
  let includesDebug: Bool

  private struct Level {
    /// Whether the code around it is read.
    var isAround: Bool
    /// Whether a branch was surely taken, so that no other is.
    var isSettled: Bool
    var isActive: Bool
    /// The platforms of the code around it, and of the branch at hand.
    var around: Platforms
    var platforms: Platforms
    /// Where no branch so far surely holds.
    var rest: Platforms
  }

  private var levels: [Level] = []

  init(includesDebug: Bool) { self.includesDebug = includesDebug }

  var isActive: Bool { levels.last?.isActive ?? true }

  /// For which platforms the code at hand is built.
  var platforms: Platforms { levels.last?.platforms ?? .all }

  /// - Parameters:
  ///   - condition: Its value; nil for one that isn't known.
  ///   - target: What it says of platforms.
  mutating func open(_ condition: Bool?, on target: PlatformCondition) {
    levels.append(
      Level(
        isAround: isActive, isSettled: condition == true,
        isActive: isActive && condition != false, around: platforms,
        platforms: platforms.intersection(target.mayHold), rest: target.mayFail))
  }

  /// Goes on with `#elif` or `#else`.
  mutating func next(_ condition: Bool?, on target: PlatformCondition) {
    guard let last = levels.indices.last else { return }
    levels[last].isActive =
      levels[last].isAround && !levels[last].isSettled && condition != false
    if condition == true { levels[last].isSettled = true }
    levels[last].platforms = levels[last].around.intersection(levels[last].rest)
      .intersection(target.mayHold)
    levels[last].rest.formIntersection(target.mayFail)
  }

  mutating func close() { _ = levels.popLast() }

  /// The value of a condition of numbers, `DEBUG`, `defined`, `!`, `&&` and `||`; nil for others.
  func value(of words: [String]) -> Bool? {
    // Parentheses matter only where both operators stand, or one of them in what is negated.
    let bare = words.filter { $0 != "(" && $0 != ")" }
    let text = bare.joined(separator: " ")
    let (hasOr, hasAnd) = (text.contains("| |"), text.contains("& &"))
    if hasOr || hasAnd, negatesGroup(in: words) { return nil }
    if hasOr {
      guard !hasAnd else { return nil }
      let parts = operands(bare, "|").map(operand)
      return parts.contains(true) ? true : parts.contains(nil) ? nil : false
    }
    let parts = operands(bare, "&").map(operand)
    return parts.contains(false) ? false : parts.contains(nil) ? nil : true
  }

  /// Whether parentheses stand behind `!`.
  private func negatesGroup(in words: [String]) -> Bool {
    zip(words, words.dropFirst()).contains { $0 == "!" && $1 == "(" }
  }

  private func operands(_ words: [String], _ sign: String) -> [ArraySlice<String>] {
    words.split(separator: sign, omittingEmptySubsequences: true)
  }

  private func operand(_ words: ArraySlice<String>) -> Bool? {
    var words = words
    var isNegated = false
    while words.first == "!" {
      isNegated.toggle()
      words = words.dropFirst()
    }
    if words.first == "defined" { words = words.dropFirst() }
    guard words.count == 1, let word = words.first else { return nil }
    return Self.value(of: word, includesDebug: includesDebug).map { $0 != isNegated }
  }

  /// The value of a number, of a word for one, or of `DEBUG`; nil for other words.
  static func value(of word: String, includesDebug: Bool) -> Bool? {
    switch word {
    case "0", "NO", "false": false
    case "1", "YES", "true": true
    case "DEBUG": includesDebug
    default: nil
    }
  }
}
