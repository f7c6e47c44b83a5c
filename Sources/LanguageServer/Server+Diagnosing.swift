import Diagnostics
import Dispatch
import JSONRPC
import Linting
import Locking
import Reading
import Sessions
import Workflows

/// What is wrong with open documents.
extension Server {
  /// Looks at a document as a whole once nothing was planned for it for a while.
  func plan(_ path: String, after time: DispatchTime) {
    let number = state.withLock { state in
      state.plans[path, default: 0] += 1
      return state.plans[path]
    }
    planned.enter()
    DispatchQueue.global().asyncAfter(deadline: time) { [self] in
      defer { planned.leave() }
      guard isCurrent(number, for: path) else { return }
      diagnose(path, plan: number)
    }
  }

  private func isCurrent(_ number: Int?, for path: String) -> Bool {
    state.withLock { $0.plans[path] == number }
  }

  /// Looks at a document, and tells what was found if it is still the same.
  private func diagnose(_ path: String, plan number: Int?) {
    guard let session = try? session() else { return }
    if path.hasSuffix(".swift") { return diagnoseSource(path, plan: number, in: session) }
    let knowledge = session.knowledge()
    let live: LiveFindings?
    let found: [Diagnostic]
    if let file = session.catalog(path) {
      let isWanted = { self.isCurrent(number, for: path) }
      guard let check = checks.check(of: path, in: session, if: isWanted) else { return }
      let catalog = knowledge.catalog(at: path)
      let findings = LiveFindings(check, of: file, catalog)
      (live, found) = (findings, findings.findings.map(\.diagnostic))
    } else {
      live = nil
      found = knowledge.diagnostics(inFile: path)
    }
    connection.perform { [weak self] in
      guard let self, isCurrent(number, for: path) else { return }
      state.withLock { $0.live[path] = live }
      show(found, for: path)
    }
  }

  /// Looks at a source by itself, then at the project.
  private func diagnoseSource(_ path: String, plan number: Int?, in session: Session) {
    func tell(_ found: [Diagnostic]) {
      connection.perform { [weak self] in
        guard let self, isCurrent(number, for: path) else { return }
        show(found, for: path)
      }
    }
    let first = session.firstDiagnostics(inFile: path)
    if let first { tell(first) }
    let found = session.knowledge().diagnostics(inFile: path)
    if found != first { tell(found) }
  }

  /// Tells the client what is wrong with a document.
  func show(_ diagnostics: [Diagnostic], for path: String) {
    guard let session = try? session(),
      let shown = shown(diagnostics, of: path, in: session)
    else { return }
    let wasShown = state.withLock { state in
      diagnostics.isEmpty
        ? state.shown.remove(path) != nil : !state.shown.insert(path).inserted
    }
    guard !diagnostics.isEmpty || wasShown || session.buffer(path) != nil else { return }
    connection.notify(
      "textDocument/publishDiagnostics",
      PublishedDiagnostics(
        uri: DocumentURI(path: path), version: session.buffer(path)?.version, diagnostics: shown))
  }

  /// Diagnostics of a document as a client shows them; nil where it can't be read, so that they have
  /// no places.
  private func shown(
    _ diagnostics: [Diagnostic], of path: String, in session: Session
  ) -> [ShownDiagnostic]? {
    // What was told of a document is taken back when it is closed, though its file may be gone.
    guard !diagnostics.isEmpty else { return [] }
    guard let map = map(of: path, in: session) else { return nil }
    return diagnostics.map { diagnostic in
      ShownDiagnostic(diagnostic, map) { $0 == path ? map : self.map(of: $0, in: session) }
    }
  }

  /// Finds out what the project is, before anybody asks.
  func learn() {
    DispatchQueue.global().async(group: planned) { [weak self] in
      _ = try? self?.session().knowledge()
    }
  }
}
