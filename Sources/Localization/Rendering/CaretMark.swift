import Messages
import Reading

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

  convenience init(_ members: [JSONMember]) {
    self.init(members, AgreementOptions(members))
  }

  /// What attributes ask that nobody wrote.
  convenience init(_ options: AgreementOptions) { self.init([], options) }

  private init(_ members: [JSONMember], _ options: AgreementOptions) {
    self.members = members
    self.options = options
    agrees = options.agrees
    agreesWithOther = options.agreesWithOther
    hasMorphology = options.morphology != nil
    isShown = members.contains { $0.agreement == nil }
  }
}
