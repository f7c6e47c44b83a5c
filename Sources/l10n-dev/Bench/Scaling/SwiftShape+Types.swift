extension SwiftShape {
  /// Types, and what they have.
  static let types = [
    SwiftShape("types") {
      repeated($0) { "struct Item\($0) { let title = String(localized: \"Title \($0)\") }" }
    },
    SwiftShape("members") {
      "struct Item {\n" + repeated($0) { "  let title\($0) = String(localized: \"Title \($0)\")" }
        + "\n}"
    },
    SwiftShape("members of the one before", 10) {
      "struct Item {\n"
        + repeated($0) { $0 == 0 ? "  var value0: Int { 1 }" : computed($0) }
        + "\n  var all: String { String(localized: \"All \\(value\($0 - 1))\") }\n}"
    },
    SwiftShape("methods that are called") {
      "struct Item {\n"
        + repeated($0) {
          "  func text\($0)() -> Int { \($0) }\n"
            + "  var name\($0): String { String(localized: \"Name \\(text\($0)())\") }"
        } + "\n}"
    },
    SwiftShape("enum cases") {
      "enum Item: String {\n" + repeated($0) { "  case item\($0) = \"Item \($0)\"" }
        + "\n  var title: String { NSLocalizedString(rawValue, comment: \"\") }\n}"
    },
    SwiftShape("enum cases with a switch") {
      "enum Item {\n" + repeated($0) { "  case item\($0)" }
        + "\n  var title: LocalizedStringKey {\n    switch self {\n"
        + repeated($0) { "    case .item\($0): \"Item \($0)\"" } + "\n    }\n  }\n}"
    },
    SwiftShape("extensions of one type") {
      "struct Item {}\n"
        + repeated($0) {
          "extension Item { var title\($0): String { String(localized: \"Title \($0)\") } }"
        }
    },
    SwiftShape("extensions of a known type") {
      repeated($0) {
        "extension String { var title\($0): String { String(localized: \"Title \($0)\") } }"
      }
    },
    SwiftShape("protocols of one type") {
      repeated($0) { "protocol Part\($0) { var part\($0): Int { get } }" } + "\nstruct Item: "
        + repeated($0, ", ") { "Part\($0)" } + " { let title = String(localized: \"Title\") }\n"
        + "func show(_ item: Item) { print(String(localized: \"Part \\(item.part0)\")) }"
    },
    SwiftShape("protocols that inherit", 10) {
      "protocol Part0 { var part: Int { get } }\n"
        + repeated($0) { "protocol Part\($0 + 1): Part\($0) {}" }
        + "\nfunc show(_ item: any Part\($0)) { print(String(localized: \"Part \\(item.part)\")) }"
    },
    SwiftShape("classes that inherit", 10) {
      "class Item0 { var part = 1 }\n" + repeated($0) { "class Item\($0 + 1): Item\($0) {}" }
        + "\nfunc show(_ item: Item\($0)) { print(String(localized: \"Part \\(item.part)\")) }"
    },
    SwiftShape("generic parameters") {
      "func show<" + repeated($0, ", ") { "T\($0): StringProtocol" }
        + ">(_ item: T0) { print(String(localized: \"Item \\(item)\")) }"
    },
    SwiftShape("generic arguments in each other", 1) {
      "let all: " + repeated($0 / 2, "") { _ in "Box<" } + "Int" + repeated($0 / 2, "") { _ in ">" }
        + " = .init()\nlet text = String(localized: \"All \\(all)\")\nstruct Box<T> {}"
    },
    SwiftShape("type aliases of the one before", 10) {
      "typealias Alias0 = Int\n" + repeated($0) { "typealias Alias\($0 + 1) = Alias\($0)" }
        + "\nfunc show(_ item: Alias\($0)) { print(String(localized: \"Item \\(item)\")) }"
    },
    SwiftShape("types in each other", 1) {
      repeated($0) { "struct Item\($0) {" } + "let title = String(localized: \"Title\")"
        + repeated($0) { _ in "}" }
    },
  ]

  private static func computed(_ number: Int) -> String {
    "  var value\(number): Int { value\(number - 1) + 1 }"
  }
}
