import Foundation
package import Reading

/// Tells this build of the tool from others.
package enum ToolIdentity {
  /// A hash of the program's size, of when it was made, and of blocks all over it; nil where the
  /// program can't be read.
  ///
  /// To hash all of its hundred megabytes would take longer than most of what the tool does. Each
  /// build writes the program anew; the blocks are for places that give all files the same time.
  package static var hash: ContentHash? {
    guard let url = Bundle.main.executableURL,
      let time = try? url.resourceValues(forKeys: [.contentModificationDateKey])
        .contentModificationDate,
      let file = try? FileHandle(forReadingFrom: url), let size = try? file.seekToEnd()
    else { return nil }
    defer { try? file.close() }
    var hash = ContentHash()
    hash.combine("\(size) \(time.timeIntervalSinceReferenceDate)")
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
