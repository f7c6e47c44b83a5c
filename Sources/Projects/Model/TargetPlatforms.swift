import Extraction

/// Reads what a target is built for out of what projects say of it.
enum TargetPlatforms {
  /// What build settings say.
  ///
  /// With several platforms, or with one that isn't known, all count: so does `auto`, with which
  /// Xcode takes the platform that is chosen when it builds.
  ///
  /// - Parameter named: What counts where the settings don't say it.
  static func platforms(of settings: XcodeSettings, named: Platforms) -> Platforms {
    guard settings.value(of: "ALLOW_TARGET_PLATFORM_SPECIALIZATION") != "YES" else { return .all }
    let names = settings.value(of: "SUPPORTED_PLATFORMS") ?? settings.value(of: "SDKROOT")
    let found = names.map { $0.split(separator: " ").map(platform(ofSDK:)) } ?? [named]
    guard let first = found.first, found.allSatisfy({ $0 == first }) else { return .all }
    let isForMac = settings.value(of: "SUPPORTS_MACCATALYST") ?? "NO"
    return first == .iOS && isForMac != "NO" ? [.iOS, .macCatalyst] : first
  }

  /// The platform of `iphoneos`, `iphonesimulator17.0` and the like.
  private static func platform(ofSDK name: Substring) -> Platforms {
    switch name.lowercased().prefix(while: \.isLetter) {
    case "iphoneos", "iphonesimulator": .iOS
    case "macosx": .macOS
    case "appletvos", "appletvsimulator": .tvOS
    case "watchos", "watchsimulator": .watchOS
    case "xros", "xrsimulator": .visionOS
    default: .all
    }
  }

  /// The platform that XcodeGen's `platform` names (Docs/ProjectSpec.md, "Platform").
  static func platforms(namedByXcodeGen name: String?) -> Platforms {
    switch name {
    case "iOS": .iOS
    case "macOS": .macOS
    case "tvOS": .tvOS
    case "watchOS": .watchOS
    case "visionOS": .visionOS
    default: .all
    }
  }

  /// The platforms that Tuist's `destinations` or `platform` name; all where there is none, or one that
  /// isn't known.
  ///
  /// Source: ProjectDescription's `Destination`, `Destinations` and `Platform`.
  ///
  /// - Parameter names: One that isn't known is nil.
  static func platforms(namedByTuist names: [String?]) -> Platforms {
    guard !names.isEmpty else { return .all }
    return names.reduce(into: Platforms()) { all, name in
      all.formUnion(name.flatMap { destinations[$0] } ?? .all)
    }
  }

  private static let destinations: [String: Platforms] = [
    "iOS": .iOS, "iPhone": .iOS, "iPad": .iOS, "macWithiPadDesign": .iOS,
    "appleVisionWithiPadDesign": .iOS, "macCatalyst": .macCatalyst, "macOS": .macOS, "mac": .macOS,
    "tvOS": .tvOS, "appleTv": .tvOS, "watchOS": .watchOS, "appleWatch": .watchOS,
    "visionOS": .visionOS, "appleVision": .visionOS,
  ]
}
