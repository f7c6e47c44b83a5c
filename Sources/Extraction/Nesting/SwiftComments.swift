/// The comments of a Swift source, for whoever looks for code in it by other means.
package enum SwiftComments {
  /// In order, in UTF-8 offsets; one without an end is left out, and so is what stands behind nesting
  /// that is too deep to be read.
  package static func ranges(in bytes: [UInt8]) -> [Range<Int>] {
    bytes.withUnsafeBufferPointer { NestingScan.comments(in: $0) }
  }
}
