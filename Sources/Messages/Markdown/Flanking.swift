/// What stands around a run of delimiters (CommonMark 0.31.2, section 6.2).
struct Flanking {
  private let before: CharacterClass
  private let after: CharacterClass

  init(_ run: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) {
    before = CharacterClass(before: run.lowerBound, in: bytes)
    after = CharacterClass(at: run.upperBound, in: bytes)
  }

  private var isLeft: Bool {
    after != .whitespace && (after != .punctuation || before != .other)
  }

  private var isRight: Bool {
    before != .whitespace && (before != .punctuation || after != .other)
  }

  func canOpen(_ byte: UInt8) -> Bool {
    guard byte == UInt8(ascii: "_") else { return isLeft }
    return isLeft && (!isRight || before == .punctuation)
  }

  func canClose(_ byte: UInt8) -> Bool {
    guard byte == UInt8(ascii: "_") else { return isRight }
    return isRight && (!isLeft || after == .punctuation)
  }
}

/// Below which delimiter a search for an opener was in vain, for each kind of closer: this is what
/// keeps emphasis linear.
struct OpenerBottoms {
  private var bottoms: [Int32]

  init(_ bottom: Int32) { bottoms = Array(repeating: bottom, count: 18) }

  subscript(closer: Delimiter) -> Int32 {
    get { bottoms[Self.slot(closer)] }
    set { bottoms[Self.slot(closer)] = newValue }
  }

  private static func slot(_ closer: Delimiter) -> Int {
    let kind = closer.byte == UInt8(ascii: "*") ? 0 : closer.byte == UInt8(ascii: "_") ? 1 : 2
    return kind * 6 + (closer.canOpen ? 3 : 0) + Int(closer.length % 3)
  }
}
