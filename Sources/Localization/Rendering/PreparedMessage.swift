import Messages

/// A parsed message as a list of steps, so that rendering it again costs little more than its text.
final class PreparedMessage: Sendable {
  let message: Message
  let steps: MessageSteps
  /// What is wrong with the message, as reasons.
  let problems: [RenderingReason]
  /// Whether words or numbers in it are to agree.
  let asksForAgreement: Bool
  /// What the text usually takes, with its arguments.
  let room: MarkedText.Room

  let styles = MessageStyles()

  init(_ message: Message) {
    self.message = message
    steps = MessageSteps(of: message)
    problems = Self.problems(of: message)
    asksForAgreement = steps.asksForAgreement
    room = steps.room
  }

  private static func problems(of message: Message) -> [RenderingReason] {
    var reasons = ReasonList()
    for problem in message.problems {
      let word = String(message.source[utf8: problem.range].prefix(60))
      reasons.note(
        RenderingReason(
          .malformedMessage, about: word, detail: problem.message, unshown: problem.unshown))
    }
    return reasons.all
  }
}

extension MessageProblem {
  /// The arguments that numbers skip, where that is the problem.
  fileprivate var unshown: ClosedRange<Int>? {
    guard case .specifier(let problem) = kind, case .missingArguments(let numbers) = problem.kind
    else { return nil }
    return numbers
  }
}
