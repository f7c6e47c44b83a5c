/// A text in JSON or JSON5, read as far as it could be, with everything that is wrong with it.
///
/// Reading takes linear time and no recursion, so that untrusted bytes can neither stall nor crash
/// it.
package struct JSONDocument: Sendable {
  /// Which language the text is held to; what only JSON5 has is read in both, but an error in JSON.
  package enum Dialect: Sendable {
    /// RFC 8259.
    case json
    /// JSON5 1.0.0, <https://spec.json5.org>.
    case json5
  }

  /// What the text is.
  package enum Form: Sendable {
    /// One value.
    case value
    /// The inside of an object without its braces, which may be empty.
    case members
  }

  /// What could be read, or nil when nothing could; with `.members` always an object.
  ///
  /// When there are errors, it is a good guess: without the members that had no readable value.
  package let root: JSONValue?

  /// What is wrong, in the order of the text, at most 20; empty when the text is well-formed.
  package let errors: [JSONError]

  /// Where a comma stands behind the last value of an object or array, if that was allowed.
  package let trailingCommas: [Range<Int>]

  /// What is said of such a comma, where it is allowed but worth a word.
  package static let trailingCommaMessage =
    "a comma behind the last value is not allowed in JSON, though Foundation reads it; remove it"

  /// Reads UTF-8 that may be ill-formed.
  ///
  /// - Parameter start: Where the text starts in the bytes; ranges count from their beginning.
  /// - Parameter maximumDepth: How many brackets may be open at once, at most 1000; the object that
  ///   `.members` implies counts. More than that is an error, which ends the reading.
  /// - Parameter allowsTrailingCommas: Whether a comma behind the last value is no error in JSON
  ///   either, as for Foundation's decoders.
  package init(
    parsing bytes: UnsafeBufferPointer<UInt8>, from start: Int = 0, dialect: Dialect,
    form: Form = .value, maximumDepth: Int = 512, allowsTrailingCommas: Bool = false
  ) {
    var parser = JSONParser(bytes: bytes, dialect: dialect, maximumDepth: maximumDepth)
    parser.allowsTrailingCommas = allowsTrailingCommas
    parser.offset = start
    parser.parse(form)
    root = parser.root
    trailingCommas = parser.trailingCommas
    errors =
      parser.errors.isEmpty
      ? [] : parser.errors.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The same, for bytes in an array.
  package init(
    parsing bytes: [UInt8], dialect: Dialect, form: Form = .value, maximumDepth: Int = 512,
    allowsTrailingCommas: Bool = false
  ) {
    self = bytes.withUnsafeBufferPointer {
      JSONDocument(
        parsing: $0, dialect: dialect, form: form, maximumDepth: maximumDepth,
        allowsTrailingCommas: allowsTrailingCommas)
    }
  }
}

/// One mistake in a JSON text, told in words for who writes such texts by hand.
package struct JSONError: Error, Hashable, Sendable {
  /// The UTF-8 offsets of what is wrong; empty at the end of the text.
  package var range: Range<Int>
  /// What should stand there, such as "a colon after the name `inflect`".
  package var expected: String
  /// What stands there, quoted and without invisible characters.
  package var found: String
  /// The whole sentence, without a capital letter and a full stop.
  package var message: String

  init(_ range: Range<Int>, expected: String, found: String, message: String? = nil) {
    self.range = range
    self.expected = expected
    self.found = found
    self.message = message ?? "expected \(expected), found \(found)"
  }
}
