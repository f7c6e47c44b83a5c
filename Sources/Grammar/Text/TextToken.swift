/// A piece of a text.
///
/// Numbers alone, so that thousands of them cost no reference counting.
struct TextToken: Hashable, Sendable {
  enum Kind: UInt8, Sendable {
    case word
    /// A word in letters of a script that is not the language's.
    case foreign
    case number, space, punctuation, other
    /// What people don't read as words: a placeholder, an address, a tag.
    case code
  }

  var kind: Kind
  var shape: LetterShape = .small
  /// UTF-8 offsets in the text.
  var start: Int32
  var end: Int32
  /// Where its small letters are in `TokenBuffer.lower`; words only.
  var lowerStart: Int32 = 0
  var lowerEnd: Int32 = 0
  /// `WordHash` of its small letters; words only.
  var hash: UInt64 = 0

  init(_ kind: Kind, _ range: Range<Int>) {
    self.kind = kind
    start = Int32(truncatingIfNeeded: range.lowerBound)
    end = Int32(truncatingIfNeeded: range.upperBound)
  }

  /// UTF-8 offsets in the text.
  var range: Range<Int> { Int(start)..<Int(end) }

  /// Where its small letters are in `TokenBuffer.lower`.
  var lowerRange: Range<Int> { Int(lowerStart)..<Int(lowerEnd) }
}

/// How the letters of a word are written.
enum LetterShape: UInt8, Sendable {
  /// All small, or without capitals at all.
  case small
  /// The first letter alone is a capital.
  case title
  /// All of two or more letters are capitals.
  case capitals
  /// One letter, and that a capital.
  case single
  /// Anything else: iPhone, PDFs, Mother-in-Law.
  case mixed
}

extension LetterShape {
  /// - Parameter first: How many capitals the first letter is made of: the Dutch IJ counts as two.
  @inline(__always)
  init(letters: Int, capitals: Int, first: Int) {
    if capitals == 0 {
      self = .small
    } else if capitals == letters {
      self = letters > 1 ? .capitals : .single
    } else {
      self = capitals == first ? .title : .mixed
    }
  }

  /// Looks at every letter of a text.
  init(of bytes: UnsafeBufferPointer<UInt8>, _ casing: CaseMapping) {
    var (letters, capitals, first) = (0, 0, 0)
    var index = 0
    while index < bytes.count {
      let scalar = TextScalar(at: index, in: bytes)
      index += scalar.length
      guard scalar.kind == .letter else { continue }
      letters += 1
      guard scalar.isCapital else { continue }
      if letters == 1 { first = casing.capitalsOfFirstLetter(bytes, at: index - scalar.length) }
      capitals += 1
    }
    self.init(letters: letters, capitals: capitals, first: first)
  }
}
