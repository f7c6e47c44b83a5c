import LocaleData
import Reading

/// What stands at the start of a file and says what the file is, whose, and under what terms: it is
/// nothing that translators are told, and no tool may replace it.
enum FileHeader {
  /// How many of the comments before the first entry are the header: one in `/* … */`, or the lines of
  /// `// …` that follow each other.
  ///
  /// - Parameters:
  ///   - comments: The comments that stand right before the first entry, as they are written.
  ///   - bytes: Of the file.
  static func count(
    amongFirst comments: [Range<Int>], in bytes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    guard let first = comments.first else { return 0 }
    let lines = comments.prefix { isLine($0, bytes) }
    let header = lines.isEmpty ? comments.prefix(1) : lines
    let range = first.lowerBound..<(header.last ?? first).upperBound
    return speaksOfFile(bytes[range].prefix(longest)) ? header.count : 0
  }

  private static func isLine(_ comment: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes[comment.lowerBound + 1] == UInt8(ascii: "/")
  }

  private static func speaksOfFile(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self).lowercased()
    let hasLines = text.contains("\n") || text.contains("\r")
    return marks.contains { text.contains($0) }
      || hasLines && marksOfLines.contains { text.contains($0) }
  }

  // In bytes: a license may be long, and names itself at its start.
  private static let longest = 4_096
  /// What Xcode's templates, tools and licenses write there, in small letters.
  private static let marks = LanguageFact.fileComments.list(of: "licence").map {
    $0.replacing("_", with: " ")
  }
  /// What may as well be said of a text in a comment of one line.
  private static let marksOfLines = [".strings\n", ".strings\r", "created by "]
}
