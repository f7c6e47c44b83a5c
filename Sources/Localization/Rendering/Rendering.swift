package import Foundation
package import Messages
package import Reading

/// What people will read, and what the engine did to it or was unsure of.
package struct Rendering: Sendable {
  /// The text without attributes.
  package var text: String
  package var reasons: [RenderingReason]
  let marked: MarkedText
  /// The message that it was made of.
  let prepared: PreparedMessage
  /// Whether the message always looks like this.
  let isFixed: Bool

  /// Pieces of the text with the same attributes, in order; together they are the text.
  ///
  /// Computed anew each time.
  package var runs: [Run] { RunSweep.runs(of: marked) }

  package struct Run: Sendable {
    /// UTF-8 offsets in the text.
    package var range: Range<Int>
    package var intent: InlinePresentationIntent = []
    /// Where a link leads, as it is written.
    package var link: String?
    /// The caret attributes, the outermost first; the last of a name counts.
    package var attributes: [JSONMember] = []
    /// What an attributed argument brought along.
    package var container: AttributeContainer?
    /// The argument it comes from, from 1.
    package var argument: Int?
    /// Whether agreement changed it.
    package var isInflected = false
  }

  /// A part of the text.
  package func text(of run: Run) -> Substring { text[utf8: run.range] }
}

extension Rendering {
  init(
    _ marked: MarkedText, of prepared: PreparedMessage, isFixed: Bool, reasons: [RenderingReason]
  ) {
    text = marked.text
    self.reasons = reasons
    self.marked = marked
    self.prepared = prepared
    self.isFixed = isFixed
  }

  /// Whether there may be attributes that neither Markdown nor agreement knows.
  var bringsAttributes: Bool {
    marked.marks.contains { mark in
      switch mark.kind {
      case .container: true
      case .attributes(let caret), .region(let caret): caret.isShown
      case .intent, .link, .argument, .inflected: false
      }
    }
  }
}

/// Cuts a text where any mark starts or ends.
private enum RunSweep {
  static func runs(of marked: MarkedText) -> [Rendering.Run] {
    guard marked.count > 0 else { return [] }
    guard !marked.marks.isEmpty else { return [Rendering.Run(range: 0..<marked.count)] }
    var cuts = [0, marked.count]
    for mark in marked.marks where !mark.range.isEmpty {
      cuts.append(mark.range.lowerBound)
      cuts.append(mark.range.upperBound)
    }
    cuts.sort()
    // Marks by their start: those that are open move along, so that many marks stay cheap.
    let marks = marked.marks.enumerated().filter { !$0.element.range.isEmpty }
      .sorted {
        ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
      }
    var next = 0
    var open: [(offset: Int, mark: MarkedText.Mark)] = []
    return zip(cuts, cuts.dropFirst()).compactMap { start, end in
      guard start < end else { return nil }
      open.removeAll { $0.mark.range.upperBound <= start }
      while next < marks.count, marks[next].element.range.lowerBound <= start {
        open.append((marks[next].offset, marks[next].element))
        next += 1
      }
      open.sort { $0.offset < $1.offset }
      return run(start..<end, marks: open.map(\.mark))
    }
  }

  private static func run(_ range: Range<Int>, marks: [MarkedText.Mark]) -> Rendering.Run {
    var run = Rendering.Run(range: range)
    for mark in marks { run.add(mark.kind) }
    return run
  }
}

extension Rendering.Run {
  /// Adds what a mark says; the outermost comes first.
  mutating func add(_ kind: MarkedText.Mark.Kind) {
    switch kind {
    case .intent(let intent): self.intent.formUnion(intent)
    case .link(let destination): link = destination
    case .attributes(let caret): attributes += caret.members
    case .container(let container, _):
      self.container = self.container.map { $0.merging(container) } ?? container
    case .argument(let number, _): argument = number
    case .inflected: isInflected = true
    case .region: break
    }
  }
}
