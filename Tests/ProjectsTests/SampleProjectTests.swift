import Foundation
import Projects
import TestSupport
import Testing

/// The projects of `Fixtures/projects` against the text of their model.
@Suite struct SampleProjectTests {
  @Test(arguments: ["classic", "folders", "generated", "synchronized", "uikit", "workspace"])
  func modelsAreAsWritten(name: String) throws {
    let folder = "Fixtures/projects/\(name)"
    let paths = Repository.files(in: folder, withSuffix: "").compactMap { path -> String? in
      var isFolder: ObjCBool = false
      let place = Repository.root.appending(path: path).path
      guard FileManager.default.fileExists(atPath: place, isDirectory: &isFolder),
        !isFolder.boolValue, !path.hasSuffix("/model.txt")
      else { return nil }
      return String(path.dropFirst(folder.count + 1))
    }
    let model = ProjectReader(paths: paths) { path in
      FileManager.default.contents(
        atPath: Repository.root.appending(path: "\(folder)/\(path)").path
      ).map(Array.init)
    }.model()
    #expect(ModelText(model).text == (try Repository.text("\(folder)/model.txt")))
  }
}
