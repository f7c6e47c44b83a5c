import Foundation
import TestSupport
import Testing

/// Arrows between modules only point down.
@Suite struct FloorTests {
  /// The floors of the house; `l10n-dev` stands beside `l10n`, and all may use `LanguageData` and `Locking`.
  static let floors: [String: Int] = [
    "ExtendedAttributes": -1, "LanguageData": -1, "Locking": -1,
    "AttributeAccess": 0, "Diagnostics": 0, "ExtractionData": 0, "LocaleData": 0,
    "Reading": 1,
    "Messages": 2,
    "Catalogs": 3, "Extraction": 3, "Grammar": 3,
    "Exchange": 4, "Localization": 4, "Projects": 4, "Resources": 4,
    "Linting": 5,
    "Fuzzing": 6, "Generation": 6, "Workflows": 6,
    "l10n": 7, "l10n-dev": 7,
  ]

  /// Modules of packages, and the only modules that may import them.
  static let packages: [String: Set<String>] = [
    "SwiftSyntax": ["Extraction", "Projects"], "SwiftParser": ["Extraction", "Projects"],
    "Yams": ["Projects"], "ArgumentParser": ["l10n", "l10n-dev"],
  ]

  static let platform: Set<String> = [
    "Darwin", "Dispatch", "Foundation", "FoundationXML", "Glibc", "Musl", "Swift",
  ]

  @Test(arguments: Repository.files(in: "Sources", withSuffix: ".swift"))
  func importsPointDown(path: String) throws {
    let module = String(path.split(separator: "/")[1])
    let floor = try #require(Self.floors[module], "\(module) has no floor")
    for imported in try imports(of: path) where !Self.platform.contains(imported) {
      if let allowed = Self.packages[imported] {
        #expect(allowed.contains(module), "\(path) must not import \(imported)")
      } else {
        let below = try #require(Self.floors[imported], "\(path) imports unknown \(imported)")
        #expect(below < floor, "\(path) must not import \(imported)")
      }
    }
  }

  /// What rules look at doesn't know the rules, so that it can be read, and changed, without them.
  @Test func modelsOfLintNameNoRules() throws {
    let declared = try Self.types(declaredIn: "Sources/Linting/Rules")
    #expect(declared.contains("UnusualCharacter"))
    for folder in ["Model", "Reading"] {
      for path in Repository.files(in: "Sources/Linting/\(folder)", withSuffix: ".swift") {
        let names = try Repository.text(path).split(separator: "\n")
          .filter { !$0.drop { $0 == " " }.hasPrefix("//") }
          .flatMap { $0.split { !$0.isLetter && !$0.isNumber } }
        let rules = declared.intersection(names.map(String.init)).sorted()
        #expect(rules == [], "\(path) names what stands in Rules")
      }
    }
  }

  /// The types of a folder that others may name.
  private static func types(declaredIn folder: String) throws -> Set<String> {
    let declaration = #/(?m)^(?:package |final )*(?:enum|struct|class|protocol|actor) (\w+)/#
    let files = Repository.files(in: folder, withSuffix: ".swift")
    return Set(
      try files.flatMap { try Repository.text($0).matches(of: declaration).map(\.1) }
        .map(String.init))
  }

  private func imports(of path: String) throws -> [String] {
    try Repository.text(path).split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard let position = words.firstIndex(of: "import"), position <= 2,
        !line.hasPrefix("//"), position + 1 < words.count
      else { return nil }
      return String(words[position + 1])
    }
  }
}
