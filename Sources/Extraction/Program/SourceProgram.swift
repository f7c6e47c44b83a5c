import Diagnostics

/// One Swift file after lowering: everything later passes need, without the syntax tree.
final class SourceProgram: Sendable {
  let path: String
  let members: [Member]
  /// Whether the file belongs to tests, whose literals no reader of the app sees.
  let isTest: Bool
  let lines: LineMap
  let diagnostics: [Diagnostic]

  init(
    path: String, members: [Member], isTest: Bool, lines: LineMap, diagnostics: [Diagnostic]
  ) {
    self.path = path
    self.members = members
    self.isTest = isTest
    self.lines = lines
    self.diagnostics = diagnostics
  }
}
