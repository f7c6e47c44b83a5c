import Catalogs
import Extraction
import Foundation
import Resources
import TestSupport
import Testing

/// Real storyboards give the keys that Xcode exported for them.
@Suite struct RecallTests {
  /// Storyboards and xibs of `data/projects` with a translation in `data/catalogs`.
  static let documents: [String] = SharedData.paths(
    in: "projects", withSuffix: ".storyboard", ".xib"
  ).filter { !translations(of: $0).isEmpty }

  /// The `.strings` files of a document's name in folders beside its own.
  private static func translations(of document: String) -> [String] {
    let url = URL(filePath: document)
    let name = url.deletingPathExtension().lastPathComponent + ".strings"
    let folder = url.deletingLastPathComponent().deletingLastPathComponent().relativePath
    return SharedData.paths(in: "catalogs", withSuffix: "/" + name)
      .filter { $0.hasPrefix(folder + "/") }
  }

  @Test(.enabled(if: !documents.isEmpty, "no real storyboards beside the checkout"))
  func keysOfRealStoryboards() throws {
    var (expected, found): (Set<String>, Set<String>) = ([], [])
    for document in Self.documents {
      let bytes = try SharedData.bytes(document, in: "projects")
      let file = ResourceReader.read(bytes, path: document, kind: .interfaceBuilder)
      #expect(file.diagnostics == [])
      let text = String(decoding: bytes, as: UTF8.self)
      for path in Self.translations(of: document) {
        let strings = StringsDocument(
          parsing: try SharedData.bytes(path, in: "catalogs"), file: path)
        // Translations of objects that are gone stay in the files.
        let keys = strings.entries.map { strings.key(of: $0) }.filter { key in
          text.contains("id=\"\(key.prefix { $0 != "." })\"")
        }
        expected.formUnion(keys.map { document + "#" + $0 })
      }
      found.formUnion(file.entries.map { document + "#" + $0.key })
    }
    let missing = expected.subtracting(found).sorted()
    let recall = Double(expected.count - missing.count) / Double(expected.count)
    print("Interface Builder: \(expected.count) keys, recall \(recall)")
    #expect(expected.count > 5)
    #expect(recall >= 0.95, "\(missing)")
  }
}
