import LocaleData

/// The oldest systems that an app runs on.
package struct DeploymentTargets: Hashable, Sendable {
  /// A system of Apple's.
  package enum Platform: String, CaseIterable, Sendable { case iOS, macOS, watchOS, tvOS, visionOS }

  /// Major versions; empty where nothing is known.
  package var versions: [Platform: Int]

  package init(_ versions: [Platform: Int] = [:]) { self.versions = versions }

  /// The first system that doesn't inflect a language yet, and the version that does.
  func tooOld(for language: String, region: String?) -> (platform: Platform, needed: Int)? {
    guard case .since(let generation) = SystemInflection(of: language, region: region) else {
      return nil
    }
    return Platform.allCases.lazy.compactMap { platform -> (platform: Platform, needed: Int)? in
      guard let version = versions[platform] else { return nil }
      let needed = Self.version(of: platform, generation)
      return version < needed ? (platform, needed) : nil
    }.first
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
