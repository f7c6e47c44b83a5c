import Extraction

/// Reads what a condition of the preprocessor says of platforms: `TARGET_OS_IOS && !TARGET_OS_MACCATALYST`.
///
/// Source: Apple's TargetConditionals.h, which defines each of these for all platforms, as 0 or 1: so
/// whether one is defined says nothing.
struct TargetCondition {
  private var words: ArraySlice<String>
  private let includesDebug: Bool

  /// Where a condition may hold, and where it may fail; everywhere where it isn't understood.
  static func platforms(of words: [String], includesDebug: Bool) -> PlatformCondition {
    var reader = TargetCondition(words: words[...], includesDebug: includesDebug)
    guard let condition = reader.disjunction(), reader.words.isEmpty else {
      return PlatformCondition()
    }
    return condition
  }

  private mutating func disjunction() -> PlatformCondition? {
    guard var condition = conjunction() else { return nil }
    while takes("|", "|") {
      guard let other = conjunction() else { return nil }
      condition = condition.or(other)
    }
    return condition
  }

  private mutating func conjunction() -> PlatformCondition? {
    guard var condition = operand() else { return nil }
    while takes("&", "&") {
      guard let other = operand() else { return nil }
      condition = condition.and(other)
    }
    return condition
  }

  private mutating func operand() -> PlatformCondition? {
    switch words.popFirst() {
    case "!": return operand()?.negated
    case "(":
      let inner = disjunction()
      return takes(")") ? inner : nil
    case "defined":
      let isEnclosed = takes("(")
      let name = words.popFirst()
      guard let name, !isEnclosed || takes(")") else { return nil }
      return name == "DEBUG" ? value(of: name) : PlatformCondition()
    case let name?: return value(of: name)
    case nil: return nil
    }
  }

  private func value(of name: String) -> PlatformCondition {
    switch name {
    case "0", "NO", "false": return PlatformCondition(holdingOn: [])
    case "1", "YES", "true": return PlatformCondition(holdingOn: .all)
    case "DEBUG" where !includesDebug: return PlatformCondition(holdingOn: [])
    default:
      guard let platforms = Self.targets[name] else { return PlatformCondition() }
      return PlatformCondition(holdingOn: platforms)
    }
  }

  private mutating func takes(_ signs: String...) -> Bool {
    guard words.starts(with: signs) else { return false }
    words.removeFirst(signs.count)
    return true
  }

  private static let targets: [String: Platforms] = [
    "TARGET_OS_IOS": [.iOS, .macCatalyst],
    "TARGET_OS_IPHONE": [.iOS, .macCatalyst, .tvOS, .watchOS, .visionOS],
    "TARGET_OS_MAC": Platforms.all.subtracting(.others),
    "TARGET_OS_MACCATALYST": .macCatalyst, "TARGET_OS_UIKITFORMAC": .macCatalyst,
    "TARGET_OS_OSX": .macOS, "TARGET_OS_TV": .tvOS, "TARGET_OS_VISION": .visionOS,
    "TARGET_OS_WATCH": .watchOS,
  ]
}
