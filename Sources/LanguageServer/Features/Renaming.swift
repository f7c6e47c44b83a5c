import Diagnostics
import JSONRPC
import Locking
import Reading
import Sessions
import Workflows

/// A key under another name, in code and in all catalogs of its table.
extension Server {
  func addRenaming(to methods: inout MethodTable) {
    methods.onRequest("textDocument/prepareRename") {
      [unowned self] (asked: DocumentPosition, _) in
      try renameTarget(at: asked)
    }
    methods.onRequest("textDocument/rename") { [unowned self] (asked: RenameQuery, context) in
      try rename(asked, context)
    }
  }

  private func renameTarget(at asked: DocumentPosition) throws -> RenameTarget? {
    guard let document = try document(asked.textDocument) else { return nil }
    let (path, session, map) = (document.path, document.session, document.map)
    let offset = map.offset(at: asked.position)
    guard let place = KeyPlace(at: offset, of: path, in: session) else {
      guard let symbol = SymbolPlace(at: offset, of: path, in: session), symbol.keys.count == 1
      else { return nil }
      return RenameTarget(range: map.range(symbol.range), placeholder: symbol.keys[0].key)
    }
    // A text is no name: it is edited where it stands.
    guard place.language == nil, let range = place.range else { return nil }
    return RenameTarget(range: map.range(range), placeholder: place.key)
  }

  /// The key at a place, or that of the symbol there; nil where none is, or several are.
  private func key(
    at position: Position, in document: DocumentView
  ) -> (key: String, table: String)? {
    let (path, session) = (document.path, document.session)
    let offset = document.map.offset(at: position)
    if let place = KeyPlace(at: offset, of: path, in: session) { return (place.key, place.table) }
    guard let symbol = SymbolPlace(at: offset, of: path, in: session), symbol.keys.count == 1 else {
      return nil
    }
    return (symbol.keys[0].key, symbol.keys[0].catalog.table)
  }

  private func rename(_ asked: RenameQuery, _ context: RequestContext) throws -> WorkspaceEdit {
    guard let document = try document(asked.textDocument),
      let place = key(at: asked.position, in: document)
    else { throw ResponseError(.requestFailed, "there is no key here to rename") }
    let session = document.session
    try context.checkCancellation()
    var options = RenameOptions(
      old: place.key, new: asked.newName, table: place.table.isEmpty ? nil : place.table,
      paths: session.roots, isDryRun: true)
    // An editor shows what changes, and takes it back; it has no option to go on with.
    options.isForced = true
    // It changes documents that are there.
    options.makesFiles = false
    options.memory = session.renamingMemory
    let outcome = RenameWorkflow(options).run(on: session.files, project: session.configuration)
    guard outcome.status == .clean else {
      let errors = outcome.diagnostics.filter { $0.severity == .error }.map(\.message)
      throw ResponseError(.requestFailed, errors.first ?? "the key can't be renamed")
    }
    tellWarnings(of: outcome)
    return edit(
      of: SymbolRenaming(of: place.key, to: asked.newName, table: place.table, in: session)
        .adding(to: outcome.changes.map(\.edit)),
      in: session)
  }

  /// What a person has to know of a renaming that is possible.
  private func tellWarnings(of outcome: RenameOutcome) {
    let warnings = outcome.diagnostics.filter { $0.severity == .warning }.map(\.message)
    guard let first = warnings.first else { return }
    let more = warnings.count > 1 ? " (and \(warnings.count - 1) more)" : ""
    connection.notify("window/showMessage", ShownMessage(type: 2, message: first + more))
  }

  /// Changes of files as edits of documents, which the client makes.
  func edit(of changes: [FileEdit], in session: Session) -> WorkspaceEdit {
    var edit = WorkspaceEdit(changes: [:])
    for change in changes {
      guard let map = map(of: change.path, in: session) else { continue }
      // Documents are UTF-8 for a client, whatever their files are.
      let edits = TextEdit.lineDifferences(
        SourceText(decoding: change.old ?? []).utf8, SourceText(decoding: change.new).utf8)
      edit.changes[DocumentURI(path: change.path).spelling] = edits.map { DocumentEdit($0, map) }
    }
    return versioned(edit, in: session)
  }

  /// The same for the versions that documents have now, for clients that look at these.
  func versioned(_ edit: WorkspaceEdit, in session: Session) -> WorkspaceEdit {
    let capability = state.withLock { $0.capabilities?.workspace?.workspaceEdit }
    guard capability?.documentChanges == true else { return edit }
    var edit = edit
    edit.documentChanges = edit.changes.keys.sorted().map { spelling in
      let uri = DocumentURI(spelling: spelling)
      let version = uri.path.flatMap { session.buffer($0)?.version }
      return DocumentEdits(
        textDocument: DocumentEdits.Identifier(uri: uri, version: version),
        edits: edit.changes[spelling] ?? [])
    }
    return edit
  }
}
