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
  /// What hands texts on to something that is called, or holds them.
  let candidates: [WrapperCandidate]

  init(
    path: String, members: [Member], isTest: Bool, lines: LineMap, size: Int,
    diagnostics: [Diagnostic], hasText: Bool = false
  ) {
    self.hasText = hasText
    self.path = path
    self.members = members
    self.isTest = isTest
    self.lines = lines
    self.size = size
    self.diagnostics = diagnostics
    candidates = WrapperCandidate.all(in: members)
  }
}
