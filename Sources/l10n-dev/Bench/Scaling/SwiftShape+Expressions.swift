extension SwiftShape {
  /// What one expression is made of.
  static let expressions = [
    SwiftShape("string concatenation") { value(repeated($0, " + ") { "\"Text \($0)\"" }) },
    SwiftShape("concatenation of calls") {
      value(repeated($0, " + ") { "String(localized: \"Text \($0)\")" })
    },
    SwiftShape("sums") { value(repeated($0, " + ") { "a * \($0)" }) },
    SwiftShape("comparisons") { value(repeated($0, " && ") { "a == \($0)" }) },
    SwiftShape("nil coalescing") { value(repeated($0, " ?? ") { "names[\"Name \($0)\"]" }) },
    SwiftShape("ternaries in each other", 10) {
      value(repeated($0, "") { "a == \($0) ? \"Text \($0)\" : " } + "\"\"")
    },
    SwiftShape("prefixes") { value(repeated($0, " + ") { "-a + \($0)" }) },
    SwiftShape("interpolations") {
      "func text(_ a: Int) -> String {\n  String(localized: \""
        + repeated($0, " ") { "\\(a + \($0))" } + "\")\n}"
    },
    SwiftShape("elements of an array") {
      "let all = [" + repeated($0, ", ") { "String(localized: \"Text \($0)\")" } + "]"
    },
    SwiftShape("elements of an array of keys") {
      "let all: [LocalizedStringKey] = [" + repeated($0, ", ") { "\"Text \($0)\"" } + "]"
    },
    SwiftShape("elements of a dictionary") {
      "let all: [Int: LocalizedStringKey] = ["
        + repeated($0, ", ") { "\($0): \"Text \($0)\"" } + "]"
    },
    SwiftShape("elements of a tuple") {
      value("(" + repeated($0, ", ") { "a + \($0)" } + ").0")
    },
    SwiftShape("arguments of a call") {
      value("max(" + repeated($0, ", ") { "a + \($0)" } + ")")
    },
    SwiftShape("strings as arguments of a call") {
      value("unknown(" + repeated($0, ", ") { "\"Text \($0)\"" } + ")")
    },
    SwiftShape("parentheses in each other", 1) {
      value(repeated($0, "") { _ in "(" } + "a" + repeated($0, "") { _ in ")" })
    },
    SwiftShape("calls in each other", 1) {
      value(repeated($0, "") { "max(\($0), " } + "a" + repeated($0, "") { _ in ")" })
    },
    SwiftShape("lines of a string") {
      "let text = String(localized: \"\"\"\n" + repeated($0) { "  Line \($0)" } + "\n  \"\"\")"
    },
    SwiftShape("letters of a string", 10_000) {
      "let text = String(localized: \"" + String(repeating: "word ", count: $0 / 5) + "\")"
    },
    SwiftShape("escapes of a string", 10_000) {
      "let text = String(localized: \"a" + repeated($0, "") { _ in "\\u{301}" } + "\")"
    },
    SwiftShape("lines of comments") { repeated($0) { "// Comment \($0)" } },
  ]

  /// What stands in closures.
  static let closures = [
    SwiftShape("closures in each other", 1) {
      value(repeated($0, "") { _ in "run { " } + "a" + repeated($0, "") { _ in " }" })
    },
    SwiftShape("views in each other", 1) {
      view(
        repeated($0, "") { "VStack { Text(\"Title \($0)\"); " } + "Text(\"Inner\")"
          + repeated($0, "") { _ in " }" })
    },
    SwiftShape("views in one stack") { view("VStack {\n" + repeated($0, "\n", row) + "\n}") },
    SwiftShape("views with modifiers in one stack") {
      view("VStack {\n" + repeated($0) { row($0) + ".padding().help(\"Help \($0)\")" } + "\n}")
    },
    SwiftShape("stacks in one view") {
      view("VStack {\n" + repeated($0) { "HStack { \(row($0)); Spacer() }" } + "\n}")
    },
    SwiftShape("closures as arguments") {
      body($0) { "  run { value in print(String(localized: \"Text \\(value) \($0)\")) }" }
    },
    SwiftShape("parameters of a closure") {
      "let run = { (" + repeated($0, ", ") { "value\($0): Int" } + ") in print(\"Text\") }"
    },
  ]

  private static func row(_ number: Int) -> String { "Text(\"Row \(number) \\(model.count)\")" }
}
