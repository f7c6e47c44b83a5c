import Diagnostics
import JSONRPC
import Linting
import Locking
import Reading
import Sessions
import Workflows

/// What can be done where the cursor is: repairs of findings, and changes of a text's state and
/// forms.
extension Server {
  func addCodeActions(to methods: inout MethodTable) {
    methods.onRequest("textDocument/codeAction") {
      [unowned self] (asked: CodeActionQuery, _) in
      try actions(asked)
    }
    methods.onRequest("codeAction/resolve") { [unowned self] (action: CodeAction, _) in
      try resolved(action)
    }
  }

  private func actions(_ asked: CodeActionQuery) throws -> [CodeAction] {
    guard let document = try document(asked.textDocument) else { return [] }
    let (path, session, map) = (document.path, document.session, document.map)
    let range = map.range(asked.range)
    let known = knownFindings(of: path, in: session)
    let here = known.filter { finding in
      guard let place = finding.location?.range else { return false }
      return place.lowerBound <= range.upperBound && range.lowerBound <= place.upperBound
    }
    var actions = here.flatMap { fixes(of: $0, in: session) }
    if let file = session.catalog(path) {
      actions += TextActions(at: range.lowerBound, of: file, in: session).changes.map { change in
        let edits = change.edits.map { DocumentEdit($0, map) }
        let edit = WorkspaceEdit(changes: [asked.textDocument.uri.spelling: edits])
        return CodeAction(
          title: change.title, kind: CodeAction.Kind.rewrite, edit: versioned(edit, in: session))
      }
    } else {
      actions += extractions(of: known, in: range, of: path, in: session)
      actions += keyAddition(at: range.lowerBound, of: path, in: session).map { [$0] } ?? []
    }
    actions += fixAll(known, of: path, in: session).map { [$0] } ?? []
    return actions.filter { action in
      // An empty kind is that of all.
      asked.context?.only?.contains {
        $0.isEmpty || $0 == action.kind || action.kind.hasPrefix($0 + ".")
      } ?? true
    }
  }

  /// What was found in a document last.
  private func knownFindings(of path: String, in session: Session) -> [Diagnostic] {
    if let live = state.withLock({ $0.live[path] }) { return live.findings.map(\.diagnostic) }
    guard path.hasSuffix(".swift") else { return [] }
    return session.latestKnowledge.diagnostics(inFile: path)
  }

  // MARK: Repairs

  private func fixes(of finding: Diagnostic, in session: Session) -> [CodeAction] {
    finding.fixIts.map { fix in
      CodeAction(
        title: fix.title, kind: CodeAction.Kind.quickFix, isPreferred: fix.isSafe ? true : nil,
        edit: edit(fix.edits, in: session))
    }
  }

  /// All repairs of a document that nobody has to read, as far as they don't touch each other.
  private func fixAll(
    _ findings: [Diagnostic], of path: String, in session: Session
  ) -> CodeAction? {
    var taken: [Range<Int>] = []
    var edits: [FixIt.Edit] = []
    for fix in findings.compactMap({ $0.fixIts.first { $0.isSafe } }) {
      let isApart = fix.edits.allSatisfy { edit in
        edit.file == path
          && !taken.contains {
            $0.lowerBound <= edit.range.upperBound && edit.range.lowerBound <= $0.upperBound
          }
      }
      guard isApart else { continue }
      taken += fix.edits.map(\.range)
      edits += fix.edits
    }
    guard !edits.isEmpty else { return nil }
    return CodeAction(
      title: "Apply all safe fixes", kind: CodeAction.Kind.fixAll, edit: edit(edits, in: session))
  }

  private func edit(_ edits: [FixIt.Edit], in session: Session) -> WorkspaceEdit {
    var maps: [String: PositionMap] = [:]
    var edit = WorkspaceEdit(changes: [:])
    for single in edits {
      guard let map = maps[single.file] ?? map(of: single.file, in: session) else { continue }
      maps[single.file] = map
      edit.changes[DocumentURI(path: single.file).spelling, default: []].append(
        DocumentEdit(TextEdit(single), map))
    }
    return versioned(edit, in: session)
  }

  // MARK: Extraction

  private func extractions(
    of findings: [Diagnostic], in range: Range<Int>, of path: String, in session: Session
  ) -> [CodeAction] {
    guard let text = session.text(of: path) else { return [] }
    return findings.compactMap { finding in
      guard finding.id == LiteralExtraction.finding, let start = finding.location?.range.lowerBound,
        let end = SwiftLiteral.end(in: text.text, from: start),
        start <= range.upperBound, range.lowerBound <= end
      else { return nil }
      let data = CodeAction.Deferred(path: path, offset: start, version: text.version)
      return offered(
        CodeAction(
          title: "Extract this text into a catalog", kind: CodeAction.Kind.extract, data: data))
    }
  }

  /// What brings the key of a literal into the catalogs of its table, where none of them has it.
  private func keyAddition(at offset: Int, of path: String, in session: Session) -> CodeAction? {
    guard path.hasSuffix(".swift"), let text = session.text(of: path),
      let place = KeyPlace(at: offset, of: path, in: session), let range = place.range,
      !place.catalogs.isEmpty,
      place.catalogs.allSatisfy({ session.catalog($0.path)?.lastEntry(forKey: place.key) == nil })
    else { return nil }
    let data = CodeAction.Deferred(
      path: path, offset: range.lowerBound, version: text.version, isKey: true)
    return offered(
      CodeAction(title: "Add this key to its catalog", kind: CodeAction.Kind.quickFix, data: data))
  }

  /// An action whose edit takes a while: later, for clients that ask for it then.
  private func offered(_ action: CodeAction) -> CodeAction? {
    let canResolve = state.withLock {
      $0.capabilities?.textDocument?.codeAction?.resolveSupport?.properties.contains("edit")
    }
    if canResolve == true { return action }
    return try? resolved(action)
  }

  /// An action with its edit, which takes a look at the whole project.
  private func resolved(_ action: CodeAction) throws -> CodeAction {
    guard let data = action.data else { return action }
    let session = try session()
    guard (session.text(of: data.path)?.version ?? 0) == data.version else {
      throw ResponseError(.contentModified, "the file has changed since")
    }
    let extraction = LiteralExtraction(
      at: data.offset, of: data.path, isKey: data.isKey == true, in: session)
    guard let extraction else {
      throw ResponseError(.requestFailed, "this literal can't be extracted")
    }
    var action = action
    (action.data, action.edit) = (nil, edit(of: extraction.changes, in: session))
    return action
  }
}

extension DocumentEdit {
  init(_ edit: TextEdit, _ map: PositionMap) {
    self.init(
      range: map.range(edit.range), newText: String(decoding: edit.replacement, as: UTF8.self))
  }
}
