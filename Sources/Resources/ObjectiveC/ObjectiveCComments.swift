/// The comments of a source in Objective-C or C, for whoever looks for code in it by other means.
package enum ObjectiveCComments {
  /// In order, in UTF-8 offsets; one without an end is left out.
  package static func ranges(in bytes: [UInt8]) -> [Range<Int>] {
    bytes.withUnsafeBufferPointer { bytes in
      var lexer = ObjectiveCLexer(bytes, includesDebug: true)
      lexer.run()
      return lexer.comments
    }
  }
}
