/// Bytes that stay where they are as long as the arena lives.
///
/// A class, for it owns the memory. Not safe for several threads that write.
final class ByteArena {
  private var chunks: [UnsafeMutableBufferPointer<UInt8>] = []
  private var used = 0
  /// In bytes.
  private(set) var count = 0

  private static let chunkCount = 1 << 16

  deinit { for chunk in chunks { chunk.deallocate() } }

  /// Forgets everything, and keeps a chunk for what comes.
  func removeAll() {
    for chunk in chunks.dropFirst() { chunk.deallocate() }
    chunks.removeLast(max(0, chunks.count - 1))
    (used, count) = (0, 0)
  }

  /// A copy that lives as long as the arena.
  func copy(_ bytes: some Collection<UInt8>) -> UnsafeBufferPointer<UInt8> {
    let size = bytes.count
    guard size > 0 else { return Bytes(start: nil, count: 0) }
    if chunks.isEmpty || (chunks.last?.count ?? 0) - used < size {
      chunks.append(.allocate(capacity: max(Self.chunkCount, size)))
      used = 0
    }
    let target = UnsafeMutableBufferPointer(
      rebasing: chunks[chunks.count - 1][used..<(used + size)])
    _ = target.initialize(from: bytes)
    used += size
    count += size
    return Bytes(target)
  }
}
