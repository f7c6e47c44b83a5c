import SwiftParser
package import SwiftSyntax

/// Parses Swift that SwiftParser comes to an end with, for whoever needs a tree.
///
/// What nests too deep is found before anything is parsed. The parser looks ahead again and again
/// behind mistakes of more kinds than can be told beforehand; so what isn't small gets a thread of its
/// own, and is given up where that takes longer than any source that people write.
package enum GuardedParser {
  /// The tree of a source.
  ///
  /// To be called on a large stack (`parallelMap`, `onLargeStack`), on which the tree can be walked.
  ///
  /// - Throws: Where the source goes beyond what is parsed.
  package static func tree(of bytes: [UInt8]) throws(ParsingExcess) -> SourceFileSyntax {
    let scan = bytes.withUnsafeBufferPointer { NestingScan.result(of: $0) }
    if let excess = scan.excess { throw ParsingExcess(excess) }
    return try uncheckedTree(of: bytes, isShallow: scan.isShallow)
  }

  /// The tree of a source that nests no deeper than is parsed.
  ///
  /// - Parameter isShallow: Whether it is parsed without a look at the clock.
  /// - Throws: That it takes too long.
  static func uncheckedTree(
    of bytes: [UInt8], isShallow: Bool
  ) throws(ParsingExcess) -> SourceFileSyntax {
    guard !isShallow else { return parsed(bytes) }
    return try ParsingThread.parse(bytes, within: NestingLimits.seconds(forParsing: bytes.count))
  }

  /// Parses in the language mode of Swift 6, and with errors in that of Swift 5.
  ///
  /// `@Environment (\.locale)` and `@MainActor() -> Void` are errors of Swift 6 alone; what both refuse
  /// is told.
  static func parsed(_ bytes: [UInt8]) -> SourceFileSyntax {
    bytes.withUnsafeBufferPointer { source in
      let tree = Parser.parse(source: source, maximumNestingLevel: NestingLimits.parser)
      guard tree.hasError else { return tree }
      return Parser.parse(
        source: source, maximumNestingLevel: NestingLimits.parser, swiftVersion: .v5)
    }
  }
}

/// Why a source isn't parsed.
package struct ParsingExcess: Error {
  let excess: NestingExcess

  init(_ excess: NestingExcess) { self.excess = excess }

  /// Where the source goes beyond what is parsed, in UTF-8 offsets.
  package var offset: Int { excess.offset }
  /// Whether it isn't parsed because that takes too long.
  package var isOfTime: Bool { excess.kind.isOfTime }
}
