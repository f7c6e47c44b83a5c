import Testing

/// Literals that are given to functions inside of bodies.
@Suite struct InnerFunctionTests {
  @Test(
    "a function inside of a body localizes what it looks up",
    arguments: [
      (
        """
        func fill() {
          func add(_ title: String) { print(NSLocalizedString(title, comment: "")) }
          add("Cups")
          add("Forks")
        }
        """, ["Cups", "Forks"]
      ),
      (
        """
        final class Shelf {
          func fill() {
            func add(title: String, count: Int) { print(NSLocalizedString(title, comment: ""), count) }
            add(title: "Cups", count: 1)
          }
        }
        """, ["Cups"]
      ),
      (
        """
        struct Shelf {
          var text: String {
            func name(_ key: String) -> String { NSLocalizedString(key, comment: "") }
            return name("Cups")
          }
        }
        """, ["Cups"]
      ),
      (
        """
        func fill() {
          func name(_ key: String) -> String { NSLocalizedString(key, comment: "") }
          func add(_ title: String) { print(name(title)) }
          add("Cups")
        }
        """, ["Cups"]
      ),
      // One of the same name elsewhere is another one.
      (
        """
        func fill() {
          func add(_ title: String) { print(NSLocalizedString(title, comment: "")) }
        }
        func empty() {
          func add(_ title: String) { print("plain: " + title) }
          add("Cups")
        }
        """, []
      ),
    ])
  func keys(code: String, keys: [String]) {
    #expect(Extracted.keys(in: "import Foundation\n" + code) == keys)
  }
}
