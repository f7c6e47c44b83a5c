/// One layer of build settings as written, with conditions such as `[sdk=iphoneos*]` decided.
struct RawSettings {
  private(set) var values: [String: String]
  /// Whether a build may have more flags than the values say.
  var mayHaveMoreFlags: Bool
  /// The settings that only conditional values were seen of.
  private var conditional: Set<String> = []

  /// The settings that name flags for `#if`.
  static let flags = (
    conditions: "SWIFT_ACTIVE_COMPILATION_CONDITIONS", options: "OTHER_SWIFT_FLAGS"
  )

  init(_ values: [String: String] = [:], mayHaveMoreFlags: Bool = false) {
    self.values = values
    self.mayHaveMoreFlags = mayHaveMoreFlags
  }

  /// Sets a value.
  ///
  /// Localization has no sdk and no architecture: a value without conditions goes before one with,
  /// and of those the first counts. Conditions on the build configuration are decided.
  mutating func set(_ key: String, to value: String, configuration: String) {
    let parts = key.split(whereSeparator: { $0 == "[" || $0 == "]" || $0 == "," })
    guard let first = parts.first else { return }
    let name = String(first)
    let conditions = parts.dropFirst()
    for condition in conditions where condition.hasPrefix("config=") {
      guard Self.matches(configuration, condition.dropFirst(7)) else { return }
    }
    let isConditional = conditions.contains { !$0.hasPrefix("config=") && !$0.hasSuffix("=*") }
    if isConditional {
      if name == Self.flags.conditions || name == Self.flags.options { mayHaveMoreFlags = true }
      guard values[name] == nil else { return }
      conditional.insert(name)
      values[name] = value
    } else {
      let earlier = conditional.remove(name) == nil ? values[name] : nil
      values[name] = earlier.map { Self.inherit($0, in: value) } ?? value
    }
  }

  private static func matches(_ name: String, _ pattern: Substring) -> Bool {
    pattern.hasSuffix("*") ? name.hasPrefix(pattern.dropLast()) : name == pattern
  }

  /// A second value in one file inherits the first.
  private static func inherit(_ earlier: String, in value: String) -> String {
    guard value.contains("$(inherited)"), earlier.utf8.count < 4096 else { return value }
    return value.replacing("$(inherited)", with: earlier)
  }
}
