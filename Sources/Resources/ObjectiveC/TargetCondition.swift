import Extraction

/// Reads what a condition of the preprocessor says of platforms: `TARGET_OS_IOS && !TARGET_OS_MACCATALYST`.
///
/// Source: Apple's TargetConditionals.h, which defines each of these for all of Apple's platforms, as 0
/// or 1: so whether one is defined tells none of these from another.
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
    chain(of: { $0.conjunction() }, by: "|", joining: { $0.or($1) })
  }

  private mutating func conjunction() -> PlatformCondition? {
    chain(of: { $0.operand() }, by: "&", joining: { $0.and($1) })
  }

  /// One part or several, with an operator between them that is a sign twice.
  private mutating func chain(
    of part: (inout TargetCondition) -> PlatformCondition?, by sign: String,
    joining joined: (PlatformCondition, PlatformCondition) -> PlatformCondition
  ) -> PlatformCondition? {
    guard var condition = part(&self) else { return nil }
    while takes(sign, sign) {
      guard let other = part(&self) else { return nil }
      condition = joined(condition, other)
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
      return name == "DEBUG" ? value(of: name) : Self.definedness(of: name)
    case let name?: return compared(value(of: name))
    case nil: return nil
    }
  }

  /// Where something is defined, as far as that is known.
  static func definedness(of name: String) -> PlatformCondition {
    targets[name] == nil
      ? PlatformCondition() : PlatformCondition(holdingOn: Platforms.all.subtracting(.others))
  }

  /// What a value says, or a comparison of it with 0 or 1: `TARGET_OS_IOS == 0`.
  private mutating func compared(_ value: PlatformCondition) -> PlatformCondition? {
    let isEqual = takes("=", "=")
    guard isEqual || takes("!", "=") else { return value }
    switch words.popFirst() {
    case "0": return isEqual ? value.negated : value
    case "1": return isEqual ? value : value.negated
    default: return nil
    }
  }

  private func value(of name: String) -> PlatformCondition {
    if let platforms = Self.targets[name] { return PlatformCondition(holdingOn: platforms) }
    let value = ConditionStack.value(of: name, includesDebug: includesDebug)
    // Where code of debug builds counts, that of other builds does, too.
    guard let value, name != "DEBUG" || !value else { return PlatformCondition() }
    return PlatformCondition(holdingOn: value ? .all : [])
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
