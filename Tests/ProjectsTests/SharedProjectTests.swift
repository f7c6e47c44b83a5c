import Diagnostics
import Foundation
import Projects
import TestSupport
import Testing

/// Three real apps' project files.
@Suite struct SharedProjectTests {
  static func model(of app: String) throws -> ProjectModel? {
    let root = "projects/\(app)"
    guard SharedData.folder(root) != nil else { return nil }
    let list = String(decoding: try SharedData.bytes("files.txt", in: root), as: UTF8.self)
    let paths = list.split(separator: "\n").map(String.init)
    return ProjectReader(paths: paths) { try? SharedData.bytes($0, in: root) }.model()
  }

  @Test(arguments: ["IceCubesApp", "LoopKit", "Meshtastic-Apple"])
  func everySourceIsFound(app: String) throws {
    guard let model = try Self.model(of: app) else { return }
    print(ModelText(model).text)
  }
}
