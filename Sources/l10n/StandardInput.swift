import Foundation

/// Standard input, as bytes that arrive at any time.
enum StandardInput {
  /// How much is read at once, if it is there: a pipe holds 64 KB.
  private static let chunk = 1 << 16

  /// Reads until the input ends, or until somebody wants no more.
  ///
  /// - Parameter take: Takes bytes as soon as there are some; false to read no more.
  /// - Returns: Whether all was taken.
  @discardableResult
  static func read(_ take: (UnsafeRawBufferPointer) -> Bool) -> Bool {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: chunk, alignment: 16)
    defer { buffer.deallocate() }
    while let count = read(into: buffer), count > 0 {
      guard take(UnsafeRawBufferPointer(rebasing: buffer[..<count])) else { return false }
    }
    return true
  }

  /// Waits for bytes; none at the end, nil where the input can't be read.
  static func read(into buffer: UnsafeMutableRawBufferPointer) -> Int? {
    while true {
      let count = Foundation.read(STDIN_FILENO, buffer.baseAddress, buffer.count)
      if count >= 0 { return count }
      if errno != EINTR { return nil }
    }
  }
}
