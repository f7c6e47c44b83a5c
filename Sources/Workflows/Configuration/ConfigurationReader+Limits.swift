import Diagnostics
import Linting
import Reading

/// How much room texts have.
extension ConfigurationReader {
  static let mostLimits = 100
  static let charactersOfLimit = 1...10_000
  static let pointsOfLimit = 1...10_000
  static let fontSizeOfLimit = 1...500
  /// What all patterns of keys may have together.
  private static let largestPatterns = 5_000

  enum LimitKey: String, CaseIterable {
    case keys, tables, characters, points, fontSize
  }

  mutating func readLimits(_ value: JSONValue) -> [TextLimit] {
    let values = array(
      value, "limits", of: "limits such as `{keys: [\"widget.*\"], characters: 20}`")
    guard values.count <= Self.mostLimits else {
      reportValue(value, "`limits` has more than \(Self.mostLimits) limits; join some")
      return []
    }
    let limits = values.compactMap { readLimit($0) }
    guard limits.flatMap(\.keys).reduce(0, { $0 + $1.size }) <= Self.largestPatterns else {
      reportValue(value, "the `keys` of all limits are too long together; join some with `*`")
      return []
    }
    return limits
  }

  private mutating func readLimit(_ value: JSONValue) -> TextLimit? {
    var limit = TextLimit()
    for (key, value) in members(of: value, LimitKey.self, "limits") {
      switch key {
      case .keys:
        limit.keys = strings(value, "keys").compactMap { key in
          pattern(key.value) { () throws(PatternError) in try Pattern(wildcards: key.text) }
        }
      case .tables: limit.tables = strings(value, "tables").map(\.text)
      case .characters: limit.characters = count(value, "characters", Self.charactersOfLimit)
      case .points: limit.width = count(value, "points", Self.pointsOfLimit)
      case .fontSize:
        limit.fontSize = count(value, "fontSize", Self.fontSizeOfLimit) ?? limit.fontSize
      }
    }
    guard limit.characters != nil || limit.width != nil else {
      if case .object(let members) = value.content,
        !members.contains(where: { ["characters", "points"].contains($0.name.value) })
      {
        reportValue(value, "this limit limits nothing; add `characters` or `points`")
      }
      return nil
    }
    return limit
  }

  private mutating func count(
    _ value: JSONValue, _ name: String, _ range: ClosedRange<Int>
  ) -> Int? {
    guard case .number(let number) = value.content, let count = number.integer,
      range.contains(count)
    else {
      let expected = "a whole number from \(range.lowerBound) to \(range.upperBound)"
      guard case .number = value.content else {
        reportType(value, name, expected: expected)
        return nil
      }
      reportValue(value, "`\(name)` takes \(expected), not \(value.strictJSON.shortened())")
      return nil
    }
    return count
  }

  /// A pattern, or nil and a report.
  mutating func pattern(
    _ value: JSONValue, _ make: () throws(PatternError) -> Pattern
  ) -> Pattern? {
    do {
      return try make()
    } catch {
      reportValue(value, "this pattern can't be used: \(error.message)")
      return nil
    }
  }
}
