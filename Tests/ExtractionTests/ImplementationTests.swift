import Extraction
import Testing

/// Literals that are given to methods in whose place types have their own.
@Suite struct ImplementationTests {
  private static let shelf = """
    import Foundation
    protocol Shelf {
      func show(title: String)
      func show(name: String)
    }
    final class Board: Shelf {
      func show(title: String) { print(NSLocalizedString(title, comment: "On a shelf")) }
      func show(name: String) { print("Name: " + name) }
    }

    """

  @Test(
    "a method that a protocol asks for localizes what the types that have it look up",
    arguments: [
      (#"func fill(_ shelf: Shelf) { shelf.show(title: "Cups") }"#, ["Cups"]),
      (#"func fill(_ shelf: any Shelf) { shelf.show(title: "Cups") }"#, ["Cups"]),
      (#"func fill<S: Shelf>(_ shelf: S) { shelf.show(title: "Cups") }"#, ["Cups"]),
      (#"extension Shelf { func fill() { show(title: "Cups") } }"#, ["Cups"]),
      (#"func fill(_ shelf: Shelf) { shelf.show(name: "Cups") }"#, []),
      (
        """
        func fill(_ shelf: Shelf, with text: String) { shelf.show(title: text) }
        func fill(_ shelf: Shelf) { fill(shelf, with: "Cups") }
        """, ["Cups"]
      ),
      (
        #"final class Room { var shelf: Shelf; func fill() { shelf.show(title: "Cups") } }"#,
        ["Cups"]
      ),
    ])
  func requirements(use: String, keys: [String]) {
    #expect(Extracted.keys(in: Self.shelf + use) == keys)
    let parts = Extracted.from(["A.swift": Self.shelf, "B.swift": "import Foundation\n" + use])
    #expect(parts.entries.map(\.key) == keys)
    #expect(parts.entries.allSatisfy { $0.comments.allSatisfy { $0 == "On a shelf" } })
  }

  @Test(
    "a method that subclasses override localizes what they look up",
    arguments: [
      ("func put(_ text: String) {}", ["Cups"]),
      (#"func put(_ text: String) { fatalError("none") }"#, ["Cups"]),
    ])
  func overrides(method: String, keys: [String]) {
    let found = Extracted.keys(
      in: """
        import Foundation
        class Shelf { \(method) }
        final class Board: Shelf {
          override func put(_ text: String) { print(NSLocalizedString(text, comment: "")) }
        }
        func fill(_ shelf: Shelf) { shelf.put("Cups") }
        """)
    #expect(found == keys)
  }

  /// What a method hands to its superclass's runs no other.
  @Test func whatIsHandedUpIsNoKey() {
    let found = Extracted.keys(
      in: """
        import Foundation
        class Shelf { func put(_ text: String) { print("shelf: " + text) } }
        final class Board: Shelf {
          override func put(_ text: String) { print(NSLocalizedString(text, comment: "")) }
          func fill() { super.put("Cups") }
        }
        """)
    #expect(found == [])
  }

  /// Of what only one of several shows in another language nobody knows whether it is meant to be.
  @Test func whatFewLookUpIsNoKey() {
    let found = Extracted.keys(
      in: """
        import Foundation
        protocol Log { func note(_ text: String) }
        struct File: Log { func note(_ text: String) { print("file: " + text) } }
        struct Console: Log { func note(_ text: String) { print("console: " + text) } }
        struct Alert: Log { func note(_ text: String) { print(NSLocalizedString(text, comment: "")) } }
        func fill(_ log: Log) { log.note("Cups") }
        """)
    #expect(found == [])
  }

  /// A type with a method of the name that has nothing to do with the protocol says nothing of it.
  @Test func othersOfTheNameDoNotCount() {
    let found = Extracted.keys(
      in: """
        import Foundation
        protocol Shelf { func show(title: String) }
        struct Board: Shelf { func show(title: String) { print("board: " + title) } }
        struct Sign { func show(title: String) { print(NSLocalizedString(title, comment: "")) } }
        func fill(_ shelf: Shelf) { shelf.show(title: "Cups") }
        """)
    #expect(found == [])
  }
}
