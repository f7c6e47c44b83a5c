import Messages
import Reading

extension LintUnit {
  /// Attributes that the target says otherwise than the source; all of them in the source itself.
  ///
  /// What a translation takes over is reported at the source alone.
  var ownMembers: [JSONMember] {
    let members = target.readableMembers
    guard !isSource, !members.isEmpty else { return members }
    let known = source.caretMembers
    return members.filter { member in !known.contains { $0.says(member) } }
  }
}

extension LintText {
  /// The attributes whose values could be read without guessing.
  fileprivate var readableMembers: [JSONMember] {
    let members = caretMembers
    guard !members.isEmpty, !message.problems.isEmpty else { return members }
    let problems = message.problems.map(\.range)
    return members.filter { member in
      !problems.contains { $0.overlaps(member.value.range) || $0 == member.value.range }
    }
  }
}
