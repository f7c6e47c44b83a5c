import Messages

/// The characters of a text that are words and marks of its own.
///
/// Specifiers, code spans, tags, URLs and e-mail addresses stand in it as one ``object`` each;
/// marks of Markdown, destinations and payloads are left out.
struct Prose {
  /// What stands for something that is no prose.
  static let object: Unicode.Scalar = "\u{FFFC}"

  private(set) var scalars: [Unicode.Scalar] = []
  /// The UTF-8 offset of each scalar in the text.
  private(set) var offsets: [Int] = []

  private init() {}

  /// - Parameter keepsURLs: Whether URLs and e-mail addresses stand in it as they are.
  init(_ text: LintText, keepsURLs: Bool = false) {
    let nodes = text.message.nodes
    var value = text.value
    value.withUTF8 { bytes in
      for index in nodes.indices.dropFirst() {
        let node = nodes[index]
        let isInCode = nodes[Int(node.parent)].kind == .code
        switch node.kind {
        case .text where !isInCode, .softBreak where !isInCode, .lineBreak:
          append(bytes, node.range)
        case .escape: append(bytes, (node.range.lowerBound + 1)..<node.range.upperBound)
        case .entity:
          for scalar in text.message.text(of: index).unicodeScalars {
            append(scalar, node.range.lowerBound)
          }
        case .placeholder, .code, .html, .autolink, .image:
          append(Self.object, node.range.lowerBound)
        case .percentSign: append("%", node.range.lowerBound)
        default: break
        }
      }
    }
    let marks: TextProfile.Traits = [.atSigns, .slashes]
    if !keepsURLs,
      !text.profile.traits.isDisjoint(with: marks) || text.profile.traits.contains(.fullStops)
    {
      maskAddresses()
    }
  }

  private mutating func append(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let (scalar, length) = ScalarReading.scalar(at: offset, in: bytes)
      append(scalar, offset)
      offset += length
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar, _ offset: Int) {
    scalars.append(scalar)
    offsets.append(offset)
  }

  private mutating func maskAddresses() {
    let ranges = Addresses.ranges(in: scalars)
    guard !ranges.isEmpty else { return }
    var masked = Prose()
    var start = 0
    for range in ranges {
      masked.scalars += scalars[start..<range.lowerBound]
      masked.offsets += offsets[start..<range.lowerBound]
      masked.append(Self.object, offsets[range.lowerBound])
      start = range.upperBound
    }
    masked.scalars += scalars[start...]
    masked.offsets += offsets[start...]
    self = masked
  }

  /// The UTF-8 offsets of some scalars in the text.
  func range(_ part: Range<Int>) -> Range<Int> {
    guard let last = part.last else {
      let offset = part.lowerBound < offsets.count ? offsets[part.lowerBound] : end
      return offset..<offset
    }
    let lower = offsets[part.lowerBound]
    return lower..<(offsets[last] + UTF8.width(scalars[last]))
  }

  private var end: Int {
    guard let offset = offsets.last, let scalar = scalars.last else { return 0 }
    return offset + UTF8.width(scalar)
  }

  /// The words: runs of letters, with the marks and digits among them.
  var words: [Range<Int>] {
    var words: [Range<Int>] = []
    var start: Int?
    for (index, scalar) in scalars.enumerated() {
      let isPart = scalar.isWordPart
      if isPart, start == nil { start = index }
      if !isPart, let first = start {
        words.append(first..<index)
        start = nil
      }
    }
    if let start { words.append(start..<scalars.count) }
    return words
  }

  func text(_ range: Range<Int>) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars[range])
    return text
  }
}

extension Unicode.Scalar {
  /// Whether it is a letter, a digit, or a mark on one.
  var isWordPart: Bool {
    if value < 0x80 {
      return (0x61...0x7A).contains(value | 0x20) || (0x30...0x39).contains(value)
    }
    if !ScriptSet(of: self).isEmpty { return true }
    if value == 0xAA || value == 0xB5 || value == 0xBA { return true }
    guard value >= 0x300, value < 0x2000 || value > 0x20CF else { return false }
    return properties.isAlphabetic || properties.generalCategory == .nonspacingMark
  }

  /// Whether it is a letter of any script.
  var isLetter: Bool { !ScriptSet(ofAny: self).isEmpty }

  /// Whether it is a space of any kind, a line end too.
  var isSpace: Bool {
    switch value {
    case 0x09...0x0D, 0x20, 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000, 0x2028, 0x2029:
      true
    default: false
    }
  }

  /// Whether it is a digit of any script's decimal numbers.
  var decimalDigit: UInt8? {
    switch value {
    case 0x30...0x39: UInt8(value - 0x30)
    case 0x660...0x669: UInt8(value - 0x660)
    case 0x6F0...0x6F9: UInt8(value - 0x6F0)
    case 0x966...0x96F: UInt8(value - 0x966)
    case 0x9E6...0x9EF: UInt8(value - 0x9E6)
    case 0xE50...0xE59: UInt8(value - 0xE50)
    case 0xFF10...0xFF19: UInt8(value - 0xFF10)
    default: nil
    }
  }

  /// Whether it is a small letter of a script that has capitals in common use.
  var isSmallLetter: Bool {
    if value < 0x80 { return (0x61...0x7A).contains(value) }
    return !ScriptSet(of: self).isDisjoint(with: .cased) && properties.isLowercase
  }

  /// Whether it is a capital of a script that has capitals in common use.
  var isCapital: Bool {
    if value < 0x80 { return (0x41...0x5A).contains(value) }
    return !ScriptSet(of: self).isDisjoint(with: .cased) && properties.isUppercase
  }
}

extension ScriptSet {
  /// Scripts whose sentences start with a capital; Georgian has capitals, but not so.
  static let cased: ScriptSet = [.latin, .greek, .cyrillic, .armenian]
}
