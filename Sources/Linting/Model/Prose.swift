import Messages

/// The characters of a text that are words and marks of its own.
///
/// Specifiers, code spans, tags, URLs and e-mail addresses stand in it as one ``object`` each;
/// marks of Markdown, destinations and payloads are left out. A class, for many rules hand it around:
/// for one reference count, and not one for each of its lists.
final class Prose: Sendable {
  /// What stands for something that is no prose.
  static let object: Unicode.Scalar = "\u{FFFC}"

  let scalars: [Unicode.Scalar]
  /// The UTF-8 offset of each scalar in the text.
  let offsets: [Int]
  /// The words: runs of letters, with the marks and digits among them.
  let words: [Range<Int>]
  /// How many UTF-8 bytes the text has.
  private let length: Int

  /// - Parameter keepsURLs: Whether URLs and e-mail addresses stand in it as they are.
  init(_ text: LintText, keepsURLs: Bool = false) {
    var placed = Placed(text, keepsURLs: keepsURLs)
    if !keepsURLs, text.mayHaveAddresses { placed.maskAddresses() }
    scalars = placed.scalars
    offsets = placed.offsets
    words = Self.words(of: placed.scalars)
    length = text.value.utf8.count
  }

  /// Scalars with their offsets, as they are read.
  private struct Placed {
    private(set) var scalars: [Unicode.Scalar] = []
    private(set) var offsets: [Int] = []

    private init() {}

    init(_ text: LintText, keepsURLs: Bool) {
      let nodes = text.message.nodes
      var value = text.value
      scalars.reserveCapacity(value.utf8.count)
      offsets.reserveCapacity(value.utf8.count)
      let escapes =
        !keepsURLs && AddressEscapes.mayStand(in: text.bytes) ? AddressEscapes(value) : nil
      value.withUTF8 { bytes in
        for index in nodes.indices.dropFirst() {
          let node = nodes[index]
          let isInCode = nodes[Int(node.parent)].kind == .code
          switch node.kind {
          case .text where !isInCode, .softBreak where !isInCode, .lineBreak:
            append(bytes, node.range)
          case .placeholder where escapes?.contains(node.range) ?? false:
            append(bytes, node.range)
          case .escape: append(bytes, (node.range.lowerBound + 1)..<node.range.upperBound)
          case .entity:
            for scalar in text.message.text(of: index).unicodeScalars {
              append(scalar, node.range.lowerBound)
            }
          case .placeholder, .code, .html, .autolink, .image:
            append(Prose.object, node.range.lowerBound)
          case .percentSign: append("%", node.range.lowerBound)
          default: break
          }
        }
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

    mutating func maskAddresses() {
      let ranges = Addresses.ranges(in: scalars)
      guard !ranges.isEmpty else { return }
      var masked = Placed()
      var start = 0
      for range in ranges {
        masked.scalars += scalars[start..<range.lowerBound]
        masked.offsets += offsets[start..<range.lowerBound]
        masked.append(Prose.object, offsets[range.lowerBound])
        start = range.upperBound
      }
      masked.scalars += scalars[start...]
      masked.offsets += offsets[start...]
      self = masked
    }
  }

  /// The UTF-8 offsets of some scalars in the text.
  func range(_ part: Range<Int>) -> Range<Int> {
    guard let last = part.last else {
      let offset = part.lowerBound < offsets.count ? offsets[part.lowerBound] : end
      return offset..<offset
    }
    return offsets[part.lowerBound]..<end(of: last)
  }

  private var end: Int { scalars.isEmpty ? 0 : end(of: scalars.count - 1) }

  /// Where what a scalar stands for ends: that of an object is as long as what is written there.
  private func end(of scalar: Int) -> Int {
    guard scalars[scalar] == Self.object else {
      return offsets[scalar] + UTF8.width(scalars[scalar])
    }
    return scalar + 1 < offsets.count ? offsets[scalar + 1] : length
  }

  private static func words(of scalars: [Unicode.Scalar]) -> [Range<Int>] {
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

  func text(_ range: Range<Int>) -> String { String(scalars: scalars[range]) }
}
