import Testing

@testable import Extraction

/// The raw values of enumerations are keys where a member that they have looks them up.
@Suite struct RawValueTests {
  /// What enumerations declare that conform to a protocol with a default, and the keys of all of it.
  struct Case: Sendable {
    var requirement = "var label: String { get }"
    var member = "var label: String"
    var value = "rawValue"
    var enumerations: String
    var keys: [String]
  }

  static let cases: [Case] = [
    Case(
      enumerations: """
        enum Size: String, Labelled { case small = "Small" }
        enum Version: String, Labelled { case v1 = "1.0", only
          var label: String {
            switch self { case .v1: "1.0"; case .only: NSLocalizedString("Only", comment: "") }
          }
        }
        """, keys: ["Only", "Small"]),
    Case(
      value: "self.rawValue",
      enumerations: """
        enum Size: String, Labelled { case small = "Small" }
        enum Version: String { case v1 = "1.0" }
        extension Version: Labelled { var label: String { "Version " + rawValue } }
        """, keys: ["Small"]),
    // What the protocol doesn't ask for runs whatever the type declares, where only that it conforms is
    // known.
    Case(
      requirement: "",
      enumerations: """
        enum Size: String, Labelled { case small = "Small"; var label: String { "Size" } }
        """, keys: ["Small"]),
    // A member of another name, of the type itself, or with other labels takes no one's place.
    Case(
      enumerations: """
        enum Size: String, Labelled { case small = "Small"; var title: String { "Size" } }
        enum Unit: String, Labelled { case metre = "m"; static var label: String { "Unit" } }
        """, keys: ["Small", "m"]),
    Case(
      requirement: "func label(of count: Int) -> String",
      member: "func label(of count: Int) -> String",
      enumerations: """
        enum Size: String, Labelled { case small = "Small"; func label() -> String { "Size" } }
        enum Unit: String, Labelled { case metre = "m"; func label(of count: Int) -> String { "Unit" } }
        """, keys: ["Small"]),
  ]

  /// Raw values in other letters are as well known as they are themselves.
  @Test(arguments: [
    ("fruit.rawValue.capitalized", ["Pine Apple", "Red"]),
    ("fruit.rawValue.uppercased()", ["PINE APPLE", "RED"]),
    ("fruit.rawValue.lowercased()", ["pine apple", "red"]),
    ("Fruit.red.rawValue.capitalized", ["Red"]), ("fruit.rawValue.reversed", []),
    ("name.capitalized", []), ("(fruit.rawValue + name).capitalized", []),
  ])
  func rawValuesInOtherLetters(key: String, keys: [String]) {
    for code in ["NSLocalizedString(\(key), comment: \"\")", "LocalizedStringKey(\(key))"] {
      let found = Extracted.keys(
        in: """
          import SwiftUI
          enum Fruit: String { case red, pine = "pine APPLE" }
          func show(_ fruit: Fruit, _ name: String) { print(\(code)) }
          """)
      #expect(found == keys, "\(code)")
    }
  }

  /// What is shown where no case has a text for its raw value is none's.
  @Test(arguments: [
    ("Kind(rawValue: item.kind)?.title ?? item.kind", []),
    ("Kind(rawValue: item.name)?.title ?? item.kind", ["Big"]),
    ("item.kind", ["Big"]),
  ])
  func textsOfNoCase(key: String, keys: [String]) {
    let found = Extracted.keys(
      in: """
        import SwiftUI
        enum Kind: String { case big = "Big"; var title: String? { nil } }
        struct Item { let kind: String, name: String }
        func make(_ kind: Kind, _ name: String) -> Item { Item(kind: kind.rawValue, name: name) }
        func show(_ item: Item) -> Text { Text(LocalizedStringKey(\(key))) }
        """)
    #expect(found == keys)
  }

  /// What Foundation takes for words in a text is only known of simple ones.
  @Test(arguments: [
    ("red apple", "Red Apple"), ("iPhone", "Iphone"), ("", ""), ("o'clock", nil), ("día", nil),
    ("a_b", nil),
  ])
  func capitals(text: String, capitalized: String?) {
    #expect(LetterCase.capitalized.changing(text) == capitalized)
  }

  @Test(arguments: cases)
  func keys(example: Case) {
    let keys = Extracted.keys(
      in: """
        protocol Labelled { \(example.requirement) }
        extension Labelled where Self: RawRepresentable, RawValue == String {
          \(example.member) { NSLocalizedString(\(example.value), comment: "") }
        }
        \(example.enumerations)
        """)
    #expect(keys == example.keys)
  }
}
