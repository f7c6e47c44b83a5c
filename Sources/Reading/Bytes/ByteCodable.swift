/// What can be written as bytes and read back by the same tool; no format for others.
package protocol ByteCodable {
  func write(to writer: inout ByteWriter)
  init(from reader: inout ByteReader) throws(ByteCodingError)
}

/// Bytes that are not what the same tool would have written.
package struct ByteCodingError: Error {
  package init() {}
}
