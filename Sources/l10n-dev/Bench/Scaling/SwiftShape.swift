/// A form of Swift that can be repeated as often as one likes.
struct SwiftShape: Sendable {
  var name: String
  /// How often it is repeated at 1x.
  var base: Int
  var source: @Sendable (Int) -> String

  /// - Parameter base: 150, unless the parser's limits (`NestingLimits`) end it earlier.
  init(_ name: String, _ base: Int = 150, _ source: @escaping @Sendable (Int) -> String) {
    self.name = name
    self.base = base
    self.source = source
  }

  static let all = bodies + chains + expressions + closures + declarations + types

  /// The shape in a file beside an empty catalog.
  var scalingCase: ScalingCase {
    ScalingCase(name: "extract: \(name)", base: base, arguments: ["extract", "@"]) { count in
      [
        "Source.swift": "import SwiftUI\n\n" + source(count) + "\n",
        "Localizable.xcstrings": ScalingCase.catalog(keys: 0, languages: []),
      ]
    }
  }

  /// A function whose body is made of numbered lines, and localizes at its end.
  static func body(_ count: Int, _ line: (Int) -> String) -> String {
    "func body(_ model: Model) {\n" + repeated(count, "\n", line)
      + "\n  print(String(localized: \"Done \\(model.count)\"))\n}\n"
      + "struct Model { var count = 1; var title = \"\" }"
  }

  /// A view whose body is one expression.
  static func view(_ content: String) -> String {
    "struct Screen: View {\n  var model: Model\n  var body: some View {\n    \(content)\n  }\n}\n"
      + "struct Model { var count = 1; var title = \"\" }"
  }

  /// A localized text with the value of an expression.
  static func value(_ expression: String) -> String {
    "func value(_ a: Int, _ b: Int) -> String {\n  let value = \(expression)\n"
      + "  return String(localized: \"Value \\(value)\")\n}"
  }
}
