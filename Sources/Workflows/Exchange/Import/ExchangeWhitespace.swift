/// What translation tools do to the white space of texts, and how it is put right.
extension String {
  /// The text with one space for each run of white space, and none at its ends.
  var withCollapsedWhitespace: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The text with the white space of another one around it.
  func withWhitespace(around model: String) -> String {
    let start = model.prefix(while: \.isWhitespace)
    let end = model.dropFirst(start.count).reversed().prefix(while: \.isWhitespace).reversed()
    let inner = drop(while: \.isWhitespace)
    let last = inner.lastIndex { !$0.isWhitespace }
    return start + (last.map { inner[...$0] } ?? "") + String(end)
  }

  /// The text with a line feed in place of each line end that has a carriage return: before the line
  /// feed as Windows' programs write it (several, where two of them wrote it one after the other), or
  /// alone or behind it, as old ones for the Mac do.
  var withoutCarriageReturns: String {
    guard hasCarriageReturn else { return self }
    let (lineFeed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    var rest = Array(utf8)[...]
    var text: [UInt8] = []
    while let byte = rest.popFirst() {
      if byte == carriageReturn {
        let others = rest.prefix { $0 == carriageReturn }.count
        let isBeforeFeed = rest.dropFirst(others).first == lineFeed
        text += repeatElement(lineFeed, count: isBeforeFeed ? 1 : others + 1)
        rest = rest.dropFirst(isBeforeFeed ? others + 1 : others)
      } else {
        text.append(byte)
        let next = rest.prefix(2)
        let isBehind = byte == lineFeed && next.first == carriageReturn
        if isBehind, next.count == 1 || ![lineFeed, carriageReturn].contains(next.last) {
          rest = rest.dropFirst()
        }
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  var hasCarriageReturn: Bool { utf8.contains(UInt8(ascii: "\r")) }

  /// The text without line breaks, tabs and runs of spaces; other spaces are a translator's own.
  var withoutLayout: String {
    unicodeScalars.split(whereSeparator: \.isLayout).map { String($0) }.joined(separator: " ")
  }

  /// Whether the text starts or ends with a line of its own that is empty.
  var hasLineBreakAtEdge: Bool {
    unicodeScalars.prefix(while: \.isLayout).contains("\n")
      || unicodeScalars.reversed().prefix(while: \.isLayout).contains("\n")
  }
}

extension Unicode.Scalar {
  /// Whether XML tools take the character for white space that they may change.
  fileprivate var isLayout: Bool { self == " " || self == "\n" || self == "\t" || self == "\r" }
}
