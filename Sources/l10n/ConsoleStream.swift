import Foundation

/// One of the two streams that the tool prints to; nothing is held back in a buffer.
enum ConsoleStream {
  case output
  case errors

  var descriptor: Int32 {
    switch self {
    case .output: STDOUT_FILENO
    case .errors: STDERR_FILENO
    }
  }

  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Writes all of a text, or says what keeps the stream from taking it.
  func write(_ text: String) throws(OutputFailure) {
    var text = text
    let number = text.withUTF8 { bytes in Self.write(bytes, to: descriptor) }
    guard number == 0 else { throw OutputFailure(number: number) }
  }

  /// The same for UTF-8.
  func write(_ utf8: [UInt8]) throws(OutputFailure) {
    let number = utf8.withUnsafeBufferPointer { Self.write($0, to: descriptor) }
    guard number == 0 else { throw OutputFailure(number: number) }
  }

  /// - Returns: The system's error number; 0 if all was written.
  private static func write(_ bytes: UnsafeBufferPointer<UInt8>, to descriptor: Int32) -> Int32 {
    var rest = UnsafeRawBufferPointer(bytes)
    while !rest.isEmpty {
      let count = systemWrite(descriptor, rest)
      if count > 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
      } else if errno == EAGAIN || errno == EWOULDBLOCK {
        // Somebody else made the terminal or pipe non-blocking; it has to be waited for.
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&waiting, 1, -1)
      } else if errno != EINTR {
        return errno == 0 ? EIO : errno
      }
    }
    return 0
  }

  /// Makes the streams safe to print to.
  ///
  /// A reader that leaves, such as `head`, is told by an error and not by a signal that would end
  /// the tool in the middle of its work. A stream that is closed from the start gets a place that
  /// takes nothing: else the first catalog that is opened would have its number, and be printed to.
  ///
  /// A file that reaches the largest size that the system allows is told by an error, too.
  static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}

extension ConsoleStream {
  /// Whether as many files may be opened at a time as a command needs.
  ///
  /// Dispatch holds some of its own, opens another one now and then to see what its threads do, and
  /// traps where it gets none.
  static var hasRoom: Bool {
    let copies = (0..<8).map { _ in dup(STDERR_FILENO) }
    for copy in copies where copy >= 0 { close(copy) }
    return !copies.contains(-1)
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}

/// Why a stream takes no more.
struct OutputFailure: Error {
  var number: Int32

  /// Whether the reader has left, which is no mistake of anybody's.
  var isClosedPipe: Bool { number == EPIPE }

  var reason: String { String(cString: strerror(number)) }
}
