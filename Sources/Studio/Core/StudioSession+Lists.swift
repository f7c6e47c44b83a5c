import Diagnostics
import Dispatch
import Linting
import Locking
import Reading
import Sessions
import Workflows

extension StudioSession {
  /// A part of the keys that a filter lets through.
  struct Window {
    var rows: [StudioRow]
    var counts: [KeyFindings?]
    /// How many there are in all.
    var total: Int
    /// Whether lint is still looking at some of them.
    var isChecking: Bool
    var revision: Int
  }

  /// - Parameters:
  ///   - range: Which of the keys, by their numbers in the list.
  func window(
    _ range: Range<Int>, of filter: KeyFilter, in language: String
  ) throws(StudioProblem) -> Window {
    let listed = try list(filter, language)
    let shown = listed.places[range.clamped(to: 0..<listed.places.count)]
    return state.withLock { state in
      let rows = shown.compactMap { state.rows[$0.list]?[$0.row] }
      let counts = zip(shown, rows).map { place, row in
        state.findings[place.list].map { $0[ExactKey(row.key)] ?? KeyFindings() }
      }
      return Window(
        rows: rows, counts: counts, total: listed.places.count,
        isChecking: !state.checking.isEmpty, revision: state.revision)
    }
  }

  private func list(_ filter: KeyFilter, _ language: String) throws(StudioProblem) -> Listed {
    let known = state.withLock { state in
      state.listed.flatMap { listed in
        listed.filter == filter && listed.language == language
          && listed.revision == state.revision ? listed : nil
      }
    }
    if let known { return known }
    let (revision, last) = state.withLock { ($0.revision, $0.listed) }
    var listed = Listed(filter: filter, language: language, revision: revision, places: [])
    // With one more letter only what was found before can fit.
    let wider = last.flatMap { last in
      last.language == language && last.revision == revision && filter.narrows(last.filter)
        ? last : nil
    }
    for table in tables(in: language) where filter.table.map({ $0 == table.name }) ?? true {
      let id = ListID(table: table.name, language: language)
      let rows = rows(of: id)
      let findings = findings(of: id)
      for index in wider?.rows(of: id, below: rows.count) ?? Array(rows.indices)
      where filter.fits(rows[index], findings?[ExactKey(rows[index].key)]) {
        listed.places.append((id, index))
      }
    }
    state.withLock { [listed] in $0.listed = listed }
    return listed
  }

  /// All keys of a table, in code-point order.
  func rows(of id: ListID) -> [StudioRow] {
    if let known = state.withLock({ $0.rows[id] }) { return known }
    guard let table = state.withLock({ $0.tables[id.table] }) else { return [] }
    let texts = ProjectTexts(
      knowledge, in: session.roots, on: session.files, only: Set(table.paths))
    let rows = texts.table(named: id.table).map { found in
      found.keys(in: found.spelling(ofLanguage: id.language)).map {
        StudioRow($0, table: id.table)
      }
    }
    state.withLock { $0.rows[id] = rows ?? [] }
    return rows ?? []
  }

  // MARK: Findings

  /// What lint found in each key; nil while it is looked for, beside other work.
  private func findings(of id: ListID) -> [ExactKey: KeyFindings]? {
    let known = state.withLock { state in
      let known = state.findings[id]
      let begins = known == nil && state.checking.insert(id).inserted
      return (known, begins, state.tables[id.table])
    }
    guard known.1, let table = known.2 else { return known.0 }
    DispatchQueue.global(qos: .utility).async { [self] in look(at: id, table) }
    return nil
  }

  private func look(at id: ListID, _ table: OpenTable) {
    var counts: [ExactKey: KeyFindings] = [:]
    if let path = table.paths.first {
      let check = CatalogCheck(
        of: path, in: knowledge, on: session.files, languages: [id.language], limit: .max)
      for finding in check.findings {
        guard let key = finding.key else { continue }
        counts[ExactKey(key), default: KeyFindings()].add(finding)
      }
    }
    state.withLock { state in
      state.checking.remove(id)
      // What was looked at may be older than what is there now.
      guard state.tables[id.table].map({ $0.hasSameFiles(as: table) }) ?? false else { return }
      state.findings[id] = counts
      state.revision += 1
    }
  }
}

extension KeyFindings {
  mutating func add(_ finding: LintDiagnostic) {
    switch finding.diagnostic.severity {
    case .error: errors += 1
    case .warning: warnings += 1
    default: break
    }
  }
}
