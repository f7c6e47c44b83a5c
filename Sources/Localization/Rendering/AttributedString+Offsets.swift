import Foundation

extension AttributedString {
  /// The index that lies some bytes of UTF-8 behind another one; nil where the text ends before.
  ///
  /// Apple's systems have the view of UTF-8 from macOS 26 and iOS 26 on ("AttributedString", `utf8`):
  /// there the scalars are gone through.
  func index(_ start: Index, offsetByUTF8 count: Int) -> Index? {
    #if canImport(Darwin)
    var (index, rest) = (start, count)
    while rest > 0, index < endIndex {
      rest -= UTF8.width(unicodeScalars[index])
      index = unicodeScalars.index(after: index)
    }
    return rest == 0 ? index : nil
    #else
    return utf8.index(start, offsetBy: count, limitedBy: endIndex)
    #endif
  }
}
