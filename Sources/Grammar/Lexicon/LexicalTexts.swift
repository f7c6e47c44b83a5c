/// The texts of a language's folder that are searched by word, one after another.
///
/// Safe to share: the bytes are part of the binary, or of a folder that lives as long as the language.
struct LexicalTexts: @unchecked Sendable {
  enum Kind: Int, CaseIterable {
    case curated, lexicon, functionWords, verbs, ambiguous, sounds, pronouns

    /// The file's name without `.txt`.
    var name: String {
      switch self {
      case .curated: "curated"
      case .lexicon: "lexicon"
      case .functionWords: "functionwords"
      case .verbs: "verbpairs"
      case .ambiguous: "ambiguous"
      case .sounds: "sounds"
      case .pronouns: "pronouns"
      }
    }

    /// Whether its lines hold a word with all its forms.
    var holdsLexemes: Bool { self == .curated || self == .lexicon }
  }

  private let texts: [Bytes]
  /// Where each text starts if they stood one after another.
  private let starts: [Int]
  /// In bytes.
  let count: Int

  /// - Parameter text: The text of a kind; none if the folder doesn't have it.
  init(_ text: (Kind) -> Bytes) {
    let texts = Kind.allCases.map(text)
    var (starts, count) = ([Int](), 0)
    for text in texts {
      starts.append(count)
      count += text.count
    }
    (self.texts, self.starts, self.count) = (texts, starts, count)
  }

  subscript(kind: Kind) -> Bytes { texts[kind.rawValue] }

  /// The line that starts at an offset, without its end.
  func line(at offset: Int) -> (kind: Kind, line: Bytes)? {
    guard let number = starts.lastIndex(where: { $0 <= offset }), let kind = Kind(rawValue: number)
    else { return nil }
    let (text, start) = (texts[number], offset - starts[number])
    guard start < text.count else { return nil }
    var end = start
    while end < text.count, text[end] != UInt8(ascii: "\n") { end += 1 }
    return (kind, text.slice(start..<end))
  }

  /// All lines with words, and their offsets.
  func forEachLine(_ body: (Kind, Bytes, Int) -> Void) {
    for kind in Kind.allCases {
      let (text, first) = (texts[kind.rawValue], starts[kind.rawValue])
      var start = 0
      while start < text.count {
        var end = start
        while end < text.count, text[end] != UInt8(ascii: "\n") { end += 1 }
        if end > start, text[start] != UInt8(ascii: "#") {
          body(kind, text.slice(start..<end), first + start)
        }
        start = end + 1
      }
    }
  }
}

extension Bytes {
  /// The bytes before the first tab.
  var firstField: Bytes {
    slice(0..<(firstIndex(of: UInt8(ascii: "\t")) ?? count))
  }

  /// The bytes behind the first tab.
  var behindFirstField: Bytes {
    guard let tab = firstIndex(of: UInt8(ascii: "\t")) else { return .none }
    return slice((tab + 1)..<count)
  }
}
