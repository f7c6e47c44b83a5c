import Extraction
import Testing

/// Which platforms surely don't have a branch of `#if`.
@Suite struct PlatformBranchTests {
  static let all: Set<BuildPlatform> = Set(BuildPlatform.allCases)
  static let phones: Set<BuildPlatform> = [.iOS, .macCatalyst]

  /// The platforms that may have the literal "x" in a file.
  private func platforms(with code: String) throws -> Set<BuildPlatform> {
    let bytes = Array(code.utf8)
    let offset = try #require(bytes.firstRange(of: Array(#""x""#.utf8))).lowerBound
    return Self.all.subtracting(
      PlatformBranches(inSwift: bytes).platforms(lackingCodeAt: offset))
  }

  @Test(
    arguments: [
      ("os(iOS)", phones), ("os(OSX)", [.macOS]), ("os(visionOS)", [.visionOS]),
      ("os(Linux)", []), ("!os(macOS)", all.subtracting([.macOS])),
      ("os(iOS) || os(tvOS)", phones.union([.tvOS])), ("os(iOS) && os(tvOS)", []),
      ("os(iOS) && !targetEnvironment(macCatalyst)", [.iOS]),
      ("targetEnvironment(macCatalyst)", [.macCatalyst]), ("targetEnvironment(simulator)", all),
      ("canImport(UIKit)", all.subtracting([.macOS])),
      ("canImport(AppKit)", [.macCatalyst, .macOS]),
      ("canImport(Charts)", all), ("canImport(UIKit, _version: 7)", all), ("swift(>=6)", all),
      ("PRO", all), ("PRO && os(iOS)", phones), ("PRO || os(iOS)", all),
      ("!(os(iOS))", all.subtracting(phones)),
      ("os(iOS) || PRO && os(tvOS)", phones.union([.tvOS])), ("true", all), ("false", []),
    ] as [(String, Set<BuildPlatform>)])
  func conditions(condition: String, built: Set<BuildPlatform>) throws {
    let branch = "#if \(condition)\nlet a = \"x\"\n#endif\n"
    #expect(try platforms(with: branch) == built)
    #expect(
      try platforms(with: "func f() -> Any { a()\n#if \(condition)\n.b(\"x\")\n#endif\n}") == built)
    #expect(
      try platforms(with: "#if os(iOS)\n\(branch)#endif\n") == built.intersection(Self.phones))
  }

  @Test(
    arguments: [
      ("#if os(iOS)\n#elseif os(macOS)\nlet a = \"x\"\n#else\n#endif", [.macOS]),
      ("#if os(iOS)\n#elseif PRO\nlet a = \"x\"\n#else\n#endif", all.subtracting(phones)),
      (
        "#if os(iOS)\n#elseif os(macOS)\n#else\nlet a = \"x\"\n#endif",
        [.tvOS, .visionOS, .watchOS]
      ),
      ("#if PRO\n#else\nlet a = \"x\"\n#endif", all),
      ("#if os(iOS)\nlet b = 1\n#endif\nlet a = \"x\"", all),
      // What can't be parsed is compiled for all.
      ("#if os(iOS)\nlet a = \"x\" }}\n#endif", all),
    ] as [(String, Set<BuildPlatform>)])
  func branches(code: String, built: Set<BuildPlatform>) throws {
    #expect(try platforms(with: code) == built)
  }

  @Test(arguments: [
    ("#if os(iOS)", true), ("#if canImport(UIKit)", true), ("#if DEBUG", false), ("os(iOS)", false),
  ])
  func aLookAtTheBytesTellsWhetherThereMayBeAny(code: String, mayBe: Bool) {
    #expect(PlatformBranches.mayStand(in: Array(code.utf8)) == mayBe)
  }
}
