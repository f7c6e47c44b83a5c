extension ScalingCase {
  /// Sources that aren't Swift.
  static let resourceCases = [
    resource("labels of a storyboard", "Base.lproj/Main.storyboard") {
      SyntheticProject.storyboard(labels: $0)
    },
    resource("lines of Objective-C", "Source.m") {
      "void f(void) {\n"
        + repeated($0) { "  NSLog(@\"%@\", NSLocalizedString(@\"Text \($0)\", @\"Of a screen\"));" }
        + "\n}\n"
    },
    resource("names of a header", "Names.h") {
      repeated($0) {
        "#ifndef NAME_\($0)\n#define NAME_\($0) \($0)\n#endif\nvoid f\($0)(int a\($0));"
      }
    },
    resource("entries of an Info.plist", "Info.plist") {
      SyntheticTable.propertyList(
        "<dict>\n" + repeated($0) { "<key>Key\($0)</key><string>Value \($0)</string>" }
          + "\n</dict>\n")
    },
    resource("dictionaries in a property list", "Info.plist", base: 1) {
      SyntheticTable.propertyList(
        repeated($0, "") { _ in "<dict><key>A</key>" } + "<string/>"
          + repeated($0, "") { _ in "</dict>" })
    },
  ]

  /// Projects of many files, folders, targets and languages.
  static let projectCases =
    [
      ["extract", "@"], ["lint", "@", "--sources", "@"], ["status", "@", "--project"],
      ["export", "@", "-o", "@out"],
    ].flatMap { arguments in
      [
        project("\(title(arguments)): files of a project", 5, arguments) { count in
          (count, 200, 3)
        },
        project("\(title(arguments)): keys of a project", 100, arguments) { count in
          (20, count, 3)
        },
        project("\(title(arguments)): locales of a project", 2, arguments) { count in
          (20, 20, count)
        },
        ScalingCase(
          name: "\(title(arguments)): folders of sources", base: 50, arguments: arguments
        ) { folders($0) },
        ScalingCase(name: "\(title(arguments)): targets", base: 10, arguments: arguments) { count in
          targets(count)
        },
      ]
    } + [
      ScalingCase(
        name: "extract: files of an Xcode project", base: 50,
        arguments: ["extract", "@", "--output", "@out"]
      ) {
        xcodeProject($0)
      },
      ScalingCase(
        name: "extract: files with private members of one name", base: 30,
        arguments: ["extract", "@", "--output", "@out"]
      ) { count in
        Dictionary(
          uniqueKeysWithValues: (0..<count).map { ("Screen\($0).swift", screen($0)) })
      },
      ScalingCase(
        name: "extract: folders in folders", base: 1,
        arguments: ["extract", "@", "--output", "@out"]
      ) {
        [repeated($0, "") { _ in "f/" } + "Source.swift": source(0)]
      },
    ]

  /// A file that asks for a member by its name alone, and has a private one of that name.
  private static func screen(_ number: Int) -> String {
    """
    struct Screen\(number): View {
      @State private var offset = \(number)
      let model: Elsewhere
      var body: some View { Text("Screen \(number) at \\(model.offset)").padding(model.offset) }
    }
    """
  }

  private static func resource(
    _ name: String, _ path: String, base: Int = 100, _ text: @escaping @Sendable (Int) -> String
  ) -> ScalingCase {
    ScalingCase(name: "extract: \(name)", base: base, arguments: ["extract", "@"]) {
      [path: text($0), "Localizable.xcstrings": catalog(keys: 0, languages: [])]
    }
  }

  private static func project(
    _ name: String, _ base: Int, _ arguments: [String],
    _ sizes: @escaping @Sendable (Int) -> (files: Int, keys: Int, locales: Int)
  ) -> ScalingCase {
    ScalingCase(name: name, base: base, arguments: arguments) { count in
      let size = sizes(count)
      var files: [String: String] = [:]
      SyntheticProject(
        fileCount: size.files, keyCount: size.keys, localeCount: size.locales, seed: 1
      ).makeFiles { files[$0] = $1 }
      return files
    }
  }

  private static func source(_ number: Int) -> String {
    "import Foundation\nlet text\(number) = String(localized: \"Text \(number)\")\n"
  }

  private static func folders(_ count: Int) -> [String: String] {
    var files: [String: String] = [:]
    for number in 0..<count {
      files["Folder\(number)/Source.swift"] = source(number)
      files["Folder\(number)/Localizable.xcstrings"] = catalog([("Text \(number)", ["de": "Der"])])
    }
    return files
  }

  private static func targets(_ count: Int) -> [String: String] {
    let targets = repeated(count, ",\n") { "    .target(name: \"Target\($0)\")" }
    var files = [
      "Package.swift": "// swift-tools-version: 6.0\nimport PackageDescription\n"
        + "let package = Package(\n  name: \"Many\", defaultLocalization: \"en\",\n"
        + "  targets: [\n\(targets)\n  ])\n"
    ]
    for number in 0..<count {
      files["Sources/Target\(number)/Source.swift"] = source(number)
      files["Sources/Target\(number)/Localizable.xcstrings"] = catalog([("A", ["de": "Das"])])
    }
    return files
  }

  /// An app of one target, whose project file lists each source.
  private static func xcodeProject(_ count: Int) -> [String: String] {
    let files = repeated(count, "") {
      "F\($0) = {isa = PBXFileReference; path = Source\($0).swift; sourceTree = \"<group>\"; };\n"
        + "B\($0) = {isa = PBXBuildFile; fileRef = F\($0); };\n"
    }
    let project = """
      // !$*UTF8*$!
      { archiveVersion = 1; objectVersion = 56; rootObject = P;
      objects = {
      \(files)
      G = {isa = PBXGroup; children = (\(repeated(count, ", ") { "F\($0)" })); sourceTree = "<group>"; };
      S = {isa = PBXSourcesBuildPhase; files = (\(repeated(count, ", ") { "B\($0)" })); };
      T = {isa = PBXNativeTarget; name = App; buildPhases = (S); productType = "com.apple.product-type.application"; };
      P = {isa = PBXProject; mainGroup = G; targets = (T); developmentRegion = en; };
      }; }
      """
    var paths = ["App.xcodeproj/project.pbxproj": project]
    for number in 0..<count { paths["Source\(number).swift"] = source(number) }
    paths["Localizable.xcstrings"] = catalog(keys: 0, languages: [])
    return paths
  }
}
