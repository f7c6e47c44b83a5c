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
  ///
  /// - Parameter tellsNews: Whether what is found is told only if it is something else than before.
  func plan(_ path: String, after time: DispatchTime, tellsNews: Bool = false) {
    let number = state.withLock { state in
      state.plans[path, default: 0] += 1
      return state.plans[path]
    }
    planned.enter()
    DispatchQueue.global().asyncAfter(deadline: time) { [self] in
      defer { planned.leave() }
      guard isCurrent(number, for: path) else { return }
      diagnose(path, plan: number, tellsNews: tellsNews)
    }
  }

  private func isCurrent(_ number: Int?, for path: String) -> Bool {
    state.withLock { $0.plans[path] == number }
  }

  /// Looks at a document, and tells what was found if it is still the same.
  private func diagnose(_ path: String, plan number: Int?, tellsNews: Bool) {
    guard let session = try? session() else { return }
    var own = DocumentFindings(path: path, plan: number)
    let others = others(besides: path, in: session)
    if path.hasSuffix(".swift") {
      return diagnoseSource(own, others, tellsNews: tellsNews, in: session)
    }
    let knowledge = session.knowledge()
    guard let file = session.catalog(path) else {
      own.found = knowledge.diagnostics(inFile: path)
      return tell(own, [], tellsNews: tellsNews)
    }
    let isWanted = { self.isCurrent(number, for: path) }
    guard let check = checks.check(of: path, in: session, if: isWanted) else { return }
    own.take(LiveFindings(check, of: file, knowledge.catalog(at: path)))
    // The other files of the table were looked at, too.
    let table = knowledge.catalogs(ofTableWith: path)
    let told = others.compactMap { other -> DocumentFindings? in
      guard let known = table.first(where: { $0.path == other.path }),
        let file = session.catalog(other.path)
      else { return nil }
      var other = other
      other.take(LiveFindings(check, of: file, known))
      return other
    }
    tell(own, told, tellsNews: tellsNews)
  }

  /// Looks at a source by itself, then at the project.
  private func diagnoseSource(
    _ source: DocumentFindings, _ others: [DocumentFindings], tellsNews: Bool, in session: Session
  ) {
    var own = source
    let first = session.firstDiagnostics(inFile: source.path)
    if let first {
      own.found = first
      tell(own, [], tellsNews: tellsNews)
    }
    let knowledge = session.knowledge()
    own.found = knowledge.diagnostics(inFile: source.path)
    let sources = others.filter { $0.path.hasSuffix(".swift") }.map { other in
      var other = other
      other.found = knowledge.diagnostics(inFile: other.path)
      return other
    }
    tell(own, sources, tellsNews: tellsNews || own.found == first)
  }

  /// The other open documents, as they are before somebody looks at one.
  private func others(besides path: String, in session: Session) -> [DocumentFindings] {
    let open = session.openPaths.filter { $0 != path }
    return state.withLock { state in
      open.map { DocumentFindings(path: $0, plan: state.plans[$0]) }
    }
  }

  /// Tells what a look at one document says of it, and of others that nobody changed meanwhile where
  /// that is something else than before.
  private func tell(
    _ own: DocumentFindings, _ others: [DocumentFindings], tellsNews: Bool
  ) {
    connection.perform { [weak self] in
      guard let self, isCurrent(own.plan, for: own.path) else { return }
      show(own, ifNew: tellsNews)
      for other in others where isCurrent(other.plan, for: other.path) {
        show(other, ifNew: true)
      }
    }
  }

  private func show(_ document: DocumentFindings, ifNew: Bool) {
    let told = state.withLock { state in
      if !document.path.hasSuffix(".swift") { state.live[document.path] = document.live }
      return state.told[document.path] ?? []
    }
    if !ifNew || told != document.found { show(document.found, for: document.path) }
  }

  /// Forgets what was found in the other files of a table, for it was compared with other texts.
  func forgetLive(besides path: String, in session: Session) {
    guard state.withLock({ $0.live.contains { $0.key != path } }) else { return }
    let table = session.latestKnowledge.catalogs(ofTableWith: path).map(\.path)
    state.withLock { state in
      for other in table where other != path { state.live[other] = nil }
    }
  }

  /// Tells the client what is wrong with a document.
  func show(_ diagnostics: [Diagnostic], for path: String) {
    guard let session = try? session(),
      let shown = shown(diagnostics, of: path, in: session)
    else { return }
    let wasShown = state.withLock { state in
      let before = state.told.removeValue(forKey: path)
      if !diagnostics.isEmpty { state.told[path] = diagnostics }
      return before != nil
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
    let number = state.withLock { state -> Int? in
      guard state.capabilities?.window?.workDoneProgress == true else { return nil }
      state.progressCount += 1
      return state.progressCount
    }
    let progress = number.map { ProjectProgress($0, on: connection) }
    DispatchQueue.global().async(group: planned) { [weak self] in
      _ = try? self?.session().knowledge()
      progress?.end()
    }
  }
}

/// What a look says of a document.
private struct DocumentFindings: Sendable {
  let path: String
  /// The number of what was planned for the document last when the look began.
  let plan: Int?
  var found: [Diagnostic] = []
  private(set) var live: LiveFindings?

  init(path: String, plan: Int?) { (self.path, self.plan) = (path, plan) }

  mutating func take(_ findings: LiveFindings) {
    (live, found) = (findings, findings.findings.map(\.diagnostic))
  }
}
