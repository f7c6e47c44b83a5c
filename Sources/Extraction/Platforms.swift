/// What code may be built for, as conditions of `#if` tell it apart.
package struct Platforms: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let iOS = Platforms(rawValue: 1)
  /// An app of iOS built for the Mac.
  package static let macCatalyst = Platforms(rawValue: 2)
  package static let macOS = Platforms(rawValue: 4)
  package static let tvOS = Platforms(rawValue: 8)
  package static let watchOS = Platforms(rawValue: 16)
  package static let visionOS = Platforms(rawValue: 32)
  /// All that aren't Apple's.
  package static let others = Platforms(rawValue: 64)

  package static let all: Platforms = [
    .iOS, .macCatalyst, .macOS, .tvOS, .watchOS, .visionOS, .others,
  ]

  /// Whether what is built for these may have code that only others let through; all of them stand for
  /// what nobody knows.
  package func mayBuild(_ code: Platforms) -> Bool {
    self == .all || !isDisjoint(with: code)
  }
}
