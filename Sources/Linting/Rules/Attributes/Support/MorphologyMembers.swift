import Messages
import Reading
import Vocabulary

extension LintUnit {
  /// The members of morphologies and explicit rules that the source doesn't have in the same way.
  var ownMorphologyMembers: [JSONMember] {
    let known = isSource ? [] : source.morphologyMembers
    return target.morphologyMembers.filter { member in !known.contains { $0.says(member) } }
  }
}

extension LintText {
  fileprivate var morphologyMembers: [JSONMember] {
    caretMembers.flatMap { member -> [JSONMember] in
      guard member.agreement == .inflect || member.agreement == .morphology,
        case .object(let members) = member.value.content
      else { return [] }
      return members
    }
  }
}
