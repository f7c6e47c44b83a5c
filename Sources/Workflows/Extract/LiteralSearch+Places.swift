import PlainBytes
import Reading

/// Where the keys stand, for those who show them.
extension LiteralSearch {
  /// A literal, or in markup a text, that is one of the keys or may become one.
  struct Place: Hashable {
    /// Where it starts, its quotation mark included.
    var offset: Int
    /// Whether it is the key only with other texts in it.
    var isComposed: Bool
  }

  /// The places in a file, in order; none in comments, nor in a file that is this tool's own.
  func places(in bytes: [UInt8], of path: String) -> [Place] {
    guard !Self.isOwn(path, bytes) else { return [] }
    let isMarkup = SourceLanguage(path: path) == nil
    let bytes = Self.withoutComments(bytes, of: path)
    var places: Set<Place> = []
    var scan = LiteralScan(bytes, isMarkup: isMarkup)
    var (start, end) = (0, 0)
    while let literal = scan.next() {
      // The whole of a text in parts comes behind its last part, where the scan stands already.
      if scan.index != end { start = Self.start(between: end, scan.index, bytes, isMarkup) }
      end = scan.index
      if wanted[literal] != nil {
        places.insert(Place(offset: start, isComposed: false))
      } else if !isMarkup, !keys(madeBy: literal).isEmpty, Self.hasWords(literal) {
        places.insert(Place(offset: start, isComposed: true))
      }
    }
    return places.sorted { $0.offset < $1.offset }
  }

  /// Whether a literal has a letter or digit of its own: `"\(first).\(last)"` may become anything.
  static func hasWords(_ literal: ArraySlice<UInt8>) -> Bool {
    if literal.contains(where: \.isASCIIWordPart) { return true }
    // The gap is no letter.
    return String(decoding: literal, as: UTF8.self).unicodeScalars.contains { scalar in
      scalar.value >= 0x80
        && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
    }
  }

  /// Where the literal starts that ends at an offset and is the first behind another one.
  private static func start(
    between start: Int, _ end: Int, _ bytes: [UInt8], _ isMarkup: Bool
  ) -> Int {
    // Interpolations are looked into when all else was read.
    let range = start < end ? start..<end : 0..<end
    func opens(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: "\"") || isMarkup && byte == UInt8(ascii: ">")
    }
    guard start < end else { return bytes[range.dropLast()].lastIndex(where: opens) ?? end }
    return bytes[range].firstIndex(where: opens) ?? end
  }
}
