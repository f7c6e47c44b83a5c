/// Where a condition of `#if` may hold, and where it may fail: both, where more than the platform
/// decides.
package struct PlatformCondition: Sendable {
  /// The platforms on which the code behind it may be built.
  package var mayHold = Platforms.all
  /// Those on which the code behind `#else` may be.
  package var mayFail = Platforms.all

  /// One that may hold and fail everywhere.
  package init() {}

  /// One that surely holds on some platforms, and fails on all others.
  package init(holdingOn platforms: Platforms) {
    mayHold = platforms
    mayFail = Platforms.all.subtracting(platforms)
  }

  /// `!condition`.
  package var negated: PlatformCondition {
    var other = self
    (other.mayHold, other.mayFail) = (mayFail, mayHold)
    return other
  }

  /// `condition && other`.
  package func and(_ other: PlatformCondition) -> PlatformCondition {
    var both = self
    both.mayHold.formIntersection(other.mayHold)
    both.mayFail.formUnion(other.mayFail)
    return both
  }

  /// `condition || other`.
  package func or(_ other: PlatformCondition) -> PlatformCondition {
    negated.and(other.negated).negated
  }
}

extension PlatformCondition {
  /// What `#if` of Swift asks.
  ///
  /// - Parameter includesDebug: Whether code counts that only debug builds have.
  init(_ condition: Expression, includesDebug: Bool) {
    self.init()
    switch condition.kind {
    case .name("DEBUG", _):
      if !includesDebug { mayHold = [] }
    case .prefix("!", let operand):
      self = PlatformCondition(operand, includesDebug: includesDebug).negated
    case .infix(let name, let left, let right) where name == "&&" || name == "||":
      let first = PlatformCondition(left, includesDebug: includesDebug)
      let second = PlatformCondition(right, includesDebug: includesDebug)
      self = name == "&&" ? first.and(second) : first.or(second)
    case .call(let callee, let arguments):
      guard case .name(let question, _) = callee.kind, arguments.count == 1,
        case .name(let name, _) = arguments[0].value.kind
      else { return }
      ask(question, name)
    default: break
    }
  }

  /// The Swift Programming Language, "Conditional Compilation Block".
  private mutating func ask(_ question: String, _ name: String) {
    switch question {
    case "os":
      mayHold = Self.systems[name] ?? .others
      mayFail = mayHold == .others ? .all : Platforms.all.subtracting(mayHold)
    case "targetEnvironment" where name == "macCatalyst":
      mayHold = .macCatalyst
      mayFail = Platforms.all.subtracting(.macCatalyst)
    case "canImport":
      guard let module = Self.modules[name] else { return }
      mayHold = module.sure.union(module.possible).union(.others)
      mayFail = Platforms.all.subtracting(module.sure)
    default: break
    }
  }

  private static let systems: [String: Platforms] = [
    "iOS": [.iOS, .macCatalyst], "macOS": .macOS, "OSX": .macOS, "tvOS": .tvOS,
    "watchOS": .watchOS, "visionOS": .visionOS, "xrOS": .visionOS,
  ]

  /// Where there is a module, and where there may be one, though hardly anything of it can be used.
  private static let modules: [String: (sure: Platforms, possible: Platforms)] = [
    "UIKit": ([.iOS, .macCatalyst, .tvOS, .watchOS, .visionOS], []),
    "AppKit": (.macOS, .macCatalyst), "Cocoa": (.macOS, .macCatalyst),
    "WatchKit": (.watchOS, [.iOS, .macCatalyst, .visionOS]),
  ]
}
