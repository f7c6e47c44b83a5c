import Messages

/// What to do, one after the other, to put a message's text together.
///
/// Steps are plain values that name what they need by its place, so that going through them counts
/// no references.
struct MessageSteps: Sendable {
  enum Step: Sendable {
    /// A part of ``text``.
    case text(Range<Int>)
    /// Starts a mark, one of ``kinds``.
    case open(Int)
    /// Starts a link whose destination holds arguments; the index of its node.
    case openLink(Int)
    /// Ends the innermost mark.
    case close
    /// An argument stands here, for one of ``placeholders``.
    case argument(Int)
  }

  struct Placeholder: Sendable {
    var specifier: ValueSpecifier
    /// As the message spells it.
    var written: String
  }

  private(set) var all: [Step] = []
  /// UTF-8.
  private(set) var text: [UInt8] = []
  private(set) var kinds: [MarkedText.Mark.Kind] = []
  private(set) var placeholders: [Placeholder] = []

  init(of message: Message) {
    var ends: [Int32] = []
    for index in message.nodes.indices.dropFirst() {
      while let end = ends.last, Int32(index) >= end {
        all.append(.close)
        ends.removeLast()
      }
      if open(index, message) {
        ends.append(message.nodes[index].subtreeEnd)
      } else {
        append(index, message)
      }
    }
    all += ends.map { _ in .close }
  }

  /// Whether words or numbers are to agree.
  var asksForAgreement: Bool {
    kinds.contains { kind in
      guard case .attributes(let caret) = kind else { return false }
      return caret.agrees || caret.options.formatsNumbers
    }
  }

  /// What the text usually takes, with its arguments.
  var room: MarkedText.Room {
    MarkedText.Room(
      bytes: text.count + 16 * (placeholders.count + 1),
      marks: all.count + 2)
  }

  /// Starts a node around others; false for a leaf.
  private mutating func open(_ index: Int, _ message: Message) -> Bool {
    switch message.nodes[index].kind {
    case .code: open(.intent(.code))
    case .html: open(.intent(.inlineHTML))
    case .emphasis: open(.intent(.emphasized))
    case .strong: open(.intent(.stronglyEmphasized))
    case .strikethrough: open(.intent(.strikethrough))
    case .link, .image:
      if let link = message.link(of: index), link.placeholders.isEmpty {
        open(.link(link.destination))
      } else {
        all.append(.openLink(index))
      }
    case .autolink: all.append(.openLink(index))
    case .attributes:
      open(.attributes(CaretMark(message.caretAttributes(of: index)?.members ?? [])))
    case .root, .definition, .text, .escape, .entity, .percentSign, .softBreak, .lineBreak,
      .placeholder:
      return false
    }
    return true
  }

  private mutating func open(_ kind: MarkedText.Mark.Kind) {
    all.append(.open(kinds.count))
    kinds.append(kind)
  }

  private mutating func append(_ index: Int, _ message: Message) {
    let written = message.text(of: index)
    if let value = message.placeholder(of: index)?.value {
      all.append(.argument(placeholders.count))
      placeholders.append(Placeholder(specifier: value, written: String(written)))
      return
    }
    let start = text.count
    text += written.utf8
    if case .text(let before)? = all.last {
      all[all.count - 1] = .text(before.lowerBound..<text.count)
    } else {
      all.append(.text(start..<text.count))
    }
  }
}
