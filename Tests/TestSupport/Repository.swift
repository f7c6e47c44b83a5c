package import Foundation

/// Where tests find the files of the checkout.
package enum Repository {
  /// The root of the checkout.
  package static let root = URL(filePath: #filePath)
    .resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  package static var fixtures: URL { root.appending(path: "Fixtures") }

  /// Real catalogs and conformance suites beside the checkout; nil where they are absent.
  package static var sharedData: URL? {
    let folder = root.deletingLastPathComponent().appending(path: "shared/data")
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }

  /// The built command-line tool, beside the test bundle.
  package static var tool: URL {
    var folder = Bundle.main.bundleURL
    while !FileManager.default.isExecutableFile(atPath: folder.appending(path: "l10n").path),
      folder.path != "/"
    {
      folder = folder.deletingLastPathComponent()
    }
    return folder.appending(path: "l10n")
  }

  /// The files below a folder of the checkout, as paths relative to the root, sorted.
  package static func files(in folder: String, withSuffix suffix: String) -> [String] {
    let found = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
    let names = found?.compactMap { $0 as? String } ?? []
    // What a tutorial shows is no source of its module, and what a build left lies in no checkout.
    return names.filter {
      $0.hasSuffix(suffix) && !$0.contains(".docc/") && !$0.contains(".build/")
    }
    .map { folder + "/" + $0 }.sorted()
  }

  /// The text of a file of the checkout.
  package static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }
}
