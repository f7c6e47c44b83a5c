import Extraction
import Foundation
import TestSupport
import Testing

/// The practice apps: Swift as app teams write it, with the keys that Xcode would extract.
@Suite struct PracticeAppTests {
  static let folders = Set(
    Repository.files(in: "Fixtures/extraction", withSuffix: "expected.txt")
      .map { String($0.dropLast("/expected.txt".count)) }
  ).sorted()

  @Test func thereArePracticeApps() {
    #expect(Self.folders.count >= 6)
  }

  @Test(arguments: folders)
  func everyKeyIsFoundAndNoOther(folder: String) throws {
    let expected = try Set(
      Repository.text(folder + "/expected.txt").split(separator: "\n")
        .filter { !$0.hasPrefix("#") }.map(String.init))
    let found = extractedLines(in: folder)
    #expect(expected.subtracting(found).sorted() == [])
    #expect(found.subtracting(expected).sorted() == [])
  }

  private func extractedLines(in folder: String) -> Set<String> {
    let root = Repository.root.path + "/"
    let paths = Repository.files(in: folder, withSuffix: ".swift")
    let extraction = Extractor().extract(paths: paths) { path in
      FileManager.default.contents(atPath: root + path).map { Array($0) }
    }
    var lines: Set<String> = []
    for entry in extraction.entries {
      let key = entry.key.replacing("\\", with: "\\\\").replacing("\n", with: "\\n")
        .replacing("\t", with: "\\t")
      for place in entry.locations {
        let file = place.file.dropFirst(folder.count + 1)
        lines.insert("\(file):\(place.line)\t\(entry.table)\t\(key)")
      }
    }
    return lines
  }
}
