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
    // One byte more than the size, so that the read finds the end.
    let room = max(size + 1, 4096)
    var bytes = try start(room)
    guard bytes.count <= limit else { throw .tooLarge }
    // As long as the disk said, and nothing came after that: no need to ask for more.
    if bytes.isEmpty || bytes.count == size && bytes.count < room { return bytes }
    while true {
      let count = try read(4096, onto: &bytes)
      guard bytes.count <= limit else { throw .tooLarge }
      if count == 0 { return bytes }
    }
  }

  /// The first read, which most files end with: nothing fills memory that the file fills.
  private func start(_ room: Int) throws(Failure) -> [UInt8] {
    var code: Int32?
    // Also for the last, empty read: growing would take twice the memory.
    let bytes = [UInt8](unsafeUninitializedCapacity: room + 4096) { buffer, count in
      let read = Foundation.read(file.number, buffer.baseAddress, room)
      if read < 0 { code = errno }
      count = max(read, 0)
    }
    if let code { throw .system(code) }
    return bytes
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
