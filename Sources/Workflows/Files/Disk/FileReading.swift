import Foundation

/// Reads an open file to its end, or to a limit: what a file says of its size need not be true.
struct FileReading {
  enum Failure: Error {
    case tooLarge
    case system(Int32)
  }

  private let file: Descriptor
  private let size: Int
  private let limit: Int

  init(_ file: Descriptor, size: Int, limit: Int) {
    self.file = file
    self.size = size
    self.limit = limit
  }

  func bytes() throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    // Also for the last, empty read: growing would take twice the memory.
    bytes.reserveCapacity(size + 1 + 4096)
    // One byte more than the size, so that the last read finds the end.
    var room = size + 1
    while true {
      let count = try read(max(room, 4096), onto: &bytes)
      guard bytes.count <= limit else { throw .tooLarge }
      // As long as the disk said, and nothing came after that: no need to ask for more.
      if count == 0 || (bytes.count == size && count < max(room, 4096)) { return bytes }
      room = 4096
    }
  }

  private func read(_ room: Int, onto bytes: inout [UInt8]) throws(Failure) -> Int {
    let old = bytes.count
    bytes.append(contentsOf: repeatElement(0, count: room))
    let count = bytes.withUnsafeMutableBytes { buffer in
      Foundation.read(file.number, buffer.baseAddress.map { $0 + old }, room)
    }
    let code = errno
    bytes.removeLast(room - max(count, 0))
    guard count >= 0 else { throw .system(code) }
    return count
  }
}
