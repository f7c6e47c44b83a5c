import Diagnostics

/// One Swift file after lowering: everything later passes need, without the syntax tree.
final class SourceProgram: Sendable {
  let path: String
  let members: [Member]
  /// Whether the file belongs to tests, whose literals no reader of the app sees.
  let isTest: Bool
  let lines: LineMap
  /// The length of the file in bytes.
  let size: Int
  let diagnostics: [Diagnostic]
  /// Whether any text is left to look at.
  let hasText: Bool
  /// What hands texts on to something that is called, or holds them; none where nothing was asked.
  let candidates: [WrapperCandidate]
  /// The parts that `#if` lets through on some platforms or with some flags only.
  let branches: Set<ConditionalBranch>
  /// The names of the properties that hold texts, by the names of the types that the file declares.
  let heldTexts: HeldTexts

  /// - Parameters:
  ///   - earlier: What was known of the file before, some of whose declarations are among these.
  ///   - isPart: Whether this is only to be joined with that, so that nobody asks for candidates.
  init(
    path: String, members: [Member], isTest: Bool, lines: LineMap, size: Int,
    diagnostics: [Diagnostic], hasText: Bool = false, branches: Set<ConditionalBranch> = [],
    after earlier: SourceProgram? = nil, isPart: Bool = false
  ) {
    self.branches = branches
    self.hasText = hasText
    self.path = path
    self.members = members
    self.isTest = isTest
    self.lines = lines
    self.size = size
    self.diagnostics = diagnostics
    heldTexts = isPart ? HeldTexts() : HeldTexts(of: members)
    candidates =
      isPart ? [] : CandidateSearch(members, holding: heldTexts, after: earlier).found
  }
}
