import Projects
import TestSupport
import Testing

/// Targets of XcodeGen's specifications that are made from templates, other files and platforms.
@Suite struct SpecificationTemplateTests {
  private func targets(_ text: String, with files: [String: String] = [:]) -> [Target] {
    var written = files
    written["project.yml"] = text
    for folder in ["App", "Modules/Kit", "Modules/Own", "Plat/iOS", "Plat/macOS"] {
      written[folder + "/A.swift"] = ""
    }
    let model = Folder(written).model
    return model.projects.first { $0.kind == .generated }?.targets ?? []
  }

  @Test(arguments: [
    ("sources: [\"Modules/${target_name}\"]", "", ["Modules/Kit/A.swift"]),
    (
      "sources: [\"Modules/${name}\"]", "templateAttributes: { name: Own }", ["Modules/Own/A.swift"]
    ),
    (
      "sources: [\"${folder}\"]", "templateAttributes: { folder: \"Modules/${target_name}\" }",
      ["Modules/Kit/A.swift"]
    ),
    ("sources: [{ path: \"Modules/${target_name}\" }]", "", ["Modules/Kit/A.swift"]),
    ("sources: [\"Modules/${other}\"]", "templateAttributes: { name: Own }", []),
    (
      "sources: [App]", "sources: [\"Modules/${target_name}\"]",
      ["App/A.swift", "Modules/Kit/A.swift"]
    ),
    ("sources: [App]", "sources:REPLACE: [Modules/Own]", ["Modules/Own/A.swift"]),
    ("sources:REPLACE: [App]", "sources: [Modules/Own]", ["App/A.swift", "Modules/Own/A.swift"]),
  ])
  func whatATemplateGives(template: String, own: String, sources: [String]) {
    let targets = targets(
      """
      targetTemplates:
        Module:
          type: ${target_name}
          platform: iOS
          \(template)
      targets:
        Kit:
          templates: [Module]
          type: framework
          \(own)
      """)
    #expect(targets.map(\.name) == ["Kit"])
    #expect(targets.first?.sources == sources)
    #expect(targets.first?.product == .framework)
  }

  /// A target without a template keeps its text, in which other tools may put something.
  @Test func variablesAreThoseOfTemplates() {
    let targets = targets("targets: { Kit: { sources: [\"Modules/${target_name}\"] } }")
    #expect(targets.map(\.sources) == [[]])
  }

  @Test(arguments: [
    ("    sources:REPLACE: [App]", ["App/A.swift"]),
    ("    sources: [App]", ["App/A.swift", "Modules/Own/A.swift"]),
    ("    settings:\n      base:REPLACE: { SDKROOT: macosx }", ["Modules/Own/A.swift"]),
  ])
  func aFileReplacesWhatAnotherSays(own: String, sources: [String]) {
    let settings = "settings: { base: { MARKETING_VERSION: 1 } }"
    let targets = targets(
      "include: more.yml\ntargets:\n  Kit:\n\(own)",
      with: [
        "more.yml": "targets: { Kit: { type: framework, sources: [Modules/Own], \(settings) } }"
      ])
    #expect(targets.first?.sources == sources)
    let isReplaced = own.contains("base:REPLACE")
    #expect(targets.first?.settings["MARKETING_VERSION"] == (isReplaced ? nil : "1"))
  }

  @Test(arguments: [
    ("", ["Multi_iOS", "Multi_macOS"]),
    ("platformSuffix: \" for ${platform}\"", ["Multi for iOS", "Multi for macOS"]),
    ("{platformPrefix: \"${platform}\", platformSuffix: \"\"}", ["iOSMulti", "macOSMulti"]),
  ])
  func eachPlatformHasATarget(own: String, names: [String]) {
    let named = own.hasPrefix("{") ? "<<: \(own)" : own
    let targets = targets(
      """
      targets:
        Multi:
          type: framework
          platform: [iOS, macOS]
          sources: ["Plat/${platform}"]
          \(named)
      """)
    #expect(targets.map(\.name) == names)
    #expect(targets.map(\.sources) == [["Plat/iOS/A.swift"], ["Plat/macOS/A.swift"]])
    #expect(targets.map(\.moduleName) == ["Multi", "Multi"])
  }

  /// A long value in a long text would be more than anybody can read.
  @Test(.ends) func valuesHaveALimit() {
    let value = String(repeating: "a", count: 400)
    let path = String(repeating: "${a}/", count: 20_000)
    let targets = targets(
      """
      targetTemplates: { T: { type: framework } }
      targets:
        Kit: { templates: [T], templateAttributes: { a: \(value) }, sources: ["\(path)"] }
      """)
    #expect(targets.map(\.name) == ["Kit"])
  }
}
