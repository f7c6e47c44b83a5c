/// What `${name}` stands for in what is said of one target (XcodeGen, Docs/ProjectSpec.md, "Target
/// Template" and "Platform").
///
/// A name that isn't known stays: it may be a build setting's, or one of the environment.
struct SpecificationVariables {
  /// They are put in one after the other: the value of a template's attribute may have the target's
  /// name in it.
  private var steps: [[String: String]] = []

  /// In bytes: a value is a part of a path or a name, and may stand in every line.
  private static let longestValue = 500
  private static let longestText = 1 << 16

  /// Adds what other names stand for.
  mutating func add(_ values: [String: String]) {
    let values = values.filter { $0.value.utf8.count <= Self.longestValue }
    if !values.isEmpty { steps.append(values) }
  }

  /// A text with the values in it.
  func put(into text: String) -> String {
    guard !steps.isEmpty, text.utf8.contains(UInt8(ascii: "$")) else { return text }
    return steps.reduce(text) { Self.put($1, into: $0) }
  }

  private static func put(_ values: [String: String], into text: String) -> String {
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$"), result.utf8.count < longestText {
      result += rest[..<dollar]
      rest = rest[dollar...]
      if let reference = SettingReference(startingAt: rest), reference.spelling.hasPrefix("${") {
        result += values[reference.content] ?? reference.spelling
        rest = rest[reference.end...]
      } else {
        result += "$"
        rest = rest.dropFirst()
      }
    }
    return result + rest
  }
}
