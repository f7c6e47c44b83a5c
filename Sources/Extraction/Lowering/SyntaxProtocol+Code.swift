package import SwiftSyntax

extension SyntaxProtocol {
  /// The code without what stands around it.
  ///
  /// SwiftSyntax's own `trimmedDescription` takes apart what stands around it, and so long for a hundred
  /// kilobytes that are no UTF-8 as the square of their number.
  package var code: String {
    let start = position.utf8Offset
    let range = codeRange.lowerBound - start..<codeRange.upperBound - start
    return String(decoding: syntaxTextBytes[range], as: UTF8.self)
  }

  /// UTF-8 offsets without what stands around it.
  var codeRange: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}
