/// The entry of a `.strings` file in the middle of a text, as `";`, a key and `= "` tell it.
struct SwallowedEntry: Equatable {
  let key: String
  /// From the quote that should have closed the text to the text's end, in UTF-8 offsets.
  let range: Range<Int>

  /// In characters, of keys and of comments before them.
  private static let longest = 1_000

  /// The first of a text; nil where there is none.
  init?(in text: String) {
    let scalars = Array(text.unicodeScalars)
    var offset = 0
    for index in scalars.indices {
      if Self.isQuote(scalars[index]), let key = Self.key(behind: index, in: scalars) {
        self.key = key
        range = offset..<text.utf8.count
        return
      }
      offset += UTF8.width(scalars[index])
    }
    return nil
  }

  /// The key of the entry that follows a closing quote; nil where none does.
  private static func key(behind quote: Int, in scalars: [Unicode.Scalar]) -> String? {
    let stop = scalars[(quote + 1)...].firstIndex { !$0.isSpace } ?? scalars.endIndex
    guard stop < scalars.count, scalars[stop] == ";" else { return nil }
    let start = endOfGap(from: stop + 1, in: scalars)
    guard start < scalars.count else { return nil }
    let isQuoted = isQuote(scalars[start])
    let isBelow = scalars[stop..<start].contains("\n")
    guard isQuoted || isBelow else { return nil }
    let key = scalars[(isQuoted ? start + 1 : start)...].prefix(longest).prefix {
      isQuoted ? !isQuote($0) && $0 != "\n" : isOfBareKey($0)
    }
    guard !key.isEmpty, key.endIndex < scalars.count else { return nil }
    let end = isQuoted ? key.endIndex + 1 : key.endIndex
    guard !isQuoted || isQuote(scalars[key.endIndex]) else { return nil }
    let rest = scalars[end...].drop(while: \.isSpace)
    guard rest.first == "=", let value = rest.dropFirst().first(where: { !$0.isSpace }),
      isQuote(value)
    else { return nil }
    return String(String.UnicodeScalarView(key))
  }

  /// Where spaces and comments from a place on end.
  private static func endOfGap(from start: Int, in scalars: [Unicode.Scalar]) -> Int {
    var place = start
    while place < scalars.count {
      if scalars[place].isSpace {
        place += 1
        continue
      }
      guard let end = endOfComment(at: place, in: scalars) else { break }
      place = end
    }
    return place
  }

  /// Where a comment ends; nil where none starts, or one too long.
  private static func endOfComment(at start: Int, in scalars: [Unicode.Scalar]) -> Int? {
    let rest = scalars[start...].prefix(longest)
    if rest.starts(with: "//".unicodeScalars) { return rest.firstIndex(of: "\n") }
    guard rest.starts(with: "/*".unicodeScalars) else { return nil }
    let end = zip(rest.indices, zip(rest.dropFirst(2), rest.dropFirst(3))).first {
      $0.1 == ("*", "/")
    }
    return end.map { $0.0 + 4 }
  }

  private static func isOfBareKey(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x80 && (scalar.isWordPart || scalar == "_" || scalar == "-" || scalar == ".")
  }

  private static func isQuote(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x22, 0x201C...0x201F, 0xFF02: true
    default: false
    }
  }
}
