/// The oldest systems that an app runs on.
package struct DeploymentTargets: Hashable, Sendable {
  /// A system of Apple's.
  package enum Platform: String, CaseIterable, Sendable { case iOS, macOS, watchOS, tvOS, visionOS }

  /// Major versions; empty where nothing is known.
  package var versions: [Platform: Int]

  package init(_ versions: [Platform: Int] = [:]) { self.versions = versions }

  /// The first system that doesn't inflect a language yet, and the version that does.
  ///
  /// Source: release notes and talks of WWDC 2021 to 2024 on automatic grammar agreement.
  func tooOld(for language: String, region: String?) -> (platform: Platform, needed: Int)? {
    guard let generation = Self.generation(language, region) else { return nil }
    return Platform.allCases.lazy.compactMap { platform -> (platform: Platform, needed: Int)? in
      guard let version = versions[platform] else { return nil }
      let needed = Self.version(of: platform, generation)
      return version < needed ? (platform, needed) : nil
    }.first
  }

  /// The version of iOS that inflects a language.
  private static func generation(_ language: String, _ region: String?) -> Int? {
    switch language {
    case "en", "es": 15
    case "fr", "it": 16
    case "pt": region == "PT" ? 17 : 16
    case "de": 17
    case "hi", "ko": 18
    default: nil
    }
  }

  /// The version of a platform that came out with one of iOS.
  private static func version(of platform: Platform, _ generation: Int) -> Int {
    switch platform {
    case .iOS, .tvOS: generation
    case .macOS: generation - 3
    case .watchOS: generation - 7
    case .visionOS: max(1, generation - 16)
    }
  }
}
