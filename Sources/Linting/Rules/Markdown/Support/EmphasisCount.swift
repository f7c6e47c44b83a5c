import Messages
import PlainBytes

/// How often each kind of emphasis stands in a text, and which of its marks are read as text.
struct EmphasisCount: Equatable {
  var strong = 0
  var emphasis = 0
  var strikethrough = 0

  init() {}

  init(_ text: LintText) {
    guard text.bytes.intersects(.emphasis) else { return }
    for node in text.message.nodes where !isNamedMark(node, text) {
      switch node.kind {
      case .strong: strong += 1
      case .emphasis: emphasis += 1
      case .strikethrough: strikethrough += 1
      default: break
      }
    }
  }

  private func isNamedMark(_ node: MessageNode, _ text: LintText) -> Bool {
    guard node.kind == .emphasis else { return false }
    let start = node.range.lowerBound
    return MarkLooks.isNamed(start..<start + 1, text.value)
  }

  var total: Int { strong + emphasis + strikethrough }

  /// The kinds with how often each stands.
  var byKind: [(kind: MessageNode.Kind, count: Int)] {
    [(.strong, strong), (.emphasis, emphasis), (.strikethrough, strikethrough)]
  }
}

extension MessageNode.Kind {
  /// What a translator calls an emphasis of this kind, and how it is written.
  var emphasisName: String {
    switch self {
    case .strong: "bold (`**…**`)"
    case .strikethrough: "strikethrough (`~~…~~`)"
    default: "italic (`*…*` or `_…_`)"
    }
  }
}

/// Marks of emphasis that are read as text.
struct LiteralMarks {
  /// A run of one mark, such as `**`.
  struct Run: Equatable {
    var mark: UInt8
    var range: Range<Int>
  }

  private(set) var runs: [Run] = []

  init(_ text: LintText) {
    guard text.bytes.intersects(.emphasis) else { return }
    var value = text.value
    let nodes = text.message.nodes
    value.withUTF8 { bytes in
      for node in nodes where node.kind == .text && runs.count < ScanLimit.parts {
        add(bytes, node.range)
      }
    }
  }

  private mutating func add(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    var offset = range.lowerBound
    while offset < range.upperBound, runs.count < ScanLimit.parts {
      let mark = bytes[offset]
      let start = offset
      offset += 1
      guard mark == UInt8(ascii: "*") || mark == UInt8(ascii: "_") || mark == UInt8(ascii: "~")
      else { continue }
      while offset < range.upperBound, bytes[offset] == mark { offset += 1 }
      // A run that the tree cut in two is one to the reader.
      if let last = runs.last, last.mark == mark, last.range.upperBound == start {
        runs[runs.count - 1].range = last.range.lowerBound..<offset
      } else {
        runs.append(Run(mark: mark, range: start..<offset))
      }
    }
  }

  /// How many bytes of a mark are read as text.
  func count(of mark: UInt8) -> Int {
    runs.reduce(0) { $0 + ($1.mark == mark ? $1.range.count : 0) }
  }
}
