/// U+FEFF in UTF-8.
package let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

extension RandomAccessCollection<UInt8> {
  /// How many bytes of byte-order marks a text starts with (Crowdin writes two marks).
  package var byteOrderMarkLength: Int {
    var length = 0
    while dropFirst(length).starts(with: byteOrderMark) { length += byteOrderMark.count }
    return length
  }
}
