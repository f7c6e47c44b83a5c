import Foundation
import Messages
import Reading
import Vocabulary

/// A parsed message as a list of steps, so that rendering it again costs little more than its text.
final class PreparedMessage: Sendable {
  enum Step: Sendable {
    case text([UInt8])
    /// Starts a mark.
    case open(MarkedText.Mark.Kind)
    /// Starts a link whose destination holds arguments; the index of its node.
    case openLink(Int)
    /// Ends the innermost mark.
    case close
    case argument(ValueSpecifier, written: String)
  }

  let message: Message
  let steps: [Step]
  /// What is wrong with the message, as reasons.
  let problems: [RenderingReason]
  /// Whether words or numbers in it are to agree.
  let asksForAgreement: Bool
  /// What the text usually takes, with its arguments.
  let room: MarkedText.Room

  init(_ message: Message) {
    self.message = message
    steps = Self.steps(of: message)
    problems = Self.problems(of: message)
    asksForAgreement = steps.contains(where: \.asksForAgreement)
    room = MarkedText.Room(
      bytes: message.source.utf8.count + 16, marks: steps.count { $0.isMark } + 2)
  }

  private static func problems(of message: Message) -> [RenderingReason] {
    var reasons = ReasonList()
    for problem in message.problems {
      let word = String(message.source[utf8: problem.range].prefix(60))
      reasons.note(RenderingReason(.malformedMessage, about: word, detail: problem.message))
    }
    return reasons.all
  }

  private static func steps(of message: Message) -> [Step] {
    var steps: [Step] = []
    var ends: [Int32] = []
    for index in message.nodes.indices.dropFirst() {
      while let end = ends.last, Int32(index) >= end {
        steps.append(.close)
        ends.removeLast()
      }
      if let opening = opening(at: index, in: message) {
        steps.append(opening)
        ends.append(message.nodes[index].subtreeEnd)
      } else {
        append(index, message, to: &steps)
      }
    }
    return steps + ends.map { _ in .close }
  }

  /// The step of a node around others; nil for a leaf.
  private static func opening(at index: Int, in message: Message) -> Step? {
    switch message.nodes[index].kind {
    case .code: .open(.intent(.code))
    case .html: .open(.intent(.inlineHTML))
    case .emphasis: .open(.intent(.emphasized))
    case .strong: .open(.intent(.stronglyEmphasized))
    case .strikethrough: .open(.intent(.strikethrough))
    case .link, .image:
      if let link = message.link(of: index), link.placeholders.isEmpty {
        .open(.link(link.destination))
      } else {
        .openLink(index)
      }
    case .autolink: .openLink(index)
    case .attributes:
      .open(.attributes(CaretMark(message.caretAttributes(of: index)?.members ?? [])))
    case .root, .definition, .text, .escape, .entity, .percentSign, .softBreak, .lineBreak,
      .placeholder:
      nil
    }
  }

  private static func append(_ index: Int, _ message: Message, to steps: inout [Step]) {
    let text = message.text(of: index)
    if let value = message.placeholder(of: index)?.value {
      steps.append(.argument(value, written: String(text)))
    } else if case .text(let before)? = steps.last {
      steps[steps.count - 1] = .text(before + Array(text.utf8))
    } else {
      steps.append(.text(Array(text.utf8)))
    }
  }
}

/// Caret attributes, and what they ask of the words inside; read once and shared.
final class CaretMark: Sendable {
  let members: [JSONMember]
  let options: AgreementOptions
  /// Whether words inside are to agree.
  let agrees: Bool
  /// Whether they agree with something outside.
  let agreesWithOther: Bool
  let hasMorphology: Bool
  /// Whether there are attributes of the app's own, which Markdown shows.
  let isShown: Bool

  init(_ members: [JSONMember]) {
    self.members = members
    options = AgreementOptions(members)
    agrees = options.agrees
    agreesWithOther = options.agreesWithOther
    hasMorphology = options.morphology != nil
    isShown = members.contains { $0.agreement == nil }
  }
}

extension PreparedMessage.Step {
  fileprivate var asksForAgreement: Bool {
    guard case .open(.attributes(let caret)) = self else { return false }
    return caret.agrees || caret.options.formatsNumbers
  }

  fileprivate var isMark: Bool {
    switch self {
    case .open, .openLink, .argument: true
    case .text, .close: false
    }
  }
}
