import LocaleData

/// The oldest systems that an app runs on.
package struct DeploymentTargets: Hashable, Sendable {
  /// A system of Apple's, or Linux, where this project's own engine makes words agree.
  package enum Platform: String, CaseIterable, Sendable {
    case iOS, macOS, watchOS, tvOS, visionOS
    case linux = "Linux"
  }

  /// Major versions; empty where nothing is known.
  ///
  /// Any version of Linux is as good as another.
  package var versions: [Platform: Int]

  package init(_ versions: [Platform: Int] = [:]) { self.versions = versions }

  /// Whether the app runs on Linux.
  var includesLinux: Bool { versions[.linux] != nil }
  /// Whether it runs on nothing else.
  var isLinuxAlone: Bool { includesLinux && versions.count == 1 }

  /// The first system of Apple's that doesn't inflect a language yet, and the version that does.
  func tooOld(for language: String, region: String?) -> (platform: Platform, needed: Int)? {
    guard case .since(let generation) = SystemInflection(of: language, region: region) else {
      return nil
    }
    return Platform.allCases.lazy.compactMap { platform -> (platform: Platform, needed: Int)? in
      guard let version = versions[platform], let needed = Self.version(of: platform, generation)
      else { return nil }
      return version < needed ? (platform, needed) : nil
    }.first
  }

  /// The version of a platform that came out with one of iOS.
  private static func version(of platform: Platform, _ generation: Int) -> Int? {
    switch platform {
    case .iOS, .tvOS: generation
    case .macOS: generation - 3
    case .watchOS: generation - 7
    case .visionOS: max(1, generation - 16)
    case .linux: nil
    }
  }
}
