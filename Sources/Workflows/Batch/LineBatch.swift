/// What answers lines with lines, and keeps what it needs again; one value is for one thread.
package protocol LineBatch: Sendable {
  /// Appends the answer to a line; neither has its line end.
  ///
  /// - Parameter line: Bytes that need not be UTF-8.
  mutating func append(answerTo line: UnsafeBufferPointer<UInt8>, to output: inout [UInt8])
}

extension LineBatch {
  /// Appends the answers to the lines of a text, each with its line end; empty lines get none.
  mutating func append(answersTo text: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
    var rest = text[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
      var line = rest[..<end]
      rest = rest[min(end + 1, rest.endIndex)...]
      if line.last == UInt8(ascii: "\r") { line.removeLast() }
      guard !line.isEmpty else { continue }
      append(answerTo: UnsafeBufferPointer(rebasing: line), to: &output)
      output.append(UInt8(ascii: "\n"))
    }
  }
}
