/// The comments of an Objective-C or C source, for whoever looks for code in it by other means.
package enum ObjectiveCComments {
  /// In order, in UTF-8 offsets; a block without an end is left out.
  package static func ranges(in bytes: [UInt8]) -> [Range<Int>] {
    bytes.withUnsafeBufferPointer { buffer in
      var lexer = ObjectiveCLexer(buffer, includesDebug: true)
      lexer.run()
      return lexer.comments
    }
  }
}
