extension SwiftShape {
  /// What stands in the body of a function.
  static let bodies = [
    SwiftShape("locals with annotations") { body($0) { "  let value\($0): Int = \($0)" } },
    SwiftShape("locals of literals") { body($0) { "  let value\($0) = \"Text \($0)\"" } },
    SwiftShape("locals of localized strings") {
      body($0) { "  let value\($0) = String(localized: \"Text \($0)\")" }
    },
    SwiftShape("locals that are used in keys") {
      body($0) { "  let value\($0) = \($0)\n  print(String(localized: \"Text \\(value\($0))\"))" }
    },
    SwiftShape("locals of the one before") {
      body($0) { $0 == 0 ? "  let value0 = 1" : "  let value\($0) = value\($0 - 1) + 1" }
    },
    SwiftShape("locals of a call with the one before") {
      body($0) { $0 == 0 ? "  let value0 = 1" : "  let value\($0) = abs(value\($0 - 1), \"a\")" }
    },
    SwiftShape("locals of a member") { body($0) { "  let value\($0) = model.title + \"\($0)\"" } },
    SwiftShape("locals of tuples") {
      body($0) { "  let (left\($0), right\($0)) = (model.count, \"Text \($0)\")" }
    },
    SwiftShape("one name shadowed") { body($0) { "  let value = \"Text \($0)\"" } },
    SwiftShape("calls") { body($0) { "  print(String(localized: \"Text \($0)\"))" } },
    SwiftShape("calls of unknown functions") { body($0) { "  unknown(\"Text \($0)\")" } },
    SwiftShape("assignments") { body($0) { "  model.title = String(localized: \"Text \($0)\")" } },
    SwiftShape("local functions") {
      body($0) { "  func local\($0)() -> String { String(localized: \"Text \($0)\") }" }
    },
    SwiftShape("guards") {
      body($0) {
        "  guard let value\($0) = Int(model.title) else { return print(\"No \\(model.count)\") }"
      }
    },
    SwiftShape("if let after each other") {
      body($0) { "  if let value = Int(\"\($0)\") { print(String(localized: \"Got \\(value)\")) }" }
    },
    SwiftShape("else if", 10) { count in
      body(1) { _ in
        repeated(count, " else ") { "if model.count == \($0) { print(\"Case \($0)\") }" }
      }
    },
    SwiftShape("loops") {
      body($0) { "  for item in 0..<\($0) { print(String(localized: \"Item \\(item)\")) }" }
    },
    SwiftShape("switch cases") {
      body(1) { _ in "" } + switchCases($0)
    },
    SwiftShape("do and catch") {
      body($0) { "  do { try run(\"Text \($0)\") } catch { print(\"Failed \\(error)\") }" }
    },
  ]

  private static func switchCases(_ count: Int) -> String {
    "\nfunc name(_ number: Int) -> String {\n  switch number {\n"
      + repeated(count) { "  case \($0): String(localized: \"Case \($0)\")" }
      + "\n  default: \"\"\n  }\n}"
  }
}
