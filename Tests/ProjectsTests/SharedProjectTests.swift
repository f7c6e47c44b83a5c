import Diagnostics
import Foundation
import Projects
import TestSupport
import Testing

/// Three real apps' project files.
///
/// The numbers were counted in the project files.
@Suite(.enabled(if: SharedData.folder("projects") != nil))
struct SharedProjectTests {
  static func model(of app: String) throws -> ProjectModel {
    let root = "projects/\(app)"
    let list = String(decoding: try SharedData.bytes("files.txt", in: root), as: UTF8.self)
    let paths = list.split(separator: "\n").map(String.init)
    return ProjectReader(paths: paths) { try? SharedData.bytes($0, in: root) }.model()
  }

  /// Swift files in the target's `PBXSourcesBuildPhase`.
  @Test(arguments: [("LoopKit", 179), ("LoopKitUI", 243), ("MockKit", 14), ("MockKitUI", 38)])
  func everyListedSourceIsFound(target: String, count: Int) throws {
    let model = try Self.model(of: "LoopKit")
    let id = TargetID(project: "LoopKit.xcodeproj", name: target)
    let sources = try #require(model.target(id)).sources
    #expect(sources.count { $0.hasSuffix(".swift") } == count)
  }

  @Test(arguments: [
    (
      "IceCubesApp", "IceCubesApp/Resources/Localization/Localizable.xcstrings",
      ["IceCubesApp", "IceCubesNotifications", "IceCubesShareExtension"]
    ),
    (
      "IceCubesApp", "IceCubesActionExtension/en.lproj/InfoPlist.strings",
      ["IceCubesActionExtension"]
    ),
    ("LoopKit", "LoopKitUI/Resources/Base.lproj/InsulinKit.storyboard", ["LoopKitUI"]),
    ("Meshtastic-Apple", "Localizable.xcstrings", ["Meshtastic", "Meshtastic TV"]),
  ])
  func catalogsBelongToTheirTargets(app: String, catalog: String, targets: [String]) throws {
    let model = try Self.model(of: app)
    #expect(model.targets(ofResource: catalog).map(\.name) == targets)
  }

  @Test(arguments: ["IceCubesApp", "LoopKit", "Meshtastic-Apple"])
  func theProjectFileItselfIsFlawless(app: String) throws {
    let model = try Self.model(of: app)
    #expect(model.diagnostics.filter { $0.id != "unreadable-project" } == [])
    #expect(model.projects.first { $0.kind == .xcode }?.developmentRegion == "en")
  }
}
