import Foundation

/// The Swift files below a folder.
struct SwiftFolder: Sendable {
  /// Relative to the folder, sorted.
  let paths: [String]
  private let folder: String

  init(_ folder: String) {
    self.folder = folder
    paths =
      FileManager.default.enumerator(atPath: folder)?
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted() ?? []
  }

  /// The bytes of a file; nil where it can't be read.
  func read(_ path: String) -> [UInt8]? {
    FileManager.default.contents(atPath: folder + "/" + path).map { Array($0) }
  }
}
