import Diagnostics
import Projects
import TestSupport
import Testing

/// Project files that are broken, or made to hurt.
@Suite struct HostileProjectTests {
  static let path = "App.xcodeproj/project.pbxproj"

  static func project(_ objects: String, root: String = "P") -> String {
    "{objects = {\(objects)}; rootObject = \(root); }"
  }

  static let target = """
    P = {isa = PBXProject; targets = (T); mainGroup = G; };
    T = {isa = PBXNativeTarget; name = App; buildPhases = (S); };
    S = {isa = PBXSourcesBuildPhase; files = (B); };
    B = {isa = PBXBuildFile; fileRef = F; };
    """

  @Test(arguments: [
    // A conflict of a merge, a member without value, a list where a text should be, and ids that
    // point nowhere: the rest is still known.
    "<<<<<<< HEAD\nX = {isa = A; };\n=======\n>>>>>>> other\n\(target)",
    "X = ; \(target)", "X = {isa = (a, b); }; \(target)", "%%% ; \(target)",
    target.replacing("(B)", with: "(B, MISSING)"), target.replacing("(S)", with: "(S, T, P, G)"),
    target.replacing("isa = PBXProject; ", with: ""),
  ])
  func whatCanBeKnownStillIs(objects: String) {
    let reference = "F = {isa = PBXFileReference; path = A.swift; sourceTree = SOURCE_ROOT; };"
    let model = Folder([Self.path: Self.project(objects + reference), "A.swift": ""]).model
    #expect(model.targets(ofSource: "A.swift").map(\.name) == ["App"])
  }

  /// What the parser would not come to an end with is measured before it is asked.
  @Test(
    .ends,
    arguments: [
      "let a: " + String(repeating: "A<", count: 20_000),
      "let a: " + String(repeating: "A -> ", count: 20_000) + "B",
      String(repeating: "{precedencegroup A {\"}\"", count: 1_500),
      "let a = b" + String(repeating: "()", count: 60_000),
      "if a {}" + String(repeating: " else if b {}", count: 20_000),
      "let a = " + String(repeating: "try ", count: 20_000) + "b",
    ])
  func manifestsThatNestTooDeepAreNotParsed(text: String) throws {
    let model = Folder(["Package.swift": text, "Sources/App/A.swift": ""]).model
    #expect(model.diagnostics.contains { $0.message.contains("nested too deep") })
  }

  /// What surrounds the code is not taken apart, which would take as long as the square of its bytes.
  @Test(.ends) func manyBytesThatAreNoTextEnd() {
    let manifest =
      Array("let package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])\nfor".utf8)
      + Array(repeating: 0xFF, count: 100_000)
      + Array(" target in package.targets { target.path = \"a\" }\n".utf8)
    let paths = ["Package.swift", "Sources/Kit/A.swift"]
    let model = ProjectReader(paths: paths) { $0 == paths[0] ? manifest : [] }.model()
    #expect(model.targets(ofSource: paths[1]).map(\.name) == ["Kit"])
  }

  /// A short manifest may have thousands of targets, each of which is told from all others.
  @Test func manyTargetsOfAPackageEnd() {
    let names = (0..<20).map { "\"t\($0)\"" }.joined(separator: ", ")
    let text = """
      let names = [\(names)]
      let package = Package(
        name: "Kit",
        targets: names.flatMap { a in names.flatMap { b in names.map { .target(name: a + b + $0) } } })
      """
    let folder = Folder(["Package.swift": text, "Sources/t0t1t2/A.swift": ""])
    let elapsed = processorTime {
      let model = folder.model
      #expect(model.projects.first?.targets.count == 8_000)
      #expect(model.targets(ofSource: "Sources/t0t1t2/A.swift").map(\.name) == ["t0t1t2"])
    }
    #expect(elapsed < .seconds(8))
  }

  /// A few lines stand for any number of targets, each of which has the same files: how many steps that
  /// takes is limited, for all projects together.
  @Test(arguments: sharing) func filesThatManyTargetsShareAreLimited(path: String, text: String) {
    var folder = Folder([path: text])
    for number in 0..<100 { folder.files["Sources/F\(number).swift"] = "" }
    let whole = folder.model
    #expect(!whole.diagnostics.contains { $0.id == "too-many-members" })
    #expect(Self.memberships(in: whole) == 40 * 100)
    // So many as less than half of them need.
    let part = folder.model(steps: 30_000)
    #expect(part.diagnostics.filter { $0.id == "too-many-members" }.count == 1)
    #expect(Self.memberships(in: part) < 20 * 100)
  }

  /// What one target names in vain is no reason to leave out what others have.
  @Test func fewFilesAreReadBehindTooMany() {
    var folder = Folder([
      "Package.swift": """
      let package = Package(name: "Kit", targets: [.target(name: "Large"), .target(name: "Small")])
      """,
      "Sources/Small/A.swift": "",
    ])
    for number in 0..<200 { folder.files["Sources/Large/F\(number).swift"] = "" }
    let model = folder.model(steps: 3_000)
    let targets = model.projects.filter { $0.kind == .package }.flatMap(\.targets)
    #expect(targets.map(\.name) == ["Large", "Small"])
    #expect(targets.map(\.sources) == [[], ["Sources/Small/A.swift"]])
    #expect(model.diagnostics.filter { $0.id == "too-many-members" }.count == 1)
  }

  private static func memberships(in model: ProjectModel) -> Int {
    let targets = model.projects.filter { $0.kind != .folder }.flatMap(\.targets)
    return targets.reduce(0) { $0 + $1.sources.count }
  }

  /// Project files with forty targets that have the hundred files of a folder.
  private static let sharing: [(String, String)] = {
    let numbers = Array(0..<40)
    let list = numbers.map { "\"t\($0)\"" }.joined(separator: ", ")
    let aliases = numbers.map { "  t\($0): *t" }.joined(separator: "\n")
    let start = "isa = PBXNativeTarget; buildPhases = (S); name ="
    let objects = numbers.map { "T\($0) = {\(start) t\($0); };" }
    let ids = numbers.map { "T\($0)" }.joined(separator: ", ")
    return [
      (
        "Package.swift",
        """
        let names = [\(list)]
        let package = Package(name: "Kit", targets: names.map { .target(name: $0, path: "Sources") })
        """
      ),
      (
        "Project.swift",
        """
        import ProjectDescription
        let names = [\(list)]
        let project = Project(
          name: "App",
          targets: names.map { .target(name: $0, product: .app, sources: ["Sources/**"]) })
        """
      ),
      (
        "project.yml",
        "x: &t {type: application, platform: iOS, sources: [Sources]}\ntargets:\n\(aliases)"
      ),
      (
        path,
        project(
          """
          P = {isa = PBXProject; targets = (\(ids)); mainGroup = G; };
          \(objects.joined())
          S = {isa = PBXSourcesBuildPhase; files = (B); };
          B = {isa = PBXBuildFile; fileRef = F; };
          F = {isa = PBXFileReference; path = Sources; sourceTree = SOURCE_ROOT; };
          """)
      ),
    ]
  }()

  /// A configuration file is read once, however many targets stand on it, and its settings are looked
  /// through for so many of them.
  @Test func settingsThatManyTargetsShareAreLimited() {
    let targets = (0..<50).map {
      "T\($0) = {isa = PBXNativeTarget; name = t\($0); buildConfigurationList = L; };"
    }
    let ids = (0..<50).map { "T\($0)" }.joined(separator: ", ")
    let text = Self.project(
      """
      P = {isa = PBXProject; targets = (\(ids)); mainGroup = G; };
      \(targets.joined())
      L = {isa = XCConfigurationList; buildConfigurations = (C); };
      C = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = R; };
      R = {isa = PBXFileReference; path = App.xcconfig; sourceTree = SOURCE_ROOT; };
      """)
    let settings = (0..<100).map { "K\($0) = 1\n" }.joined() + "INFOPLIST_KEY_A = Harbour\n"
    let files = [Self.path: text, "App.xcconfig": settings]
    var reads = 0
    func shown(steps: Int) -> Int {
      reads = 0
      let reader = ProjectReader(paths: files.keys.sorted(), steps: steps) { path in
        reads += path == "App.xcconfig" ? 1 : 0
        return files[path].map { Array($0.utf8) }
      }
      return reader.model().projects.flatMap(\.targets).count {
        $0.settings["INFOPLIST_KEY_A"] == "Harbour"
      }
    }
    #expect(shown(steps: ProjectReader.mostSteps) == 50 && reads == 1)
    #expect((1..<25).contains(shown(steps: 10_000)) && reads == 1)
  }

  private static let heavySettings: [String] = {
    let doubling = (0..<20).map { "A\($0) = \"$(A\($0 + 1))$(A\($0 + 1))\";" }
    let open = String(repeating: "$(", count: 50_000)
    let changes = "$($(L" + String(repeating: ":lower", count: 150) + "))"
    let changed = String(repeating: changes, count: 60)
    let long = String(repeating: "l", count: 60_000)
    return [
      doubling.joined(), "A0 = \"\(open)\";", "A0 = \"\(changed)\"; L = \"\(long)\";",
    ]
  }()

  /// Values are put together for each target anew: settings may double each other, have references
  /// within references that never end, and change long texts again and again.
  @Test(.ends, arguments: heavySettings)
  func valuesThatManyTargetsShareAreLimited(settings: String) {
    let ids = (0..<500).map { "T\($0)" }
    let targets = ids.map {
      "\($0) = {isa = PBXNativeTarget; name = \($0); buildConfigurationList = L; };"
    }
    let shown = (0..<50).map { "INFOPLIST_KEY_K\($0) = \"$(A0)\";" }.joined()
    let text = Self.project(
      """
      P = {isa = PBXProject; targets = (\(ids.joined(separator: ", "))); mainGroup = G; };
      \(targets.joined())
      L = {isa = XCConfigurationList; buildConfigurations = (C); };
      C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(settings)\(shown)}; };
      """)
    let model = Folder([Self.path: text, "A.swift": ""]).model(steps: 3_000_000)
    #expect(model.projects.first { $0.kind == .xcode }?.targets.count == 500)
    #expect(model.diagnostics.contains { $0.id == "too-many-members" })
  }

  /// Merged keys are looked through for each target, however short its line is.
  @Test func keysThatManyTargetsMergeAreLimited() {
    let keys = (0..<100).map { "k\($0): 1" }.joined(separator: ", ")
    let targets = (0..<20).map { "  t\($0): *t" }.joined(separator: "\n")
    let text = """
      b: &b {\(keys)}
      x: &t {<<: [*b, *b], type: application, platform: iOS}
      targets:
      \(targets)
      """
    let folder = Folder(["project.yml": text, "A.swift": ""])
    #expect(folder.model.projects.first { $0.kind == .generated }?.targets.count == 20)
    let part = folder.model(steps: 100_000)
    #expect(part.projects.first { $0.kind == .generated }?.targets.count ?? 0 < 20)
    #expect(part.diagnostics.contains { $0.id == "too-many-members" })
  }

  /// Each manifest may take as many steps as one may, but not all of them together.
  @Test func manyManifestsThatDoubleTheirTargetsEnd() {
    let functions = (0..<30).map { "func f\($0)() -> [Target] { f\($0 + 1)() + f\($0 + 1)() }" }
    let text =
      functions.joined(separator: "\n") + "\nfunc f30() -> [Target] { [.target(name: \"Kit\")] }\n"
      + "let package = Package(name: \"Kit\", targets: f0())"
    var read = 0
    let paths = (0..<50).map { "p\($0)/Package.swift" }
    let reader = ProjectReader(paths: paths, steps: 3_000_000) { _ in
      read += 1
      return Array(text.utf8)
    }
    #expect(reader.model().diagnostics.contains { $0.id == "too-many-members" })
    // Each is read twice: to see what it is, and to take it in.
    #expect(read < paths.count + 5)
  }

  @Test(arguments: [
    ("{objects = {A = ", 1), ("{objects = {\n\nA = = b; }; }", 3), ("garbage", 1), ("", 1),
    ("{objects = {};\n<<<<<<< HEAD\n}", 2),
  ])
  func brokenFilesAreReportedWithTheirLine(text: String, line: Int) throws {
    let model = Folder([Self.path: text]).model
    let location = try #require(model.diagnostics.first?.location)
    #expect(location.file == Self.path)
    #expect(LineMap(Array(text.utf8)).position(at: location.range.lowerBound).line == line)
    #expect(model.projects.map(\.path) == ["App.xcodeproj"])
  }

  @Test(arguments: [
    "../../../etc/A.swift", "/etc/A.swift", "a/../../A.swift", "", ".", "..", "A.swift\\U0000",
    String(repeating: "../", count: 10_000) + "A.swift",
  ])
  func pathsThatAreNotListedAreNothing(path: String) {
    let objects =
      Self.target + "F = {isa = PBXFileReference; path = \"\(path)\"; sourceTree = \"<group>\"; };"
    var read: [String] = []
    let reader = ProjectReader(paths: [Self.path, "B.swift"]) { path in
      read.append(path)
      return Array(Self.project(objects).utf8)
    }
    #expect(reader.model().projects.first?.targets.first?.sources == [])
    #expect(read == [Self.path])
  }

  @Test(arguments: ["(", "{a = ", "{a = ("]) func deepNestingEnds(opening: String) {
    let text = "{objects = " + String(repeating: opening, count: 100_000)
    #expect(!Folder([Self.path: text]).model.diagnostics.isEmpty)
  }

  @Test func groupsInCirclesEnd() {
    let objects = """
      \(Self.target)
      G = {isa = PBXGroup; children = (H); path = a; };
      H = {isa = PBXGroup; children = (G, F); path = b; };
      F = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
      """
    let model = Folder([Self.path: Self.project(objects), "A.swift": ""]).model
    #expect(model.projects.first?.targets.count == 1)
  }

  @Test(.ends) func aHundredThousandGroupsAreClimbed() {
    let groups = (0..<100_000).map { "G\($0) = {isa = PBXGroup; children = (G\($0 + 1)); };" }
    let objects =
      Self.target + groups.joined() + "G100000 = {isa = PBXGroup; children = (F); };"
      + "F = {isa = PBXFileReference; path = A.swift; sourceTree = \"<group>\"; };"
    let model = Folder([Self.path: Self.project(objects), "A.swift": ""]).model
    #expect(model.targets(ofSource: "A.swift").count == 1)
  }

  @Test(.ends) func groupsThatMakeTooLongPathsAreNowhere() {
    let name = String(repeating: "y", count: 500)
    let groups = (0..<5_000).map {
      "G\($0) = {isa = PBXGroup; children = (G\($0 + 1)); path = \(name); };"
    }
    let objects =
      Self.target + groups.joined() + "G5000 = {isa = PBXGroup; children = (F); };"
      + "F = {isa = PBXFileReference; path = A.swift; sourceTree = \"<group>\"; };"
    let model = Folder([Self.path: Self.project(objects), "A.swift": ""]).model
    #expect(model.projects.first?.targets.count == 1)
    #expect(model.targets(ofSource: "A.swift").isEmpty)
  }

  /// Each stands for the one before.
  private static let anchors: String = {
    let lines = (1...20_000).map { "a\($0): &a\($0) [*a\($0 - 1)]" }
    return (["a0: &a0 x"] + lines).joined(separator: "\n")
  }()

  @Test(arguments: [
    "a: &a [x, x]\nb: &b [*a, *a]\nname: App", String(repeating: "[", count: 100_000),
    String(repeating: "- ", count: 100_000) + "x", "? [a]\n: b", "targets: [", "\u{0}",
    anchors,
    "a: &a {b: 1}\n<<: [\(Array(repeating: "*a", count: 100_000).joined(separator: ", "))]",
    "include: project.yml", "targets:\n  A: 3\n  B:\n    sources: {a: b}",
    String(repeating: "k: v\n", count: 20_000), "k: v\n!l10n-superseded-0 k: v\nk: v",
    "\"\\x6b\": v\nk: v", "&a k: v\nk: v",
  ])
  func specificationsEnd(text: String) {
    // What nothing of XcodeGen stands in isn't read at all.
    let model = Folder(["project.yml": text + "\ninclude: []", "A.swift": ""]).model
    #expect(model.projects.contains { $0.path == "project.yml" })
  }

  /// All files together may have so many bytes parsed anew for keys that stand twice.
  @Test func includedFilesWithRepeatedKeysEnd() {
    let names = (0..<20).map { "a\($0).yml" }
    let repeated = String(repeating: "k: v\n", count: 500)
    var files = Dictionary(uniqueKeysWithValues: names.map { ($0, repeated) })
    files["project.yml"] = "include: [\(names.joined(separator: ", "))]\nname: App"
    let folder = Folder(files)
    let elapsed = processorTime {
      #expect(folder.model.projects.map(\.name) == ["App"])
    }
    #expect(elapsed < .seconds(15))
  }

  @Test(.ends, arguments: ["*a60 : x", "{[*a60]: x}", "? *a60\n: x", "k: *a60"])
  func aliasesThatDoubleEachOtherEnd(use: String) {
    let doubling = (1...60).map { "a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1)]" }
    let text = (["include: []", "a0: &a0 x"] + doubling + [use]).joined(separator: "\n")
    let model = Folder(["project.yml": text, "A.swift": ""]).model
    #expect(model.projects.contains { $0.path == "project.yml" })
  }

  @Test func xmlAndJSONFormsAreRead() {
    let json = """
      {"objects": {"P": {"isa": "PBXProject", "targets": ["T"]},
       "T": {"isa": "PBXNativeTarget", "name": "App"}}, "rootObject": "P"}
      """
    let xml = """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>objects</key><dict>
      <key>P</key><dict><key>isa</key><string>PBXProject</string></dict>
      <key>T</key><dict><key>isa</key><string>PBXNativeTarget</string>
      <key>name</key><string>App</string></dict></dict></dict></plist>
      """
    for text in [json, xml] {
      #expect(Folder([Self.path: text]).model.projects.first?.targets.map(\.name) == ["App"])
    }
  }
}
