import Diagnostics

/// A `.gitattributes` file, as far as it says how files are merged.
///
/// Source: gitattributes(5), "DESCRIPTION".
struct GitAttributes {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The last word of the file on how the files of a pattern are merged.
  enum Choice: Equatable {
    case driver
    /// Another than ours, as the file spells it.
    case other(String, at: Range<Int>)
  }

  /// What the file says of exactly this pattern; nil where it says nothing.
  func choice(for pattern: String) -> Choice? {
    var choice: Choice?
    for range in lines {
      let words = bytes[range].split { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
      guard let first = words.first, first.elementsEqual(pattern.utf8) else { continue }
      for word in words.dropFirst() {
        let text = String(decoding: word, as: UTF8.self)
        if text == MergeDriver.attribute {
          choice = .driver
        } else if Self.isAboutMerging(text) {
          choice = .other(text, at: word.startIndex..<word.endIndex)
        }
      }
    }
    return choice
  }

  /// `binary` is git's word for `-diff -merge -text`.
  private static func isAboutMerging(_ attribute: String) -> Bool {
    ["merge", "-merge", "!merge", "binary"].contains(attribute) || attribute.hasPrefix("merge=")
  }

  private var lines: [Range<Int>] {
    let start = bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
    return bytes[start...].split(separator: 0x0A).map { $0.startIndex..<$0.endIndex }
  }

  /// The file with lines behind all others, which end as those do.
  func appending(_ added: [String]) -> [UInt8] {
    let lineEnd = bytes.lastIndex(of: 0x0A).map { end in
      end > 0 && bytes[end - 1] == 0x0D ? "\r\n" : "\n"
    }
    var result = bytes
    if let last = bytes.last, last != 0x0A { result += (lineEnd ?? "\n").utf8 }
    for line in added { result += (line + (lineEnd ?? "\n")).utf8 }
    return result
  }
}
