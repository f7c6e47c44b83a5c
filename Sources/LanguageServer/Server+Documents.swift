import Dispatch
import JSONRPC
import Linting
import Locking
import Reading
import Sessions

/// What the client says of its documents.
extension Server {
  func addDocuments(to methods: inout MethodTable) {
    methods.onNotification("textDocument/didOpen") { [unowned self] (opened: OpenedDocument) in
      try open(opened)
    }
    methods.onNotification("textDocument/didChange") { [unowned self] (changed: ChangedDocument) in
      try change(changed)
    }
    methods.onNotification("textDocument/didSave") { [unowned self] (saved: NamedDocument) in
      try save(saved)
    }
    methods.onNotification("textDocument/didClose") { [unowned self] (closed: NamedDocument) in
      let path = try path(of: closed.textDocument.uri)
      try session().close(path)
      checks.forget(path)
      state.withLock { state in
        state.live[path] = nil
        state.tokens[path] = nil
        state.plans[path, default: 0] += 1
      }
      show([], for: path)
    }
    methods.onNotification("workspace/didChangeWatchedFiles") {
      [unowned self] (watched: WatchedFiles) in try noteChanges(watched)
    }
    methods.onNotification("workspace/didChangeWorkspaceFolders") {
      [unowned self] (changed: ChangedFolders) in try change(changed.event)
    }
  }

  private func open(_ opened: OpenedDocument) throws {
    let item = opened.textDocument
    let path = try path(of: item.uri)
    let session = try session()
    session.open(path, Array(item.text.utf8), version: item.version ?? 0)
    plan(path, after: .now())
    guard path.hasSuffix(".swift") else { return }
    DispatchQueue.global().async(group: planned) { session.readCatalogs(forSource: path) }
  }

  private func save(_ saved: NamedDocument) throws {
    let path = try path(of: saved.textDocument.uri)
    let session = try session()
    session.noteSave(of: path)
    DispatchQueue.global().async(group: planned) { session.refresh() }
    plan(path, after: .now())
    // What code asks for, and the configuration, make a difference for all.
    guard session.catalog(path) == nil else { return }
    for other in session.openPaths where other != path {
      plan(other, after: .now() + pause, tellsNews: true)
    }
  }

  private func noteChanges(_ watched: WatchedFiles) throws {
    let session = try session()
    let open = Set(session.openPaths)
    session.noteChanges(of: watched.changes.compactMap(\.uri.path).filter { !open.contains($0) })
    for path in open { plan(path, after: .now() + pause) }
  }

  /// Opens the project anew in other folders, with the documents as they are.
  private func change(_ event: ChangedFolders.Event) throws {
    let before = try session()
    func paths(_ folders: [WorkspaceFolder]) -> [String] {
      folders.compactMap(\.uri.path).map(PathParts.withoutSlash)
    }
    let (removed, added) = (paths(event.removed), paths(event.added))
    let kept = before.roots.filter { !removed.contains($0) }
    let roots = kept + added.filter { !kept.contains($0) }
    guard roots != before.roots else { return }
    let session = Session(opening: roots, files: makeTree)
    for path in before.openPaths {
      guard let buffer = before.buffer(path) else { continue }
      session.open(path, buffer.text, version: buffer.version)
    }
    state.withLock { state in
      state.session = session
      (state.live, state.tokens) = ([:], [:])
    }
    for path in session.openPaths { plan(path, after: .now()) }
    learn()
  }

  private func change(_ changed: ChangedDocument) throws {
    let path = try path(of: changed.textDocument.uri)
    let session = try session()
    let encoding = state.withLock { $0.encoding }
    var live = state.withLock { $0.live.removeValue(forKey: path) }
    for change in changed.contentChanges {
      guard let buffer = session.buffer(path) else { return }
      let range = change.range.map { PositionMap(buffer, encoding).range($0) }
      let edit = TextEdit(range ?? 0..<buffer.text.count, change.text)
      session.change(path, [edit], version: changed.textDocument.version ?? buffer.version + 1)
      guard let text = session.buffer(path)?.text else { return }
      live?.apply(edit, leaving: text)
    }
    if !path.hasSuffix(".swift") { forgetLive(besides: path, in: session) }
    if let live {
      state.withLock { $0.live[path] = live }
      if live.isComplete { show(live.findings.map(\.diagnostic), for: path) }
    }
    plan(path, after: .now() + (path.hasSuffix(".swift") ? sourcePause : pause))
  }

  /// The pause for a source, of which the rest of the project is remembered.
  private var sourcePause: Double { pause / 5 }
}
