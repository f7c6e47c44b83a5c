import TestSupport
import Testing

/// The sources need no newer system than `Package.swift` names: macOS 14.
///
/// On Linux the whole library is there whatever the system, so a compiler there sees nothing of it.
@Suite struct DeploymentTests {
  /// What macOS 14 doesn't have, as it is written.
  private static let newer = [
    "String(validating:", "RangeSet", ".indices(where:", "Int128", "InlineArray", "utf8Span",
    "isolated deinit", "import Synchronization",
  ]

  /// What a text has of it where Apple's systems compile it, line by line.
  private static func found(in text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    // Few files have any, and a look at each line of the others takes long in a debug build.
    let names = newer.filter { text.contains($0) }
    guard !names.isEmpty else { return [] }
    return zip(lines, PlatformScan.isOnlyOnLinux(lines)).compactMap { line, isOnlyOnLinux in
      let code = line.drop { $0 == " " }
      guard !isOnlyOnLinux, !code.hasPrefix("//") else { return nil }
      return names.contains { code.contains($0) } ? String(code) : nil
    }
  }

  @Test func nothingNewerIsUsed() throws {
    for path in Repository.files(in: "Sources", withSuffix: ".swift") {
      let found = Self.found(in: try Repository.text(path))
      #expect(found == [], "\(path) needs more than macOS 14")
    }
  }

  @Test func theScanSeesWhatItShould() {
    let text = """
      // A RangeSet.
      import Synchronization
      #if canImport(Darwin)
      let a = RangeSet<Int>()
      #elseif canImport(Musl)
      let b = RangeSet<Int>()
      #else
      let c = RangeSet<Int>()
      #endif
      #if !canImport(Darwin) && compiler(>=6.3)
      struct D {
        #if DEBUG
        let d: Int128 = 1
        #endif
        let e: Int128 = 1
      }
      #else
      let f = String(validating: [], as: UTF8.self)
      #endif
      #if DEBUG
      let g: UInt128 = 1
      #else
      let h: UInt128 = 1
      #endif
      let i: InlineArray<1, Int> = [1]
      let j = "tea".utf8Span
      """
    #expect(
      Self.found(in: text) == [
        "import Synchronization", "let a = RangeSet<Int>()",
        "let f = String(validating: [], as: UTF8.self)", "let g: UInt128 = 1",
        "let h: UInt128 = 1", "let i: InlineArray<1, Int> = [1]", "let j = \"tea\".utf8Span",
      ])
  }
}
