import Foundation
package import Reading

/// Tells this build of the tool from others.
package enum ToolIdentity {
  /// A hash of the program's size and of blocks all over it; nil where the program can't be read.
  ///
  /// A change of the code moves what comes behind it.
  package static var hash: ContentHash? {
    guard let url = Bundle.main.executableURL,
      let file = try? FileHandle(forReadingFrom: url), let size = try? file.seekToEnd()
    else { return nil }
    defer { try? file.close() }
    var hash = ContentHash()
    hash.combine(String(size))
    let step = max(size / blocks, blockLength)
    for start in stride(from: 0, to: size, by: Int(step)) {
      guard (try? file.seek(toOffset: start)) != nil,
        let block = try? file.read(upToCount: Int(blockLength))
      else { return nil }
      hash.combine(ContentHash(of: Array(block)))
    }
    return hash
  }

  private static let blocks: UInt64 = 256
  private static let blockLength: UInt64 = 4_096
}
