import SwiftParser
import SwiftSyntax

/// SwiftParser by itself, for benchmarks to compare extraction with.
package enum ParsingBaseline {
  /// Parses a file's bytes and drops the tree.
  ///
  /// - Returns: The length of what was parsed, in bytes.
  package static func parse(_ bytes: [UInt8]) -> Int {
    bytes.withUnsafeBufferPointer { Parser.parse(source: $0).totalLength.utf8Length }
  }
}
