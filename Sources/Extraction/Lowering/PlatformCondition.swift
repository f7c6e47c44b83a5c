/// Where a condition of `#if` may hold, and where it may fail: both, where more than the platform
/// decides.
struct PlatformCondition {
  var mayHold = Platforms.all
  var mayFail = Platforms.all

  /// - Parameter includesDebug: Whether code counts that only debug builds have.
  init(_ condition: Expression, includesDebug: Bool) {
    switch condition.kind {
    case .name("DEBUG", _):
      if !includesDebug { mayHold = [] }
    case .prefix("!", let operand):
      let inner = PlatformCondition(operand, includesDebug: includesDebug)
      (mayHold, mayFail) = (inner.mayFail, inner.mayHold)
    case .infix(let name, let left, let right) where name == "&&" || name == "||":
      let first = PlatformCondition(left, includesDebug: includesDebug)
      let second = PlatformCondition(right, includesDebug: includesDebug)
      let isBoth = name == "&&"
      mayHold =
        isBoth
        ? first.mayHold.intersection(second.mayHold) : first.mayHold.union(second.mayHold)
      mayFail =
        isBoth
        ? first.mayFail.union(second.mayFail) : first.mayFail.intersection(second.mayFail)
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
