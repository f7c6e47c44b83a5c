/// A command over an input of which one dimension grows.
struct ScalingCase: Sendable {
  /// What grows, behind the command that reads it: `extract: modifiers of a view`.
  var name: String
  /// How much of it there is at 1x.
  var base: Int
  /// The command line; `@` stands for the folder of the input, `@out` for a place beside it.
  var arguments: [String]
  /// The input's files by their paths in the folder.
  var files: @Sendable (Int) -> [String: String]

  static let all: [ScalingCase] = [
    SwiftShape.all.map(\.scalingCase), catalogCases, regionCases, ruleCases, exchangeCases,
    resourceCases, projectCases,
  ].flatMap(\.self)
}

/// Joins what a closure makes of each number below a count.
func repeated(_ count: Int, _ separator: String = "\n", _ make: (Int) -> String) -> String {
  (0..<count).map(make).joined(separator: separator)
}
