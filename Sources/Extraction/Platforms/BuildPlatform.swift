/// Where code runs that Xcode builds, as the conditions of `#if` tell it apart.
package enum BuildPlatform: Hashable, Sendable, CaseIterable {
  case iOS
  /// iOS on the Mac, by Mac Catalyst.
  case macCatalyst
  case macOS
  case tvOS
  case visionOS
  case watchOS

  /// - Parameter sdk: A device's or a simulator's platform, as the build setting "Supported Platforms"
  ///   names it.
  package init?(sdk: some StringProtocol) {
    switch String(sdk) {
    case "iphoneos", "iphonesimulator": self = .iOS
    case "macosx": self = .macOS
    case "appletvos", "appletvsimulator": self = .tvOS
    case "xros", "xrsimulator": self = .visionOS
    case "watchos", "watchsimulator": self = .watchOS
    default: return nil
    }
  }

  /// Whether a condition holds that asks for one thing, such as `os(iOS)` and `canImport(UIKit)`; nil
  /// where that isn't known.
  func satisfies(_ function: String, _ name: String) -> Bool? {
    switch (function, name) {
    case ("os", _): systems.contains(name)
    case ("targetEnvironment", "macCatalyst"): self == .macCatalyst
    case ("canImport", "UIKit"): self != .macOS
    // Catalyst has parts of AppKit.
    case ("canImport", "AppKit"), ("canImport", "Cocoa"):
      self == .macCatalyst ? nil : self == .macOS
    default: nil
    }
  }

  /// The names that `os(…)` has for it, old ones among them.
  private var systems: [String] {
    switch self {
    case .iOS, .macCatalyst: ["iOS"]
    case .macOS: ["macOS", "OSX"]
    case .tvOS: ["tvOS"]
    case .visionOS: ["visionOS", "xrOS"]
    case .watchOS: ["watchOS"]
    }
  }
}
