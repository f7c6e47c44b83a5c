import Diagnostics
import Extraction
import Projects
import Testing

/// Projects that Tuist makes.
@Suite struct TuistTests {
  private static let helper = """
    import ProjectDescription
    public extension Project {
      static func module(name: String, dependencies: [TargetDependency] = []) -> Project {
        let sources: SourceFilesList = ["Sources/**"]
        return Project(
          name: name, options: .options(developmentRegion: "de"),
          targets: [
            .target(
              name: name, destinations: .iOS, product: .staticFramework,
              bundleId: "org.example.\\(name)", sources: sources, resources: ["Resources/**"],
              dependencies: dependencies)
          ])
      }
    }
    """

  private static let app = """
    import ProjectDescription
    let sources: SourceFilesList = ["Sources/**", "//Shared/*.{swift,m}"]
    let project = Project(
      name: "Tea", settings: .settings(base: ["A": "B"]),
      targets: [
        .target(
          name: "Tea", destinations: [.iPhone], product: .app, bundleId: "org.example.tea",
          infoPlist: .file(path: "Info.plist"), sources: sources,
          resources: .resources(["Resources/**", .folderReference(path: "Pages")]),
          dependencies: [
            .project(target: "Cup", path: "../Modules/Cup"), .target(name: "Widget"),
            .external(name: "Kit"),
          ]),
        Target(
          name: "Widget", product: .appExtension,
          sources: .sourceFilesList(globs: [.glob("Widget/**", excluding: "Widget/Old/**")])),
      ])
    """

  private static let files = [
    "App/Info.plist", "App/Sources/A.swift", "App/Sources/Inner/B.swift", "App/Pages/p.html",
    "App/Resources/en.lproj/Localizable.strings", "App/Resources/Assets.xcassets/a.json",
    "App/Widget/W.swift", "App/Widget/Old/O.swift", "Shared/S.swift", "Shared/notes.txt",
    "Modules/Cup/Sources/C.swift", "Modules/Cup/Resources/L.xcstrings",
  ]

  private static func model(of app: String, with helper: String) -> ProjectModel {
    var files = [
      "App/Project.swift": app,
      "Modules/Cup/Project.swift": """
      import ProjectDescription
      import ProjectDescriptionHelpers
      let project = Project.module(name: "Cup")
      """,
      "Tuist/ProjectDescriptionHelpers/Module.swift": helper,
    ]
    for file in Self.files { files[file] = "" }
    return Folder(files).model
  }

  @Test func whatIsWrittenOutIsRead() throws {
    let model = Self.model(of: Self.app, with: Self.helper)
    #expect(model.projects.map(\.path) == ["App/Project.swift", "Modules/Cup/Project.swift"])
    #expect(model.projects.allSatisfy { $0.kind == .tuist })
    #expect(model.projects.map(\.developmentRegion) == [nil, "de"])
    let targets = Dictionary(
      uniqueKeysWithValues: model.projects.flatMap(\.targets).map { ($0.name, $0) })
    let tea = try #require(targets["Tea"])
    #expect(tea.product == .application && tea.infoPlist == "App/Info.plist")
    #expect(
      tea.sources == ["App/Sources/A.swift", "App/Sources/Inner/B.swift", "Shared/S.swift"])
    #expect(tea.resources == ["App/Pages/p.html", "App/Resources/en.lproj/Localizable.strings"])
    #expect(tea.enclosedResources == ["App/Pages/p.html"])
    #expect(tea.embeds.map(\.name) == ["Widget"])
    let cup = TargetID(project: "Modules/Cup/Project.swift", name: "Cup")
    #expect(tea.dependencies.contains(.target(cup)))
    #expect(targets["Widget"]?.sources == ["App/Widget/W.swift"])
    #expect(targets["Cup"]?.sources == ["Modules/Cup/Sources/C.swift"])
    #expect(targets["Cup"]?.resources == ["Modules/Cup/Resources/L.xcstrings"])
    #expect(model.extractsTypes(of: cup))
    #expect(model.orphanedSources == ["App/Widget/Old/O.swift"])
  }

  /// What isn't wholly known is one target with all that nothing else builds, as without its manifest.
  @Test(arguments: [
    "let project = Project.feature(name: \"Tea\")",
    "let project = Project(name: \"Tea\", targets: names.map { .target(name: $0) })",
    "let project = Project(name: \"Tea\", targets: [.feature(name: \"Tea\", sources: [\"**\"])])",
    target("name: Environment.name.getString(default: \"Tea\"), sources: [\"**\"]"),
    target("name: \"Tea\", sources: [.relativeToCurrentFile(\"**\")]"),
    target("name: \"Tea\", sources: all(\"Sources\"), resources: [\"**\"]"),
    target("name: \"Tea\", sources: [\"Elsewhere/**\"], resources: [\"Resources/**\"]"),
    target(
      "name: \"Tea\", buildableFolders: [.folder(\"Resources\", exceptions: [.exception()])]"),
    target("name: \"Tea\", sources: .main, resources: [\"Resources/**\"]"),
    "let targets: [Target] = []\nlet project = Project(name: \"Tea\", targets: targets)",
  ])
  func whatIsNotKnownIsOneTarget(project: String) {
    let helper =
      Self.helper + "\nstruct A { static let main = [\"Sources/**\"] }\n"
      + "struct B { static let main = [\"Other/**\"] }"
    let model = Self.model(of: "import ProjectDescription\n" + project, with: helper)
    #expect(model.targets(ofSource: "App/Sources/A.swift").map(\.name) == ["."])
    #expect(
      model.targets(ofResource: "App/Resources/en.lproj/Localizable.strings").map(\.name) == ["."])
    #expect(model.targets(ofSource: "Modules/Cup/Sources/C.swift").map(\.name) == ["Cup"])
    #expect(model.diagnostics.map(\.id) == ["tuist-manifest"])
    #expect(model.diagnostics.map(\.location?.file) == ["App/Project.swift"])
  }

  /// One function that isn't understood is most often behind all of them.
  @Test func manifestsThatAreNotUnderstoodAreToldOnce() {
    let helper = """
      import ProjectDescription
      public extension Project {
        static func module(name: String) -> Project {
          var targets: [Target] = []
          for kind in kinds { targets.append(kind.target(named: name)) }
          return Project(name: name, targets: targets)
        }
      }
      """
    let model = Self.model(
      of: "import ProjectDescription\nlet project = Project.module(name: \"Tea\")", with: helper)
    #expect(model.unreadManifests == ["App/Project.swift", "Modules/Cup/Project.swift"])
    #expect(model.diagnostics.map(\.location?.file) == ["App/Project.swift"])
    #expect(
      model.diagnostics.first?.message.hasPrefix("what this manifest and 1 other build") == true)
    let seen = model.renamingPaths { "Tea/" + $0 }
    #expect(seen.unreadManifests.first == "Tea/App/Project.swift")
  }

  /// What a function does between its targets' list and its value, and the targets that there are then; nil
  /// where that isn't known.
  static let steps: [(String, [String]?)] = [
    ("targets.append(widget)", ["Tea", "Widget"]),
    ("targets += [widget]", ["Tea", "Widget"]),
    ("targets.append(contentsOf: [widget] + [])", ["Tea", "Widget"]),
    ("targets = [widget]", ["Widget"]),
    ("if isLarge { targets.append(widget) }", ["Tea", "Widget"]),
    ("if isLarge, kinds.contains(.widget) { targets.append(widget) }", ["Tea", "Widget"]),
    ("if isSmall { targets.append(widget) }", ["Tea"]),
    ("if isSmall { targets = [] } else { targets.append(widget) }", ["Tea", "Widget"]),
    ("if kinds.contains(.widget) { targets = [widget] }", ["Tea", "Widget"]),
    ("if let path { targets.append(widget) }", ["Tea"]),
    ("if let other = name { targets.append(.target(name: other + \"Kit\")) }", ["Tea", "TeaKit"]),
    ("targets += isLarge ? [widget] : []", ["Tea", "Widget"]),
    (
      "for end in [\"A\", \"B\"] { targets.append(.target(name: name + end)) }",
      ["Tea", "TeaA", "TeaB"]
    ),
    (
      "for name in [\"A\"] { targets.append(.target(name: name)) }; targets += [.target(name: name + \"B\")]",
      ["Tea", "A", "TeaB"]
    ),
    (
      "if isLarge { let name = \"A\" }; targets.append(.target(name: name + \"B\"))",
      ["Tea", "TeaB"]
    ),
    ("settings[\"A\"] = \"B\"; settings.merge(others)", ["Tea"]),
    ("switch name { case \"Tea\": targets.append(widget)\ndefault: break }", ["Tea", "Widget"]),
    (
      "let more: [Target]; if isLarge { more = [widget] } else { more = [] }; targets += more",
      ["Tea", "Widget"]
    ),
    ("func action() -> TestAction { .targets([]) }", ["Tea"]),
    ("targets.removeLast()", nil),
    ("targets.append(.target(name: path))", nil),
    ("for kind in kinds { targets.append(.target(name: kind)) }", nil),
    ("guard isLarge else { return Project(name: name, targets: []) }", nil),
  ]

  /// Functions put lists together; what a condition decides that isn't known may be built.
  @Test(arguments: steps)
  func functionsPutListsTogether(steps: String, names: [String]?) {
    let project = """
      import ProjectDescription
      extension Project {
        static func app(
          name: String, kinds: Set<Kind>, isLarge: Bool, isSmall: Bool = false, path: String? = nil
        ) -> Project {
          let sources: SourceFilesList = ["Sources/**"]
          var settings: SettingsDictionary = [:]
          var targets = [Target]()
          targets.append(.target(name: name, product: .app, sources: sources))
          let widget: Target = .target(name: "Widget", sources: ["Widget/**"])
          \(steps)
          return Project(name: name, settings: .settings(base: settings), targets: targets)
        }
      }
      let project = Project.app(name: "Tea", kinds: Kind.all, isLarge: true)
      """
    let model = Self.model(of: project, with: Self.helper)
    let found = model.projects.first { $0.path == "App/Project.swift" }
    #expect(found?.targets.map(\.name) == names)
    #expect(model.unreadManifests == (names == nil ? ["App/Project.swift"] : []))
  }

  /// Lists that grow step by step take no time that grows with their square.
  @Test func longFunctions() {
    let steps = (0..<10_000).map {
      "targets.append(.target(name: \"T\($0)\", sources: [\"T/**\"]))"
    }
    let project = """
      import ProjectDescription
      func app() -> Project {
        var targets: [Target] = []
        \(steps.joined(separator: "\n"))
        return Project(name: "Tea", targets: targets)
      }
      let project = app()
      """
    #expect(Self.model(of: project, with: Self.helper).unreadManifests == ["App/Project.swift"])
  }

  private static func target(_ arguments: String) -> String {
    "let project = Project(name: \"Tea\", targets: [.target(\(arguments))])"
  }

  /// A table that no pattern names is nobody's, and says nothing against the manifest; nor does it
  /// make a target of what else no pattern names.
  @Test(arguments: ["", ", resources: [\"Resources/*.json\"]"])
  func aTableThatNoPatternNames(resources: String) {
    let project = Self.target("name: \"Tea\", sources: [\"Sources/**\"]\(resources)")
    let model = Self.model(of: "import ProjectDescription\n" + project, with: Self.helper)
    #expect(model.projects.map(\.kind) == [.tuist, .tuist])
    #expect(model.targets(ofSource: "App/Sources/A.swift").map(\.name) == ["Tea"])
    #expect(model.targets(ofSource: "App/Widget/W.swift").isEmpty)
    #expect(model.orphanedResources == ["App/Resources/en.lproj/Localizable.strings"])
  }

  /// A new table lies where a pattern of resources takes it in, unless the sources' folder is one.
  @Test(arguments: [
    ("resources: [\"Resources/**\"]", "App/Resources"),
    ("resources: [\"Fonts/**\", \"Resources/*.lproj/**\"]", "App/Resources"),
    ("resources: [\"Texts\"]", "App/Texts"),
    ("resources: [\"Texts/en.lproj/**\", \"Texts/*.png\"]", "App/Texts"),
    ("resources: [\"Texts/Localizable.xcstrings\"]", "App/Texts"),
    ("resources: [\"Art.xcassets\", .folderReference(path: \"Pages\")]", nil),
    ("resources: [\"Resources/*.png\", \"Info.plist\"]", nil),
    (
      "resources: [.glob(pattern: \"Texts/**\", excluding: [\"Texts/**/*.{strings,xcstrings}\"])]",
      nil
    ),
    ("resources: [\"Sources/**\", \"Texts/**\"]", nil),
    ("resources: [\"Texts/**\"], buildableFolders: [\"Sources\"]", nil),
  ])
  func newTablesAreResources(resources: String, folder: String?) {
    let project = Self.target("name: \"Tea\", sources: [\"Sources/**\"], \(resources)")
    let model = Self.model(of: "import ProjectDescription\n" + project, with: Self.helper)
    let target = model.projects.first?.targets.first
    #expect(target?.name == "Tea" && target?.resourceFolder == folder)
    let seen = model.renamingPaths { "Tea/" + $0 }.projects.first?.targets.first
    #expect(seen?.resourceFolder == folder.map { "Tea/" + $0 })
  }

  /// In each folder where one may be made, tables are those of the target that a pattern takes.
  @Test(arguments: [
    ("Resources/**", "App/Resources", TableForms.all),
    ("Resources/**/*.xcstrings", "App/Resources", .stringCatalogs),
    ("Resources/*.lproj/*", "App/Resources", .strings),
    ("Resources/en.lproj/Localizable.strings", "App/Resources", .strings),
    ("Texts/*.xcstrings", "App/Texts", .stringCatalogs),
    ("Pages/*.html", "App/Pages", TableForms()),
    ("Resources/**", "App/Sources", TableForms()),
    ("**/*.strings", "App/Sources", .strings),
    ("Resources/**", "Elsewhere", .all),
  ])
  func newTablesHaveAFormThatIsTaken(pattern: String, folder: String, forms: TableForms) {
    let project = Self.target(
      "name: \"Tea\", sources: [\"Sources/**\"], resources: [\"\(pattern)\"]")
    let model = Self.model(of: "import ProjectDescription\n" + project, with: Self.helper)
    let target = model.projects.first?.targets.first
    #expect(target?.forms(ofTablesIn: folder) == forms)
    let seen = model.renamingPaths { "Tea/" + $0 }.projects.first?.targets.first
    #expect(seen?.forms(ofTablesIn: "Tea/" + folder) == forms)
  }

  /// What `#if os(…)` leaves out of a target, that has no part in its keys.
  @Test(arguments: [
    ("destinations: .iOS", Platforms.iOS), ("destinations: [.iPhone, .iPad]", .iOS),
    ("destinations: [.iPhone, .macWithiPadDesign]", .iOS),
    ("destinations: [.iPad, .macCatalyst]", Platforms([.iOS, .macCatalyst])),
    ("destinations: [.mac]", .macOS), ("destinations: Destinations.macOS", .macOS),
    ("destinations: .tvOS", .tvOS), ("destinations: [.appleWatch]", .watchOS),
    ("destinations: .visionOS", .visionOS), ("destinations: own", .macOS),
    ("platform: .macOS", .macOS), ("destinations: [.iPhone, .mac]", Platforms([.iOS, .macOS])),
    ("destinations: [.appleTv, .appleWatch]", Platforms([.tvOS, .watchOS])),
    ("destinations: [.iPhone, .other]", .all), ("destinations: Set(Destination.allCases)", .all),
    ("destinations: flag ? .iOS : .macOS", Platforms([.iOS, .macOS])),
    ("destinations: []", .all),
    ("product: .app", .all),
    (
      "destinations: .iOS, settings: .settings(base: [\"SUPPORTED_PLATFORMS\": \"macosx\"])",
      .all
    ),
    (
      "destinations: .iOS, "
        + "settings: .settings(base: [\"ALLOW_TARGET_PLATFORM_SPECIALIZATION\": \"YES\"])",
      .all
    ),
  ])
  func destinationsSayPlatforms(arguments: String, platforms: Platforms) {
    let project = Self.target("name: \"Tea\", \(arguments), sources: [\"Sources/**\"]")
    let model = Self.model(
      of: "import ProjectDescription\nlet own: Destinations = [.mac]\n" + project,
      with: Self.helper)
    #expect(model.projects.first?.targets.map(\.platforms) == [platforms])
  }

  @Test func targetsOfBothSidesOfAConditionAreBuiltForBoth() {
    let targets = ["macOS", "iOS"].map {
      ".target(name: \"Tea\", destinations: .\($0), sources: [\"Sources/**\"])"
    }
    let project = "Project(name: \"Tea\", targets: [\(targets.joined(separator: ", "))])"
    let model = Self.model(
      of: "import ProjectDescription\nlet project = " + project, with: Self.helper)
    #expect(model.projects.first?.targets.map(\.platforms) == [.all])
  }

  @Test func foldersAreKeptInStep() {
    let folders = Self.target("name: \"Tea\", buildableFolders: [\"Sources\", \"Resources\"]")
    let model = Self.model(of: "import ProjectDescription\n" + folders, with: Self.helper)
    let target = model.projects.first { $0.kind == .tuist }?.targets.first
    #expect(target?.sources == ["App/Sources/A.swift", "App/Sources/Inner/B.swift"])
    #expect(target?.resources == ["App/Resources/en.lproj/Localizable.strings"])
  }

  /// Tuist compiles what it writes into the target that it is named for, and says so nowhere.
  @Test func whatIsWrittenForATargetIsIts() {
    var files = [
      "App/Project.swift": """
      import ProjectDescription
      let project = Project(
        name: "Tea", targets: [.target(name: "tea-app", product: .app, sources: ["Sources/**"])])
      """
    ]
    let written = ["Strings+TeaApp", "Bundle+TeaApp", "Strings+Cup"].map {
      "App/Derived/Sources/Tuist\($0).swift"
    }
    let loose = ["App/Derived/Sources/Note+TeaApp.swift", "Other/TuistStrings+TeaApp.swift"]
    let others = ["App/Sources/A.swift", "Other/en.lproj/Localizable.strings"]
    for file in written + loose + others { files[file] = "" }
    let model = Folder(files).model
    for file in written[..<2] {
      #expect(model.targets(ofSource: file).map(\.name) == ["tea-app"])
    }
    #expect(model.orphanedSources == [written[2]])
    for file in loose { #expect(model.targets(ofSource: file).map(\.name) == ["."]) }
    let target = model.projects.first { $0.kind == .tuist }?.targets.first
    #expect(target?.folder == "App/Sources")
  }

  /// Without a root, nobody knows where a path starts that is relative to it.
  @Test func pathsFromARootThatIsNotThere() {
    let model = Folder([
      "App/Project.swift": Self.app, "App/Sources/A.swift": "", "Shared/S.swift": "",
      "App/Resources/en.lproj/Localizable.strings": "",
    ]).model
    #expect(model.projects.map(\.kind) == [.folder])
  }

  /// A project may be there for what it links alone; sources beside it are of a target all the same.
  @Test(arguments: [("Kit/Project.swift", [Project.Kind.tuist]), ("Kit/A.swift", [.folder])])
  func aProjectWithoutSourcesIsUnderstood(file: String, kinds: [Project.Kind]) {
    let manifest = """
      import ProjectDescription
      let project = Project(
        name: "Kit", targets: [.target(name: "Kit", dependencies: [.external(name: "Tea")])])
      """
    var files = [file: "", "Tuist.swift": "", "Kit/en.lproj/Localizable.strings": ""]
    files["Kit/Project.swift"] = manifest
    let model = Folder(files).model
    #expect(model.projects.map(\.kind) == kinds)
    #expect(model.diagnostics.isEmpty == (kinds == [.tuist]))
  }
}
