import Foundation
import Messages
import TestSupport
import Testing

/// The values of public apps' catalogs, beside the repository on machines that have them.
enum RealCatalogValues {
  struct Value: Sendable {
    var path: String
    var text: String
    var options: SpecifierOptions
  }

  /// In the order of the paths; read once for all tests.
  static let all: [Value] = {
    let paths = SharedData.paths(
      in: "catalogs", withSuffix: ".strings", ".stringsdict", ".xcstrings")
    return paths.flatMap { path -> [Value] in
      guard let data = try? Data(SharedData.bytes(path, in: "catalogs")) else { return [] }
      switch URL(filePath: path).pathExtension {
      case "strings", "stringsdict": return propertyList(data, path)
      case "xcstrings": return stringCatalog(data, path)
      default: return []
      }
    }
  }()

  private static func propertyList(_ data: Data, _ path: String) -> [Value] {
    // Crowdin writes two UTF-16 byte-order marks, which Foundation refuses.
    let hasTwoMarks = data.starts(with: [0xFF, 0xFE, 0xFF, 0xFE])
    let data = hasTwoMarks ? Data(data.dropFirst(2)) : data
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    return (list as? [String: Any] ?? [:]).sorted { $0.key < $1.key }.flatMap { _, value in
      if let text = value as? String { return [Value(path: path, text: text, options: [])] }
      return (value as? [String: Any] ?? [:]).sorted { $0.key < $1.key }.flatMap { _, inner in
        if let format = inner as? String {
          return [Value(path: path, text: format, options: .stringsdictFormat)]
        }
        return (inner as? [String: String] ?? [:]).filter { !$0.key.hasPrefix("NS") }
          .sorted { $0.key < $1.key }
          .map { Value(path: path, text: $0.value, options: .stringsdictVariable) }
      }
    }
  }

  private static func stringCatalog(_ data: Data, _ path: String) -> [Value] {
    let json = try? JSONSerialization.jsonObject(with: data)
    return units(in: json ?? [:], options: .catalogValue).map {
      Value(path: path, text: $0.text, options: $0.options)
    }
  }

  private static func units(
    in json: Any, options: SpecifierOptions
  ) -> [(text: String, options: SpecifierOptions)] {
    guard let object = json as? [String: Any] else { return [] }
    return object.sorted { $0.key < $1.key }.flatMap { key, value in
      if key == "stringUnit", let text = (value as? [String: Any])?["value"] as? String {
        return [(text, options)]
      }
      return units(in: value, options: key == "substitutions" ? .catalogSubstitution : options)
    }
  }
}

@Suite(.enabled(if: SharedData.folder("catalogs") != nil, "no public catalogs on this machine"))
struct RealCatalogSpecifierTests {
  /// What is wrong in them, checked by eye: the spelling and how often it occurs.
  static let known = [
    "IceCubesApp: % p": 1, "IceCubesApp: %2$@": 1, "LoopKit: % te": 1, "Meshtastic-Apple: %": 32,
    "Meshtastic-Apple: % ho": 1, "Meshtastic-Apple: %2$lld": 1, "damus: %": 6,
    "damus: %1$": 6, "damus: %2$": 5,
  ]

  @Test func problems() {
    let values = RealCatalogValues.all
    var specifiers = 0
    var found: [String: Int] = [:]
    for value in values {
      let scan = SpecifierScan(value.text, options: value.options)
      specifiers += scan.specifiers.count
      for problem in scan.problems {
        let app = value.path.prefix { $0 != "/" }
        found["\(app): \(problem.spelling)", default: 0] += 1
      }
    }
    #expect(values.count > 20_000)
    #expect(specifiers > 6000)
    #expect(found == Self.known)
  }
}
