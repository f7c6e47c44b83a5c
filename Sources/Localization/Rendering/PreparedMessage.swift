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

  let styles: MessageStyles

  init(_ message: Message, styles: MessageStyles = MessageStyles()) {
    self.message = message
    self.styles = styles
    steps = MessageSteps(of: message)
    problems = Self.problems(of: message)
    asksForAgreement = steps.asksForAgreement
    room = steps.room
  }

  private static func problems(of message: Message) -> [RenderingReason] {
    var reasons = ReasonList()
    let uses = message.problems.contains(where: \.isWidth) ? arguments(of: message) : []
    for problem in message.problems {
      let word = String(message.source[utf8: problem.range].prefix(60))
      reasons.note(
        RenderingReason(
          .malformedMessage, about: word, detail: problem.message, unshown: problem.unshown,
          isShownRight: problem.works(among: uses)))
    }
    return reasons.all
  }

  private static func arguments(of message: Message) -> [ArgumentUse] {
    SpecifierScan(message.source, options: message.specifierOptions).arguments
  }
}

extension MessageProblem {
  fileprivate var isWidth: Bool {
    if case .specifier(let problem) = kind, case .widthForPosition = problem.kind {
      true
    } else {
      false
    }
  }

  /// Whether the specifier shows what it would if it were written as the problem says: an old form, or
  /// a width in the place of the number that the argument has anyway.
  fileprivate func works(among uses: [ArgumentUse]) -> Bool {
    guard case .specifier(let problem) = kind else { return false }
    switch problem.kind {
    case .legacyConversion: return true
    case .widthForPosition(let number):
      return uses.contains { $0.number == number && $0.firstRange == range }
    default: return false
    }
  }

  /// The arguments that numbers skip, where that is the problem.
  fileprivate var unshown: ClosedRange<Int>? {
    guard case .specifier(let problem) = kind, case .missingArguments(let numbers) = problem.kind
    else { return nil }
    return numbers
  }
}
