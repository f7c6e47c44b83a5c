/// Whether SwiftParser comes to an end with a source, for whoever parses one.
package enum ParsingGuard {
  /// Where a source goes beyond what is parsed, in UTF-8 offsets; nil if it doesn't.
  ///
  /// What passes may still be deep: it is to be parsed on the threads of `parallelMap`, whose
  /// stacks are large enough.
  package static func excess(in bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBufferPointer { NestingScan.result(of: $0).excess?.offset }
  }
}
