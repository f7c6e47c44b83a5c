import Diagnostics
import JSONRPC
import Linting
import Locking
import Reading
import Sessions
import Workflows

/// What is wrong in the whole project, for clients that ask.
extension Server {
  func addDiagnosticPulls(to methods: inout MethodTable) {
    methods.onRequest("textDocument/diagnostic") { [unowned self] (asked: NamedDocument, _) in
      try report(of: asked)
    }
    methods.onRequest("workspace/diagnostic") {
      [unowned self] (asked: WorkspaceDiagnosticQuery, context) in
      try report(of: asked, context)
    }
  }

  /// A client that takes published diagnostics would show each twice, so only others get them here.
  private func report(of asked: NamedDocument) throws -> DiagnosticReport {
    let isTold = state.withLock { $0.capabilities?.textDocument?.publishDiagnostics != nil }
    guard !isTold, let document = try document(asked.textDocument) else {
      return DiagnosticReport(items: [])
    }
    let (path, session) = (document.path, document.session)
    // What is asked about is the text as it is now, not as it was when it was looked at.
    let live = state.withLock { $0.live[path] }
    let known = live?.isComplete == true ? live?.findings.map(\.diagnostic) : nil
    let all =
      known
      ?? (session.catalog(path) == nil
        ? session.knowledge().diagnostics(inFile: path)
        : checks.check(of: path, in: session).findings.map(\.diagnostic))
    let found = all.filter { $0.location?.file == path }
    return DiagnosticReport(items: shown(found, document.map, in: session))
  }

  /// Table by table; documents that are open are told of as they change.
  private func report(
    of asked: WorkspaceDiagnosticQuery, _ context: RequestContext
  ) throws -> WorkspaceDiagnosticReport {
    let session = try session()
    tell(asked, WorkDone(kind: "begin", title: "Linting", percentage: 0, cancellable: true))
    defer { tell(asked, WorkDone(kind: "end")) }
    let knowledge = session.knowledge()
    try context.checkCancellation()
    var found = FindingsByFile()
    found.add(knowledge.configuration.diagnostics + knowledge.diagnostics)
    var all: [DiagnosticReport] = []
    let tables = Self.tables(knowledge.catalogs)
    for (number, catalog) in tables.enumerated() {
      try context.checkCancellation()
      tell(
        asked,
        WorkDone(
          kind: "report", message: catalog.table, percentage: number * 100 / max(tables.count, 1)))
      let check = CatalogCheck(of: catalog.path, in: knowledge, on: session.files)
      found.add(check.findings.map(\.diagnostic))
      // What is wrong in a source is known when all tables were looked at.
      let own = knowledge.catalogs(ofTableWith: catalog.path).map(\.path)
      all += reports(found.take(own), asked, in: session)
    }
    all += reports(found.takeAll(), asked, in: session)
    return WorkspaceDiagnosticReport(items: all)
  }

  /// One catalog of each table.
  private static func tables(_ catalogs: [KnownCatalog]) -> [KnownCatalog] {
    var seen: Set<[String]> = []
    return catalogs.filter { seen.insert([$0.folder, $0.table]).inserted }
  }

  /// Reports by file; none where they were sent as a part of the result.
  private func reports(
    _ byFile: [String: [Diagnostic]], _ asked: WorkspaceDiagnosticQuery, in session: Session
  ) -> [DiagnosticReport] {
    let reports = byFile.keys.sorted().compactMap { file -> DiagnosticReport? in
      guard session.buffer(file) == nil, let map = map(of: file, in: session) else { return nil }
      return DiagnosticReport(
        uri: DocumentURI(path: file), items: shown(byFile[file] ?? [], map, in: session))
    }
    guard let token = asked.partialResultToken, !reports.isEmpty else { return reports }
    connection.notify(
      "$/progress", Progress(token: token, value: WorkspaceDiagnosticReport(items: reports)))
    return []
  }

  private func shown(
    _ found: [Diagnostic], _ map: PositionMap, in session: Session
  ) -> [ShownDiagnostic] {
    found.map { diagnostic in ShownDiagnostic(diagnostic, map) { self.map(of: $0, in: session) } }
  }

  private func tell(_ asked: WorkspaceDiagnosticQuery, _ progress: WorkDone) {
    guard let token = asked.workDoneToken else { return }
    connection.notify("$/progress", Progress(token: token, value: progress))
  }
}
