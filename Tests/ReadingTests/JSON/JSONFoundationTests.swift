import Foundation
import Reading
import TestSupport
import Testing

/// Foundation reads the same values.
@Suite("JSON as Foundation reads it")
struct JSONFoundationTests {
  private func matches(_ value: JSONValue, _ other: Any) -> Bool {
    switch value.content {
    case .object(let members):
      guard let other = other as? [String: Any] else { return false }
      return Set(members.map(\.name.value)).count == other.count
        && members.allSatisfy { member in
          guard let expected = other[member.name.value],
            let value = value[member.name.value]
          else { return false }
          // Of duplicates only the last one counts.
          return value != member.value || matches(value, expected)
        }
    case .array(let elements):
      guard let other = other as? [Any], other.count == elements.count else { return false }
      return zip(elements, other).allSatisfy { matches($0, $1) }
    case .string(let string):
      return (other as? String).map { $0.utf8.elementsEqual(string.value.utf8) } ?? false
    case .number(let number): return (other as? NSNumber)?.doubleValue == number.double
    case .bool(let flag): return other as? Bool == flag
    case .null: return other is NSNull
    }
  }

  private func compare(_ bytes: [UInt8]) throws {
    let document = JSONDocument(parsing: bytes, dialect: .json)
    #expect(document.errors.isEmpty)
    let root = try #require(document.root)
    let options: JSONSerialization.ReadingOptions = [.fragmentsAllowed]
    let expected = try JSONSerialization.jsonObject(with: Data(bytes), options: options)
    #expect(matches(root, expected))
    let again = try JSONSerialization.jsonObject(with: Data(root.strictJSON.utf8), options: options)
    #expect(matches(root, again))
  }

  @Test(
    "the strict files of JSON5's tests",
    .enabled(if: SharedData.folder("json5") != nil, "shared/data/json5 is not here"),
    arguments: SharedData.paths(in: "json5", withSuffix: ".json")
      // Foundation takes the first of duplicates on some systems.
      .filter { !$0.contains("duplicate") })
  func strictFiles(_ path: String) throws {
    try compare(SharedData.bytes(path, in: "json5"))
  }

  private static let catalogs = SharedData.paths(in: "catalogs", withSuffix: ".xcstrings")

  @Test(
    "String Catalogs",
    .enabled(if: SharedData.folder("catalogs") != nil, "shared/data/catalogs is not here"),
    arguments: catalogs)
  func catalog(_ path: String) throws {
    // `RealStringCatalogTests` compares all of what is in them.
    try compare(SharedData.sampledCatalog(path, in: "catalogs", every: 8))
  }

  @Test(
    "the range of each value of a String Catalog is its source",
    .enabled(if: SharedData.folder("catalogs") != nil, "shared/data/catalogs is not here"),
    arguments: catalogs)
  func ranges(_ path: String) throws {
    let bytes = try SharedData.sampledCatalog(path, in: "catalogs", every: 4)
    var pending = [try #require(JSONDocument(parsing: bytes, dialect: .json).root)]
    var wrong: [Range<Int>] = []
    var count = 0
    while let value = pending.popLast() {
      var end = value.range.lowerBound
      var children: [(name: JSONString?, value: JSONValue)] = []
      if case .object(let members) = value.content {
        children = members.map { ($0.name, $0.value) }
      } else if case .array(let elements) = value.content {
        children = elements.map { (nil, $0) }
      }
      for child in children {
        let start = child.name?.range ?? child.value.range
        if start.lowerBound < end { wrong.append(start) }
        end = child.value.range.upperBound
        pending.append(child.value)
      }
      if end > value.range.upperBound { wrong.append(value.range) }
      count += 1
      // All small ones; the large ones are made of them.
      guard value.range.count < 600 else { continue }
      let slice = JSONDocument(parsing: Array(bytes[value.range]), dialect: .json)
      if !slice.errors.isEmpty || slice.root?.means(value) != true { wrong.append(value.range) }
    }
    #expect(wrong.isEmpty)
    #expect(count > 10_000)
  }
}
