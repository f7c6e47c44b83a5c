import Diagnostics
import PlainBytes
import Reading
import Yams

/// A YAML text as XcodeGen reads it: of a key that stands twice in a mapping, the last one counts.
///
/// XcodeGen's version of the parser takes it so without a word (its `Package.resolved`, Yams 5.0.1);
/// later ones refuse such a text as a whole. So the earlier keys get a tag here, each another one,
/// which makes them keys of a different kind for the parser.
struct SpecificationDocument {
  /// What the text says; nil where it says nothing.
  private(set) var root: SpecificationValue?
  /// The keys that a later one stands in for, in the order in which they were found.
  private(set) var superseded: [(key: String, offset: Int)] = []

  private static let tag = "!l10n-superseded-"
  /// Each one that is found has the text parsed anew, at a quarter of a megabyte a second where keys are
  /// short.
  private static let mostSuperseded = 8
  /// How many bytes a file and all that it includes may have parsed anew.
  static let mostParsedAnew = 1 << 18

  static func isSuperseded(_ key: Node.Scalar) -> Bool {
    key.tag.description.hasPrefix(tag)
  }

  /// - Parameter budget: How many bytes may still be parsed anew.
  init(parsing bytes: [UInt8], anewUpTo budget: inout Int) throws {
    var text = bytes
    var edits: [TextEdit] = []
    while true {
      do {
        let node = try Yams.compose(yaml: String(decoding: text, as: UTF8.self))
        root = node.map { SpecificationValue(node: $0) }
        return
      } catch {
        guard edits.count < Self.mostSuperseded, bytes.count <= budget,
          let found = Self.repeatedKey(error, in: text)
        else { throw error }
        budget -= bytes.count
        let offset = Self.offset(found.offset, before: edits)
        superseded.append((found.key, offset))
        edits.append(.insertion("\(Self.tag)\(edits.count) ", at: offset))
        text = bytes.applying(edits)
      }
    }
  }

  /// The first of the keys that the parser objects to, and where it stands; nil where that isn't sure.
  private static func repeatedKey(
    _ error: any Error, in text: [UInt8]
  ) -> (key: String, offset: Int)? {
    guard case .duplicatedKeysInMapping(let keys, let context)? = error as? YamlError,
      let key = keys.first, var offset = LineMap(text).start(ofLine: context.mark.line)
    else { return nil }
    // Columns are counted in scalars.
    for _ in 1..<max(1, context.mark.column) {
      guard offset < text.count else { return nil }
      offset += 1
      while offset < text.count, text[offset].isUTF8Continuation { offset += 1 }
    }
    // The parser's lines end where others go on, and a key may be spelled with escapes.
    let rest = text[offset...]
    let isQuoted = rest.first == UInt8(ascii: "\"") || rest.first == UInt8(ascii: "'")
    return rest.dropFirst(isQuoted ? 1 : 0).starts(with: key.utf8) ? (key, offset) : nil
  }

  /// Where an offset of the edited text is in the text itself.
  private static func offset(_ offset: Int, before edits: [TextEdit]) -> Int {
    var shift = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      guard edit.range.lowerBound + shift < offset else { break }
      shift += edit.replacement.count
    }
    return offset - shift
  }
}
