import Projects
import TestSupport
import Testing

/// Which files XcodeGen's specifications give to targets.
@Suite struct SpecificationSourceTests {
  private static let files = [
    "App/A.swift", "App/Old/B.swift", "App/Extra/C.swift", "App/Extra/E.xcstrings",
    "App/L.xcstrings", "App/data.json", "Kit/K.swift",
  ]

  private func target(_ text: String, with more: [String: String] = [:]) -> Target? {
    var written = more
    written["project.yml"] = text
    for file in Self.files { written[file] = "" }
    return Folder(written).model.projects.first { $0.kind == .generated }?.targets.first
  }

  @Test func aTargetMayGiveItselfAName() {
    let target = target(
      """
      targetTemplates: { T: { type: framework, sources: ["${target_name}"] } }
      targets: { Kit: { templates: [T], name: Kit Pro } }
      """)
    #expect(target?.name == "Kit Pro")
    #expect(target?.sources == ["Kit/K.swift"])
  }

  /// Lists are joined, and a single value takes the place of another one.
  @Test(arguments: [
    ("App/Old", "Kit", ["Kit/K.swift"]), ("[App/Old]", "Kit", ["Kit/K.swift"]),
    ("App/Old", "[Kit]", ["Kit/K.swift"]),
    ("[App/Old]", "[Kit]", ["App/Old/B.swift", "Kit/K.swift"]),
  ])
  func whatIsSaidTwice(template: String, own: String, sources: [String]) {
    let target = target(
      """
      targetTemplates: { T: { type: framework, sources: \(template) } }
      targets: { Tea: { templates: [T], sources: \(own) } }
      """)
    #expect(target?.sources == sources)
  }

  @Test(arguments: [
    ("buildPhase: { copyFiles: { destination: plugins } }", false),
    ("buildPhase: { copyFiles: { destination: resources, subpath: More } }", true),
    ("buildPhase: resources", true), ("buildPhase: none", false), ("buildPhase: sources", true),
    ("optional: true", true),
  ])
  func whatIsDoneWithASource(phase: String, isResource: Bool) {
    let target = target(
      "targets: { Tea: { type: application, sources: [{ path: App/Extra, \(phase) }] } }")
    #expect(target?.resources.contains("App/Extra/E.xcstrings") == isResource)
    let isCompiled = phase == "buildPhase: sources" || phase == "optional: true"
    #expect(target?.sources == (isCompiled ? ["App/Extra/C.swift"] : []))
  }

  @Test(arguments: [
    ("fileTypes: { xcstrings: { buildPhase: none } }", ["App/data.json"], 3),
    ("fileTypes: { json: { buildPhase: none } }", ["App/Extra/E.xcstrings", "App/L.xcstrings"], 3),
    ("groupSortPosition: top", ["App/Extra/E.xcstrings", "App/L.xcstrings", "App/data.json"], 3),
  ])
  func whatIsSaidOfAllFiles(options: String, resources: [String], sources: Int) {
    let target = target(
      """
      options: { \(options) }
      targets: { Tea: { type: application, sources: App } }
      """)
    #expect(target?.resources == resources)
    #expect(target?.sources.count == sources)
  }

  @Test func foldersMayBeCopiedAsTheyAre() {
    let target = target(
      """
      options: { defaultSourceDirectoryType: folder }
      targets: { Tea: { type: application, sources: [App/Extra, { path: Kit, type: group }] } }
      """)
    #expect(target?.sources == ["Kit/K.swift"])
    #expect(target?.enclosedResources == ["App/Extra/C.swift", "App/Extra/E.xcstrings"])
  }

  @Test(arguments: [
    ("{Old,Extra}", ["App/A.swift"]), ("**/*.{swift,json}", []),
    ("{O,Ex}{ld,tra}", ["App/A.swift"]), ("{{Old},x}", ["App/A.swift", "App/Extra/C.swift"]),
    ("{Old", ["App/A.swift", "App/Extra/C.swift", "App/Old/B.swift"]),
  ])
  func patternsHaveAlternatives(pattern: String, sources: [String]) {
    let target = target(
      """
      targets:
        Tea: { type: application, sources: [{ path: App, excludes: ["\(pattern)"] }] }
      """)
    #expect(target?.sources == sources)
  }

  @Test(
    .ends,
    arguments: [
      "{a}", "{a,b}", "{", "{}", "{a,{b,", "{\(String(repeating: "a,", count: 70))}",
    ])
  func patternsHaveALimit(part: String) {
    let pattern = String(repeating: part, count: 20_000)
    let target = target(
      """
      targets:
        Tea: { type: application, sources: [{ path: App, excludes: ["\(pattern)"] }] }
      """)
    // A text with as many open brackets isn't read at all.
    #expect(target.map(\.sources.count) ?? 3 == 3)
  }

  /// A variable of the environment that isn't known switches an include off.
  @Test(arguments: [
    ("${MORE}", false), ("\"true\"", true), ("\"NO\"", false), ("true", true), ("off", false),
    ("1", true), ("\"1\"", true),
  ])
  func anIncludeIsSwitched(enable: String, isIncluded: Bool) {
    let target = target(
      """
      include:
        - path: more.yml
          enable: \(enable)
      targets: { Tea: { type: application, sources: [Kit] } }
      """,
      with: ["more.yml": "targets: { Tea: { sources: [App/Old] } }"])
    #expect(target?.sources.contains("App/Old/B.swift") == isIncluded)
  }
}
