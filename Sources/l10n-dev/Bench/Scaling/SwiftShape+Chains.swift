extension SwiftShape {
  /// What follows each other without an end: one chain may have some thousand links.
  static let chains = [
    SwiftShape("modifiers in one chain", 5) { count in
      view("Text(\"Title\")" + repeated(count, "") { "\n      .padding(\($0))" })
    },
    SwiftShape("modifiers with strings in one chain", 5) { count in
      view("Text(\"Title\")" + repeated(count, "") { "\n      .navigationTitle(\"Title \($0)\")" })
    },
    SwiftShape("modifiers with closures in one chain", 5) { count in
      view("Text(\"Title\")" + repeated(count, "") { "\n      .overlay { Text(\"Title \($0)\") }" })
    },
    SwiftShape("unknown modifiers in one chain", 5) { count in
      view("Text(\"Title\")" + repeated(count, "") { "\n      .unknown(\"Title \($0)\")" })
    },
    SwiftShape("map in one chain", 5) { count in
      value("[a, b]" + repeated(count, "") { "\n    .map { $0 + \($0) }" })
    },
    SwiftShape("map with strings in one chain", 5) { count in
      value("[\"a\"]" + repeated(count, "") { "\n    .map { $0 + \" \($0)\" }" })
    },
    SwiftShape("members in one chain", 10) { count in
      "struct Node { var next: Node; var text = \"\" }\nfunc value(_ a: Node) {\n"
        + "  print(String(localized: \"Value \\(a\(repeated(count, "") { _ in ".next" }).text)\"))\n}"
    },
    SwiftShape("optional members in one chain", 5) { count in
      "struct Node { var next: Node?; var text = \"\" }\nfunc value(_ a: Node?) {\n"
        + "  print(String(localized: \"Value \\(a\(repeated(count, "") { _ in "?.next" })?.text)\"))\n}"
    },
    SwiftShape("chains of 100 modifiers", 2) { count in
      repeated(count) { chain in
        "struct Screen\(chain): View {\n  var body: some View {\n    Text(\"Title \(chain)\")"
          + repeated(100, "") { "\n      .padding(\($0)).accessibilityLabel(\"Label \($0)\")" }
          + "\n  }\n}"
      }
    },
    SwiftShape("chains of 100 map", 2) { count in
      repeated(count) { chain in
        "func value\(chain)(_ a: [Int]) -> String {\n  let b = a"
          + repeated(100, "") { "\n    .map { $0 + \($0) }" }
          + "\n  return String(localized: \"Value \\(b.count)\")\n}"
      }
    },
    SwiftShape("calls of the result", 10) { value("a" + repeated($0, "") { "(\($0))" }) },
    SwiftShape("subscripts of the result", 10) { value("[a]" + repeated($0, "") { "[\($0)]" }) },
  ]
}
