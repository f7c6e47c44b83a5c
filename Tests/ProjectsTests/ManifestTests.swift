import Diagnostics
import Projects
import TestSupport
import Testing

/// Manifests in the shapes that people write.
@Suite struct ManifestTests {
  static let layout = [
    "Sources/A/A.swift", "Sources/A/A.xcstrings", "Sources/A/Old/B.swift", "Sources/A/data.txt",
    "Sources/B/B.swift", "Elsewhere/C.swift", "Tests/ATests/ATests.swift", "src/D/D.swift",
  ]

  static func targets(_ manifest: String) -> [String: Target] {
    var files: [String: String] = [:]
    for path in layout { files[path] = "" }
    files["Package.swift"] = manifest
    let targets = Folder(files).model.projects.first?.targets ?? []
    return Dictionary(targets.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  @Test(arguments: [
    (".target(name: \"A\")", "Sources/A/A.swift Sources/A/Old/B.swift"),
    ("Target.target(name: \"A\", exclude: [\"Old\"])", "Sources/A/A.swift"),
    (".target(name: \"A\", sources: [\"Old/B.swift\"])", "Sources/A/Old/B.swift"),
    (".target(name: \"A\", path: \"Elsewhere\")", "Elsewhere/C.swift"),
    (".target(name: \"A\", path: \"./Sources/../Elsewhere/\")", "Elsewhere/C.swift"),
    (".target(name: \"A\", path: \"../outside\")", ""),
    (".executableTarget(name: \"D\")", "src/D/D.swift"),
    (".testTarget(name: \"ATests\")", "Tests/ATests/ATests.swift"),
    (".target(name: \"A\", path: \"Sources\", exclude: [\"A\"])", "Sources/B/B.swift"),
    (".strictTarget(name: \"A\", path: \"Elsewhere\")", "Elsewhere/C.swift"),
    (".strictTestTarget(name: \"ATests\")", "Tests/ATests/ATests.swift"),
  ])
  func targetsHaveTheirSources(target: String, sources: String) {
    let found = Self.targets("let package = Package(name: \"P\", targets: [\(target)])")
    #expect(found.count == 1)
    #expect(found.values.first?.sources.joined(separator: " ") == sources)
  }

  @Test(arguments: [
    "let package = Package(name: \"P\", targets: [.target(name: \"A\"), .target(name: \"B\")])",
    """
    let targets: [Target] = [.target(name: "A"), .target(name: "B")]
    let package = PackageDescription.Package(name: "P", targets: targets)
    """,
    """
    let a = "A"
    let all: [Target] = [.target(name: a)] + [.target(name: "B")]
    let package = Package(name: "P", targets: all)
    """,
    """
    var targets: [Target] = [.target(name: "A")]
    targets += [.target(name: "B")]
    let package = Package(name: "P", targets: targets)
    """,
    """
    let package = Package(name: "P", targets: [.target(name: "A")])
    #if os(macOS)
    package.targets.append(.target(name: "B"))
    #endif
    """,
    """
    let b = PackageDescription.Target.target(name: "B")
    let package = Package(name: "P", targets: [.target(name: "A"), b])
    """,
    """
    let package = Package(name: "P", targets: [.target(name: .a), .target(name: "\\(prefix)")])
    let prefix = "B"
    extension String { static let a = "A" }
    """,
    """
    let package = Package(name: "P")
    if isMac {
      package.targets += [.target(name: "A")]
    } else {
      package.targets.append(contentsOf: [Target.target(name: "B")])
    }
    """,
  ])
  func constantsAndAdditionsAreFollowed(manifest: String) {
    #expect(Self.targets(manifest).keys.sorted() == ["A", "B"])
  }

  /// A function of one expression, with what it is called with in the place of its parameters.
  @Test(arguments: [
    """
    targets: [module(name: "A"), module(name: "B", folder: "Elsewhere")])
    func module(name: String, folder: String = "Sources/A") -> Target {
      .target(name: name, path: "\\(folder)")
    }
    """,
    """
    targets: [.module("A", in: "Sources/A"), Target.module("B", in: root)])
    let root = "Elsewhere"
    extension Target {
      static func module(_ name: String, in root: String) -> Target {
        return target(name: name, at: root)
      }
      private static func target(name: String, at path: String) -> Target {
        .target(name: name, path: path)
      }
    }
    """,
    """
    targets: all)
    var all: [Target] { made(by: "A", "Sources/A") + made(by: "B", path) }
    let path = "Elsewhere"
    func made(by name: String, _ path: String) -> [Target] { [.target(name: name, path: path)] }
    """,
    """
    targets: [.target(name: "A", path: root + "A")])
    let root = "Sources/", path = "x"
    func target(name: String, path: String) -> Target { .target(name: "C", path: path) }
    package.targets += ["B"].map { .target(name: $0, path: "Elsewhere") }
    """,
    """
    targets: [module("A"), module("B", path: "Elsewhere")])
    func module(_ name: String, path: String? = nil) -> Target {
      .target(name: name, path: path ?? "Sources/" + name)
    }
    """,
    """
    targets: [module("A", in: "Sources/A"), module("B", in: "Elsewhere")])
    func module(_ name: String, in folder: String) -> Target {
      let start = "./", end = "/"
      let path = start + folder + end
      return .target(name: name, path: path)
    }
    """,
    """
    targets: ["A", "B"].map { name in .named(name) })
    extension Target {
      static func named(_ name: String) -> Target { .target(name: name) }
    }
    """,
  ])
  func functionsOfOneExpressionAreFollowed(rest: String) throws {
    let found = Self.targets("let package = Package(name: \"P\", " + rest)
    #expect(found.keys.sorted() == ["A", "B"])
    #expect(found["A"]?.sources == ["Sources/A/A.swift", "Sources/A/Old/B.swift"])
    #expect(
      found["B"]?.sources == [
        rest.contains("Elsewhere") ? "Elsewhere/C.swift" : "Sources/B/B.swift"
      ])
  }

  /// What is `nil` isn't there, and so is known.
  @Test(arguments: [
    ("path: path, sources: sources", "Sources/B/B.swift"),
    ("path: path ?? \"Elsewhere\"", "Elsewhere/C.swift"),
    ("path: name == \"A\" ? nil : \"Elsewhere\"", "Elsewhere/C.swift"),
  ])
  func argumentsThatAreNilAreNotThere(arguments: String, source: String) {
    let model = Folder([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "P", targets: [module("B")])
      func module(_ name: String, path: String? = nil, sources: [String]? = nil) -> Target {
        .target(name: name, \(arguments))
      }
      """,
      "Sources/B/B.swift": "", "Elsewhere/C.swift": "",
    ]).model
    #expect(model.diagnostics.isEmpty)
    #expect(model.projects.flatMap(\.targets).map(\.name) == ["B"])
    #expect(model.targets(ofSource: source).map(\.name) == ["B"])
  }

  /// Both sides of a condition make a target of one name.
  @Test(arguments: [
    "isTest ? .testTarget(name: n) : .target(name: n)",
    "isTest == false ? .target(name: n) : .testTarget(name: n)",
  ])
  func whatMayBeNoTestIsNone(body: String) {
    let model = Folder([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "P", targets: [module("A")])
      func module(_ n: String, isTest: Bool = false) -> Target { \(body) }
      """,
      "Sources/A/A.swift": "",
    ]).model
    #expect(model.projects.flatMap(\.targets).map(\.isTest) == [false])
    #expect(model.targets(ofSource: "Sources/A/A.swift").map(\.name) == ["A"])
  }

  /// The target that takes a test's place tells what of it isn't known, as any other.
  @Test func whatReplacesATestTellsItsUnknowns() {
    let model = Folder([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "P", targets: [
        .testTarget(name: "A", path: "Elsewhere"),
        .target(name: "A", path: environment["PATH"] ?? "Sources/A"),
      ])
      """,
      "Sources/A/A.swift": "", "Elsewhere/C.swift": "",
    ]).model
    #expect(model.diagnostics.map(\.location?.file) == ["Package.swift"])
    #expect(model.targets(ofSource: "Sources/A/A.swift").map(\.name) == ["A"])
  }

  /// What does more than to return a value is called after what it makes, or told.
  @Test(arguments: [
    (
      ".module(\"A\")",
      "static func module(_ n: String) -> Target { log(n); return .target(name: n) }"
    ),
    (".module(\"A\")", "static func module(_ n: String) -> Target { .module(n) }"),
    (".module(name: \"A\")", "static func module(name: String) -> Target { make(name) }"),
    (
      ".module(\"A\")",
      """
      static func module(_ n: String) -> Target { .target(name: n) }
      static func module(_ name: String) -> Dependency { .product(name: name, package: "P") }
      """
    ),
  ])
  func otherFunctionsAreCalledAfterWhatTheyMake(target: String, functions: String) {
    let manifest = """
      let package = Package(name: "P", targets: [\(target)])
      extension Target { \(functions) }
      """
    #expect(Self.targets(manifest).keys.sorted() == ["A"])
  }

  @Test func resourcesFollowTheirRules() throws {
    let manifest = """
      let package = Package(name: "P", defaultLocalization: "de", targets: [
        .target(name: "A", resources: [.copy("Old"), .process("data.txt")]),
      ])
      """
    let target = try #require(Self.targets(manifest)["A"])
    #expect(target.sources == ["Sources/A/A.swift"])
    #expect(
      target.resources == ["Sources/A/A.xcstrings", "Sources/A/Old/B.swift", "Sources/A/data.txt"])
  }

  /// SwiftPM takes a resource from beside the target's folder, and what is source there isn't compiled.
  @Test(arguments: [
    (".process(\"../Resources/L.xcstrings\")", "Resources/L.xcstrings", ""),
    (".process(\"../resources/l.xcstrings\")", "Resources/L.xcstrings", ""),
    (".process(\"../Resources\")", "Resources/C.swift Resources/L.xcstrings", ""),
    (".copy(\"../Resources\")", "Resources/C.swift Resources/L.xcstrings", "all"),
    (".copy(\"./../Resources/L.xcstrings\")", "Resources/L.xcstrings", ""),
    (".embedInCode(\"../Resources/L.xcstrings\")", "", ""),
    (".process(\"../../Out/L.xcstrings\")", "../Out/L.xcstrings", ""),
  ])
  func resourcesMayLieBesideTheTarget(rule: String, resources: String, enclosed: String) throws {
    let model = Folder([
      "Package.swift": """
      let package = Package(name: "P", targets: [
        .target(name: "P", path: "Sources", resources: [\(rule)])])
      """, "Sources/A.swift": "", "Resources/L.xcstrings": "", "Resources/C.swift": "",
      "../Out/L.xcstrings": "",
      "Resources/Inner/Package.swift": "let package = Package(name: \"I\")",
      "Resources/Inner/D.xcstrings": "",
    ]).model
    let target = try #require(model.projects.flatMap(\.targets).first { $0.name == "P" })
    #expect(target.sources == ["Sources/A.swift"])
    #expect(target.resources.joined(separator: " ") == resources)
    #expect(target.enclosedResources.sorted() == (enclosed == "all" ? target.resources : []))
  }

  @Test(arguments: [
    "let package = Package(name: \"P\", targets: makeTargets())",
    "let package = Package(name: \"P\", targets: names.map { .target(name: $0) })",
    "let package = Package(name: \"P\", targets: [.target(name: named(\"A\"))])",
    """
    let package = Package(name: "P")
    for name in ["A"] { package.targets.append(.target(name: name)) }
    """,
    // As UTF-16 has it.
    "l\u{0}e\u{0}t\u{0}",
    "",
  ])
  func whatCannotBeReadIsSaidAndFoldersDecide(manifest: String) throws {
    let model = Folder([
      "Package.swift": manifest, "Sources/A/A.swift": "", "Tests/ATests/ATests.swift": "",
    ]).model
    let diagnostic = try #require(model.diagnostics.first)
    #expect(diagnostic.location?.file == "Package.swift")
    #expect(model.projects.first?.targets.map(\.name).sorted() == ["A", "ATests"])
  }

  /// What a condition binds without a value of its own is told at its name.
  @Test func theNameOfAConditionHasItsPlace() throws {
    let manifest = """
      let (extra, others) = read()
      func made() -> [Target] {
        var targets: [Target] = [.target(name: "A")]
        if let extra { targets.append(.target(name: extra)) }
        return targets
      }
      let package = Package(name: "P", targets: made())
      """
    let model = Folder(["Package.swift": manifest, "Sources/A/A.swift": ""]).model
    let location = try #require(model.diagnostics.first?.location)
    let rest = String(decoding: Array(manifest.utf8)[location.range.lowerBound...], as: UTF8.self)
    #expect(rest.hasPrefix("extra { targets"))
    #expect(location.range.count == "extra".utf8.count)
  }

  /// An app may have a type called `Package`.
  @Test(arguments: ["", "Kit/"])
  func aTargetMayHaveThePackagesFolder(folder: String) throws {
    let model = Folder([
      folder + "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "P", targets: [
        .target(name: "P", path: "."), .testTarget(name: "PTests", path: "Tests")])
      """, folder + "A.swift": "", folder + "en.lproj/Localizable.strings": "",
      folder + "Tests/B.swift": "",
      folder + "Inner/Package.swift": "let package = Package(name: \"I\")",
      folder + "Inner/C.swift": "",
    ]).model
    let target = try #require(model.projects.flatMap(\.targets).first { $0.name == "P" })
    #expect(target.sources.filter { !$0.hasSuffix("Package.swift") } == [folder + "A.swift"])
    #expect(target.resources == [folder + "en.lproj/Localizable.strings"])
  }

  /// Tuist's manifests list packages, and others may list nothing yet: folders decide for all files.
  @Test(arguments: [
    ("Package.swift", "let package = Package(name: \"P\", dependencies: [])"),
    (
      "Package.swift",
      """
      #if TUIST
        import ProjectDescription
      #endif
      let package = Package(name: "P", dependencies: [])
      """
    ),
    ("Tuist/Package.swift", "let package = Package(name: \"P\", dependencies: [])"),
  ])
  func aManifestWithoutTargetsOwnsNothing(path: String, manifest: String) throws {
    let sources = path == "Package.swift" && manifest.contains("TUIST") ? "Sources/A" : "App"
    let model = Folder([
      path: manifest, sources + "/A.swift": "", "App/Localizable.xcstrings": "",
    ]).model
    let project = try #require(model.projects.first)
    #expect(model.projects.count == 1 && project.kind == .folder)
    #expect(project.targets.first?.sources.contains(sources + "/A.swift") == true)
    #expect(model.orphanedResources.isEmpty)
  }

  /// A manifest of Tuist's, which isn't read, may build what no package does.
  @Test(
    arguments: [
      ("import ProjectDescription\nlet project = Project(name: \"P\")", nil, ["."]),
      ("import Foundation\nstruct Project {}", nil, []),
      ("import ProjectDescription\nlet project = Project(name: \"P\")", "{objects = {}; }", []),
    ] as [(String, String?, [String])])
  func whatTuistMayBuildIsOneTarget(project: String, xcodeProject: String?, names: [String]) {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "P", targets: [.target(name: "Core")])
      """
    var files = [
      "Package.swift": manifest, "Project.swift": project, "Sources/Core/A.swift": "",
      "Sources/App/B.swift": "", "Resources/Localizable.xcstrings": "",
    ]
    files["P.xcodeproj/project.pbxproj"] = xcodeProject
    let model = Folder(files).model
    #expect(model.targets(ofSource: "Sources/Core/A.swift").map(\.name) == ["Core"])
    #expect(model.targets(ofSource: "Sources/App/B.swift").map(\.name) == names)
    #expect(model.targets(ofResource: "Resources/Localizable.xcstrings").map(\.name) == names)
  }

  @Test func sourcesOfThatNameAreNoManifests() {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "P", targets: [.target(name: "A")])
      """
    let model = Folder([
      "Package.swift": manifest, "Sources/A/A.swift": "", "Sources/A/Models/B.swift": "",
      "Sources/A/Models/Package.swift": "public final class Package: Model {}",
    ]).model
    #expect(model.diagnostics.isEmpty)
    #expect(model.projects.flatMap(\.targets).flatMap(\.sources).count == 3)
  }
}
