import Projects

extension FuzzSubject {
  /// The files that say what builds what.
  static let projects = [
    xcodeProject, manifest, tuistManifest, specification, workspace, buildSettings,
  ]

  /// The files around a project file; each is there for something that one can name.
  private static let files = [
    "App/A.swift", "App/B.swift", "App/en.lproj/Localizable.strings", "App/Info.plist",
    "App/Base.lproj/Main.storyboard", "Sources/Kit/K.swift", "Sources/Kit/Resources/K.xcstrings",
    "Tests/KitTests/T.swift", "App/Shared/S.m", "A.xcconfig", "more.yml",
  ]

  /// What is wrong with the model of these files and one more.
  private static func broken(
    _ bytes: [UInt8], at path: String, with others: [String: String] = [:]
  ) -> String? {
    let paths = files + others.keys + [path]
    let model = ProjectReader(paths: paths) { asked in
      asked == path ? bytes : others[asked].map { Array($0.utf8) } ?? []
    }.model()
    for target in model.projects.flatMap(\.targets) {
      for file in target.sources + target.resources where !paths.contains(file) {
        return "a target has a file that isn't there: \(file)"
      }
    }
    return shownDiagnostics(model.diagnostics, of: bytes)
  }

  private static let xcodeProject = FuzzSubject(
    name: "pbxproj", suffixes: [".pbxproj"], seeds: [projectText],
    tokens: [
      "{", "}", "(", ")", ";", "=", ",", "\"", "/*", "*/", "//", "\\", "isa = PBXGroup;",
      "children = (",
      "isa = PBXNativeTarget;", "buildSettings = {", "A00000000000000000000001", "path = ../..;",
      "sourceTree = \"<group>\";", "sourceTree = SOURCE_ROOT;", "$(inherited)", "$(A:lower)",
      "$(A)",
      "A = \"$(B)\"; B = \"$(A)$(A)\";", "baseConfigurationReference =", "**", "children = (A4);",
      "isa = PBXFileSystemSynchronizedRootGroup;", "exceptions = (", "membershipExceptions = (",
    ]
  ) { bytes in
    broken(
      bytes, at: "App.xcodeproj/project.pbxproj",
      with: ["A.xcconfig": "#include \"A.xcconfig\"\nA = $(A) b\nPRODUCT_NAME = x\n"])
  }

  private static let manifest = FuzzSubject(
    name: "manifest", suffixes: ["Package.swift"],
    seeds: [
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let name = "Kit"
      let settings: [SwiftSetting] = [.define("A")]
      let package = Package(
        name: name, defaultLocalization: "en", platforms: [.iOS(.v17)],
        products: [.library(name: name, targets: [name] + ["B"])],
        dependencies: [.package(path: "../Other"), .package(url: "https://a.b/c", from: "1.0.0")],
        targets: [
          .target(name: name, dependencies: [.product(name: "C", package: "c"), "B"],
            path: "Sources/\\(name)", exclude: ["x"], sources: ["."],
            resources: [.process("Resources"), .copy("r")], swiftSettings: settings),
          .testTarget(name: "\\(name)Tests", dependencies: [.byName(name: name)]),
        ] + ["B", "C"].map { .target(name: $0) })
      for target in package.targets where target.type != .test { target.swiftSettings = settings }
      package.targets.append(.executableTarget(name: "tool"))
      """
    ],
    tokens: swiftTokens + [
      ".target(", "name: ", "path: \"../..\"", "resources: [.process(\"**\")]", ".map {", "$0",
      "+ [",
      "[:]", "targets: [", "package.targets += ", "for i in 0..<1000000000 {", "let a = a + a",
      "??",
    ]
  ) { broken($0, at: "Package.swift") }

  private static let tuistManifest = FuzzSubject(
    name: "tuist", suffixes: ["Project.swift"],
    seeds: [
      """
      import ProjectDescription
      let sources: SourceFilesList = ["App/**", .glob("Sources/**", excluding: ["**/*.{h,m}"])]
      let project = Project(
        name: "Garden", options: .options(developmentRegion: "en"),
        targets: [
          .target(name: "Garden", product: .app, infoPlist: .file(path: "App/Info.plist"),
            sources: sources, resources: ["App/**", .folderReference(path: "Sources/Kit")],
            dependencies: [.target(name: "Kit"), .project(target: "Kit", path: "../Kit")]),
          .module("Kit", product: .staticFramework),
        ])
      """
    ],
    tokens: swiftTokens + [
      ".target(", "name: ", "sources: [\"**\"]", "resources: \"../..\"", ".relativeToRoot(\"*\")",
      ".map {", "$0", "{a,{b,c}}", "excluding: ", "buildableFolders: [\"App\"]", "targets: [",
      "let project = ",
    ]
  ) { bytes in
    broken(
      bytes, at: "Project.swift",
      with: [
        "Tuist/ProjectDescriptionHelpers/M.swift": """
        extension Target {
          static func module(_ name: String, product: Product) -> Target {
            let sources: SourceFilesList = ["Sources/\\(name)/**"]
            return .target(name: name, product: product, sources: sources)
          }
        }
        """
      ])
  }

  private static let specification = FuzzSubject(
    name: "xcodegen", suffixes: ["project.yml"],
    seeds: [
      """
      name: Garden
      include: [more.yml]
      options: { developmentLanguage: en }
      settings: &all
        base: { PRODUCT_NAME: $(A) }
      configFiles: { Debug: more.yml }
      settingGroups: { some: { groups: [some], configs: { debug: { A: B } } } }
      targetTemplates:
        app: { type: application, platform: [iOS, macOS], sources: [{ path: App, excludes: ["**/*.m"] }] }
      targets:
        Garden:
          templates: [app]
          settings: *all
          sources:
            - App/Shared
            - path: Sources
              buildPhase: resources
          dependencies: [{ target: Kit }, { package: K, product: P }]
          templateAttributes: { name: "${target_name}", a: "${name}" }
        ${name}Kit: { type: framework, "sources:REPLACE": "Sources/${platform}" }
      """
    ],
    tokens: [
      "\n", "  ", "- ", ": ", "&a ", "*a", "<<: *a", "{", "}", "[", "]", "|", ">", "\"", "'", "#",
      "---", "...",
      "!!binary ", "!!map ", "? ", "${name}", "templates: [app]", "include: project.yml", "~",
      "%YAML", ":REPLACE", "${target_name}", "${platform}",
      "a: &b [*b,*b]", "\t", "sources: ../..", "excludes: [\"**\"]", "0x", ".inf",
      "&a [&b [*a,*b]]",
    ]
  ) { bytes in
    broken(
      bytes, at: "project.yml",
      with: ["more.yml": "include: project.yml\ntargets: { Kit: { sources: [Sources/Kit] } }\n"])
  }

  private static let workspace = FuzzSubject(
    name: "workspace", suffixes: [".xcworkspacedata"],
    seeds: [
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <Workspace version = "1.0">
        <Group location = "container:" name = "G">
          <FileRef location = "group:App.xcodeproj"></FileRef></Group>
        <FileRef location = "self:"/><FileRef location = "absolute:/etc/passwd"/>
      </Workspace>
      """
    ],
    tokens: xmlTokens + [
      "<Group location=\"group:..\">", "</Group>", "<FileRef location=\"container:../..\"/>",
      "self:",
    ]
  ) { broken($0, at: "All.xcworkspace/contents.xcworkspacedata") }

  private static let buildSettings = FuzzSubject(
    name: "xcconfig", suffixes: [".xcconfig"],
    seeds: [
      """
      // A comment
      #include "A.xcconfig"
      #include? "../B.xcconfig"
      PRODUCT_NAME = $(TARGET_NAME:c99extidentifier) // why
      A[sdk=iphone*][arch=*] = $(inherited) ${B:default=c}
      INFOPLIST_FILE = App/Info.plist;
      """
    ],
    tokens: [
      "=", "$(", ")", "${", "}", "$(A)", "A = $(A)$(A)\n", "[sdk=*]", "#include \"A.xcconfig\"\n",
      "//", ";",
      "$(inherited)", ":lower", ":default=$(A)", "\\", "INFOPLIST_FILE = ",
    ]
  ) { broken($0, at: "A.xcconfig", with: ["App.xcodeproj/project.pbxproj": projectText]) }

  /// Every kind of object that is read of an Xcode project.
  private static let projectText = """
    // !$*UTF8*$!
    { archiveVersion = 1; objectVersion = 77; rootObject = P1; objects = {
      P1 = { isa = PBXProject; mainGroup = G1; targets = (T1, T2); developmentRegion = en;
        knownRegions = (en, Base, es); buildConfigurationList = L1; projectDirPath = ""; };
      G1 = { isa = PBXGroup; children = (F1, G2, V1, S1, F3); sourceTree = "<group>"; };
      G2 = { isa = PBXGroup; children = (F2); path = Shared; sourceTree = "<group>"; };
      F1 = { isa = PBXFileReference; path = App/A.swift; sourceTree = SOURCE_ROOT; };
      F2 = { isa = PBXFileReference; path = "S.m"; sourceTree = "<group>"; };
      F3 = { isa = PBXFileReference; path = A.xcconfig; sourceTree = "<group>"; };
      V1 = { isa = PBXVariantGroup; children = (F4); name = "Localizable.strings";
        sourceTree = "<group>"; };
      F4 = { isa = PBXFileReference; name = en; path = "App/en.lproj/Localizable.strings";
        sourceTree = "<group>"; };
      S1 = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>";
        exceptions = (E1); };
      E1 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T1;
        membershipExceptions = (B.swift, "Shared/S.m"); };
      T1 = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
        buildPhases = (B1, B2); buildConfigurationList = L2; dependencies = (D1);
        fileSystemSynchronizedGroups = (S1); };
      T2 = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework";
        buildPhases = (); dependencies = (); };
      D1 = { isa = PBXTargetDependency; target = T2; targetProxy = X1; };
      B1 = { isa = PBXSourcesBuildPhase; files = (BF1, BF2); };
      B2 = { isa = PBXResourcesBuildPhase; files = (BF3); };
      BF1 = { isa = PBXBuildFile; fileRef = F1; }; BF2 = { isa = PBXBuildFile; fileRef = F2; };
      BF3 = { isa = PBXBuildFile; fileRef = V1; };
      L1 = { isa = XCConfigurationList; buildConfigurations = (C1); };
      L2 = { isa = XCConfigurationList; buildConfigurations = (C2); };
      C1 = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = F3;
        buildSettings = { A = "$(B)"; B = c; }; };
      C2 = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
        INFOPLIST_FILE = "$(SRCROOT)/App/Info.plist"; INFOPLIST_KEY_NSCameraUsageDescription = "x";
        PRODUCT_NAME = "$(TARGET_NAME:c99extidentifier) $(A)"; }; };
    }; }
    """
}
