import Extraction
import Testing

/// On which platforms code counts that stands in `#if`.
@Suite struct PlatformTests {
  /// The platforms of the literals "then" and "else".
  private func platforms(_ condition: String) -> [String: Platforms] {
    platforms(
      of: """
        #if \(condition)
        let text = Text("then")
        #else
        let text = Text("else")
        #endif
        let other = Text("behind")
        """)
  }

  private func platforms(of code: String) -> [String: Platforms] {
    let entries = Extracted.from("import SwiftUI\n" + code).entries
    return Dictionary(uniqueKeysWithValues: entries.map { ($0.key, $0.locations[0].platforms) })
  }

  private static let touch: Platforms = [.iOS, .macCatalyst]
  private static let unlikeMac = Platforms.all.subtracting(.macOS)
  private static let unlikeTV = Platforms.all.subtracting(.tvOS)

  static let conditions: [(String, Platforms, Platforms)] = [
    ("os(macOS)", .macOS, unlikeMac), ("!os(macOS)", unlikeMac, .macOS),
    ("os(iOS)", touch, Platforms.all.subtracting(touch)),
    ("os(iOS) || os(macOS)", touch.union(.macOS), unlikeMac.subtracting(touch)),
    ("os(iOS) && !targetEnvironment(macCatalyst)", .iOS, Platforms.all.subtracting(.iOS)),
    ("targetEnvironment(macCatalyst)", .macCatalyst, Platforms.all.subtracting(.macCatalyst)),
    ("os(xrOS)", .visionOS, Platforms.all.subtracting(.visionOS)),
    ("os(Linux)", .others, .all),
    ("canImport(UIKit)", unlikeMac, [.macOS, .others]),
    ("canImport(AppKit)", [.macOS, .macCatalyst, .others], unlikeMac),
    ("os(tvOS) && FLAG", .tvOS, .all), ("os(tvOS) || FLAG", .all, unlikeTV),
    ("swift(>=6)", .all, .all), ("FLAG", .all, .all), ("canImport(Beans)", .all, .all),
    ("targetEnvironment(simulator)", .all, .all), ("!DEBUG && os(tvOS)", .tvOS, unlikeTV),
  ]

  @Test(arguments: conditions)
  func whatConditionsSay(condition: String, then: Platforms, otherwise: Platforms) {
    let found = platforms(condition)
    #expect(found == ["then": then, "else": otherwise, "behind": .all])
  }

  /// The flags that the literals "then" and "else" need.
  @Test(
    arguments: [
      ("A", ["A"], []), ("!A", [], ["A"]), ("A && B", ["A", "B"], []), ("A || B", [], []),
      ("!(A || B)", [], []), ("!(A && !B)", [], ["A"]), ("A && os(iOS)", ["A"], []),
      ("DEBUG || A", [], []), ("A || (A && B)", ["A"], []), ("swift(>=6)", [], []),
    ] as [(String, Set<String>, Set<String>)])
  func whatFlagsConditionsNeed(condition: String, then: Set<String>, otherwise: Set<String>) {
    let entries = Extracted.from(
      """
      import SwiftUI
      #if \(condition)
      let text = Text("then")
      #else
      let text = Text("else")
      #endif
      #if C
      #if !D
      let other = Text("inner")
      #elseif E
      let other = Text("else inner")
      #endif
      #endif
      let last = Text("behind")
      """
    ).entries
    let found = Dictionary(uniqueKeysWithValues: entries.map { ($0.key, $0.locations[0].flags) })
    #expect(
      found == [
        "then": then, "else": otherwise, "inner": ["C"], "else inner": ["C", "D", "E"],
        "behind": [],
      ])
  }

  @Test func branchesInsideOfEachOther() {
    let found = platforms(
      of: """
        struct Cup: View {
          var body: some View {
            #if !os(macOS)
              Text("a")
              #if os(iOS)
                Text("b")
              #elseif os(tvOS)
                Text("c")
              #endif
              Text("d")
            #elseif os(Linux)
              Text("e")
            #endif
            Text("f")
              #if os(watchOS)
                .help("g")
              #endif
          }
        }
        """)
    #expect(
      found == [
        "a": Self.unlikeMac, "b": Self.touch, "c": .tvOS, "d": Self.unlikeMac, "e": [],
        "f": .all, "g": .watchOS,
      ])
  }

  /// What isn't parsed of a file, and what stands in comments, doesn't move them.
  @Test func placesAreThoseOfTheFile() {
    let found = platforms(
      of: """
        /* A comment. */
        func sum(_ a: Int, _ b: Int) -> Int { let c = a + b; return c }
        #if os(macOS)  // The Mac's.
        func product(_ a: Int, _ b: Int) -> Int { let c = a * b; return c }
        let a = Text("a")
        #endif
        let b = Text("b")
        """)
    #expect(found == ["a": .macOS, "b": .all])
  }
}
