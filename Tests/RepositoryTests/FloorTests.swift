import Foundation
import TestSupport
import Testing

/// Arrows between modules only point down, as the table in `docs/architecture.md` has them.
@Suite struct FloorTests {
  /// A row of the table.
  struct Module {
    var floor: Int
    /// What it may import; nil for everything below.
    var imports: Set<String>?
  }

  static let modules: [String: Module] = {
    let rows =
      (try? Repository.text("docs/architecture.md"))?
      .matches(of: #/(?m)^\| (-?\d+) \| `([^`]+)` \| [^|]* \| ([^|]*) \|$/#) ?? []
    return Dictionary(
      rows.map { row in
        let names = row.3.split(separator: ", ").map(String.init)
        let isAll = names.first == "everything below"
        return (
          String(row.2), Module(floor: Int(row.1) ?? 0, imports: isAll ? nil : Set(names))
        )
      }
    ) { first, _ in first }
  }()

  /// Modules of packages, and the only modules that may import them.
  static let packages: [String: Set<String>] = [
    "SwiftSyntax": ["Extraction", "Projects"], "SwiftParser": ["Extraction", "Projects"],
    "Yams": ["Projects"], "ArgumentParser": ["l10n", "l10n-dev"],
    "FlyingSocks": ["Studio"],
  ]

  static let platform: Set<String> = [
    "Darwin", "Dispatch", "Foundation", "FoundationXML", "Glibc", "Musl", "PackagePlugin", "Swift",
    "XcodeProjectPlugin",
  ]

  @Test(arguments: Repository.files(in: "Sources", withSuffix: ".swift"))
  func importsPointDown(path: String) throws {
    let module = String(path.split(separator: "/")[1])
    let own = try #require(Self.modules[module], "\(module) has no floor")
    for imported in try imports(of: path) where !Self.platform.contains(imported) {
      if let allowed = Self.packages[imported] {
        #expect(allowed.contains(module), "\(path) must not import \(imported)")
      } else {
        let below = try #require(Self.modules[imported], "\(path) imports unknown \(imported)")
        #expect(below.floor < own.floor, "\(path) must not import \(imported)")
        #expect(own.imports?.contains(imported) ?? true, "\(module) imports \(imported) too")
      }
    }
  }

  /// A row of the table that nothing stands for, or an arrow that nobody needs.
  @Test func theTableIsTrue() throws {
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: Repository.root.appending(path: "Sources").path)
    #expect(Set(folders) == Set(Self.modules.keys))
    for (name, module) in Self.modules {
      let files = Repository.files(in: "Sources/\(name)", withSuffix: ".swift")
      let used = Set(try files.flatMap(imports))
      let arrows = (module.imports ?? []).subtracting(Self.packages.keys).subtracting(["nothing"])
      #expect(arrows.subtracting(used) == [], "\(name) doesn't import these")
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
    // Over bytes, and lines at the margin only: all sources are read.
    try Repository.text(path).utf8.split(separator: UInt8(ascii: "\n")).compactMap { line in
      guard let first = line.first, first != UInt8(ascii: " "), first != UInt8(ascii: "/") else {
        return nil
      }
      let words = Substring(line).split(separator: " ")
      guard let position = words.firstIndex(of: "import"), position <= 2,
        position + 1 < words.count
      else { return nil }
      return String(words[position + 1])
    }
  }
}
