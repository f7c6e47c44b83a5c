extension SwiftShape {
  /// What a file or a type declares.
  static let declarations = [
    SwiftShape("functions") {
      repeated($0) { "func text\($0)() -> String { String(localized: \"Text \($0)\") }" }
    },
    SwiftShape("functions that call the next") { count in
      repeated(count) { "func text\($0)(_ key: String) -> String { text\($0 + 1)(key) }" }
        + "\nfunc text\(count)(_ key: String) -> String { NSLocalizedString(key, comment: \"\") }"
        + "\nlet all = text0(\"Text\")"
    },
    SwiftShape("properties that only the next names") { count in
      "struct Steps {\nstatic let step0 = 1\n"
        + repeated(count) { "static let step\($0 + 1) = step\($0)" }
        + "\n}\nlet all = String(localized: \"Text \\(Steps.step\(count))\")"
    },
    SwiftShape("overloads by type") {
      repeated($0) { "func text(_ value: Value\($0)) -> String { \"\" }\nstruct Value\($0) {}" }
        + "\nlet all = String(localized: \"Text \\(text(Value0()))\")"
    },
    SwiftShape("overloads by label") {
      repeated($0) { "func text(label\($0): Int) -> String { \"\" }" }
        + "\nlet all = String(localized: \"Text \\(text(label0: 1))\")"
    },
    SwiftShape("overloads that are all called") {
      repeated($0) {
        "func text(label\($0): String) -> String { NSLocalizedString(label\($0), comment: \"\") }\n"
          + "let all\($0) = text(label\($0): \"Text \($0)\")"
      }
    },
    SwiftShape("parameters") {
      "func text(" + repeated($0, ", ") { "value\($0): Int = \($0)" }
        + ") -> String { String(localized: \"Text \\(value0)\") }"
    },
    SwiftShape("globals") { repeated($0) { "let text\($0) = String(localized: \"Text \($0)\")" } },
    SwiftShape("properties of one name") {
      "struct A {\n" + repeated($0) { "static let text = \"Text \($0)\"" } + "\n}"
    },
    SwiftShape("globals of the one before", 10) {
      repeated($0) { $0 == 0 ? "let value0 = 1" : "let value\($0) = value\($0 - 1) + 1" }
        + "\nlet all = String(localized: \"Text \\(value\($0 - 1))\")"
    },
    SwiftShape("wrappers") {
      repeated($0) {
        "func tr\($0)(_ key: String) -> String { NSLocalizedString(key, comment: \"\") }\n"
          + "let text\($0) = tr\($0)(\"Text \($0)\")"
      }
    },
    SwiftShape("calls of one wrapper") {
      "func tr(_ key: String) -> String { NSLocalizedString(key, comment: \"\") }\n"
        + repeated($0) { "let text\($0) = tr(\"Text \($0)\")" }
    },
    SwiftShape("operators") {
      repeated($0) { "infix operator +\(operatorName($0)): AdditionPrecedence" }
        + "\nlet all = String(localized: \"Text\")"
    },
    SwiftShape("attributes") {
      repeated($0) { "@available(*, deprecated, message: \"Old \($0)\") func old\($0)() {}" }
    },
    SwiftShape("conditional compilation") {
      repeated($0) { "#if DEBUG\nlet text\($0) = String(localized: \"Text \($0)\")\n#endif" }
    },
  ]

  private static func operatorName(_ number: Int) -> String {
    String(number, radix: 4).map { ["+", "-", "*", "<"][$0.wholeNumberValue ?? 0] }.joined()
  }
}
