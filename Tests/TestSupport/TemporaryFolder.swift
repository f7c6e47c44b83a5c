package import Foundation

/// A folder that is gone after the test.
package final class TemporaryFolder {
  package let url: URL

  package init() throws {
    url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "l10n-test-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  package var path: String { url.path }

  /// Writes a file, with the folders on its way.
  package func write(_ text: String, to path: String) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  package func text(at path: String) throws -> String {
    try String(contentsOf: url.appending(path: path), encoding: .utf8)
  }

  /// The files inside with their contents, by relative path.
  package func contents() -> [String: Data] {
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    var contents: [String: Data] = [:]
    for name in names {
      var isFolder: ObjCBool = false
      let file = url.appending(path: name).path
      _ = FileManager.default.fileExists(atPath: file, isDirectory: &isFolder)
      if !isFolder.boolValue { contents[name] = FileManager.default.contents(atPath: file) }
    }
    return contents
  }
}
