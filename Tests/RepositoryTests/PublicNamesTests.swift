import TestSupport
import Testing

/// What an app sees of the library: Apple's names, and what is said to be ours.
@Suite struct PublicNamesTests {
  /// The modules that an app sees when it imports `Localization`.
  static let modules = ["Localization", "Messages", "Vocabulary"]

  static let declarations = modules.flatMap { module in
    Repository.files(in: "Sources/\(module)", withSuffix: ".swift").flatMap { path in
      PublicDeclarationScan((try? Repository.text(path)) ?? "").declarations
    }
  }

  /// Lines of `Apple's name` or `ours name`.
  private func list() throws -> [(owner: String, name: String)] {
    try Repository.text("docs/public-api.txt").split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { line in
        let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
        return (parts[0], parts.count > 1 ? parts[1] : "")
      }
  }

  @Test func everyPublicNameIsListed() throws {
    let list = try list()
    let names = Set(Self.declarations.map(\.name))
    #expect(names.count > 100)
    #expect(names.subtracting(list.map(\.name)).sorted() == [], "not in docs/public-api.txt")
    #expect(Set(list.map(\.name)).subtracting(names).sorted() == [], "no longer public")
    #expect(list.map(\.name) == list.map(\.name).sorted())
    #expect(Set(list.map(\.owner)) == ["Apple's", "ours"])
  }

  @Test func whatIsOursSaysSo() throws {
    let list = try list()
    let ours = Set(list.filter { $0.owner == "ours" }.map(\.name))
    let declarations = Self.declarations.filter { ours.contains($0.name) }
    for declaration in declarations where !declaration.isOnlyOnLinux {
      #expect(
        !saysOnlyOnLinux(declaration),
        "the comment of \(declaration.name) says that it is there only on Linux")
    }
    let onLinux = declarations.filter(\.isOnlyOnLinux)
    #expect(onLinux.count > 20 && onLinux.count < declarations.count)
    let explained = Set(onLinux.filter(saysOnlyOnLinux).map(\.name))
    for declaration in onLinux {
      // A type says it for what extensions add to it, and to the types inside it.
      let parts = declaration.name.split(separator: ".")
      let types = parts.indices.map { parts[..<$0].joined(separator: ".") }
      #expect(
        explained.contains(declaration.name) || types.contains(where: explained.contains),
        "the comment of \(declaration.name) doesn't say that it is there only on Linux")
    }
  }

  private func saysOnlyOnLinux(_ declaration: PublicDeclarationScan.Declaration) -> Bool {
    declaration.comments.contains { comment in
      // Lines of a comment break anywhere.
      let words = comment.lowercased().split(separator: " ").joined(separator: " ")
      return words.contains("only on linux")
    }
  }

  @Test func theScanSeesWhatItShould() {
    let text = """
      #if !canImport(Darwin)
      public import Foundation

      /// Only on Linux.
      public struct Shop: Hashable,
        Sendable
      {
        package var hidden = 1
        /// Cups.
        public static let cups: [Int] = [1]

        /// Makes one.
        public init(_ names: [String] = ["a", "b"], run body: (Int) -> Void, of size: Range<Int>) {
          switch names { default: break }
        }

        public enum Size: String {
          case small, large
          case other(Int)

          func weight() -> Int {
            switch self {
            case .small: 1
            }
          }
          var isSold: Bool { false }
        }
      }

      extension Shop.Size {
        @discardableResult
        public mutating func grow<Unit: Sized>(
          by unit: Unit, inside: Bool = false
        ) -> Bool { true }
        var count: Int { 1 }
      }
      #endif

      /// Everywhere.
      public struct Till {}
      """
    let found = PublicDeclarationScan(text).declarations
    #expect(
      found.map(\.name) == [
        "Shop", "Shop.cups", "Shop.init(_:run:of:)", "Shop.Size", "Shop.Size.small",
        "Shop.Size.large", "Shop.Size.other", "Shop.Size.grow(by:inside:)", "Till",
      ])
    #expect(found.map(\.isOnlyOnLinux) == Array(repeating: true, count: 8) + [false])
    #expect(found[1].comments == [" Only on Linux. ", " Cups. "])
  }
}
