import Diagnostics
package import Exchange
import Extraction
package import Reading

/// A whole run of `extract` that need not be done again while everything it asked of the files has
/// the same answer.
struct KeptRun {
  private let options: ExtractOptions
  private let cache: ProjectCache?
  private let contents: ContentHash

  /// - Parameter options: With what the project's configuration says.
  init(_ options: ExtractOptions, _ project: ProjectConfiguration) {
    self.options = options
    contents = project.contents ?? ContentHash()
    let isPlain = !options.isExplaining && options.memory == nil && project.contents != nil
    cache = isPlain ? options.cache : nil
  }

  /// The outcome of the last run where it would be the same now, else that of a run.
  func outcome(
    on tree: any FileTree, of run: (any FileTree) -> ExtractOutcome
  ) -> ExtractOutcome {
    guard let cache else { return run(tree) }
    let identity = options.runIdentity
    if let last: Run = cache.kept(.runs, of: identity, for: contents),
      last.answers.hold(in: tree), let outcome = last.outcome
    {
      return outcome
    }
    let recorded = RecordedFiles(tree)
    let outcome = run(recorded)
    if Self.isWorthKeeping(outcome), let answers = recorded.answers {
      cache.keep(Run(answers, outcome), .runs, of: identity, for: contents)
    }
    return outcome
  }

  /// What was not read today may be readable tomorrow, and what was written changed the answers.
  private static func isWorthKeeping(_ outcome: ExtractOutcome) -> Bool {
    outcome.status != .couldNotRun && !(outcome.isWritten && !outcome.changes.isEmpty)
      && !outcome.diagnostics.contains(where: \.isTransient)
  }

  private struct Run: ByteCodable {
    var answers: FileAnswers
    /// Read only where the answers hold.
    private var bytes: [UInt8]

    init(_ answers: FileAnswers, _ outcome: ExtractOutcome) {
      self.answers = answers
      var writer = ByteWriter()
      outcome.write(to: &writer)
      bytes = writer.bytes
    }

    var outcome: ExtractOutcome? {
      var reader = ByteReader(bytes)
      return try? ExtractOutcome(from: &reader)
    }

    func write(to writer: inout ByteWriter) {
      answers.write(to: &writer)
      writer.write(bytes)
    }

    init(from reader: inout ByteReader) throws(ByteCodingError) {
      answers = try FileAnswers(from: &reader)
      bytes = try reader.byteList()
    }
  }
}

extension ExtractOptions {
  /// What tells what is asked, all of it, from what else may be asked in the same place.
  fileprivate var runIdentity: ContentHash {
    var hash = identity
    let texts = [output, format?.rawValue, chosenSourceLanguage].map { $0 ?? "-" }
    let flags = [removesStale, isCheck, needsCatalog, createsCatalogs].map { $0 ? "1" : "0" }
    let globs = [projectGlobs?.include ?? [], projectGlobs?.exclude ?? []]
    let names = [catalogs, untranslatedMarks, functions.map(\.spelling)]
    for list in [texts, flags, [projectGlobs?.folder ?? ""]] + names + globs { hash.combine(list) }
    return hash
  }
}

// MARK: As bytes

extension ExtractOutcome: ByteCodable {
  package func write(to writer: inout ByteWriter) {
    writer.write(entries)
    writer.write(resourceEntries)
    writer.write(diagnostics)
    writer.write(changes)
    writer.write(isWritten)
    writer.write(explanation)
    writer.write(Int(status.rawValue))
  }

  package init(from reader: inout ByteReader) throws(ByteCodingError) {
    self.init()
    (entries, resourceEntries) = (try reader.list(), try reader.list())
    (diagnostics, changes) = (try reader.list(), try reader.list())
    (isWritten, explanation) = (try reader.flag(), try reader.textList())
    let number = Int32(truncatingIfNeeded: try reader.number())
    guard let status = ExitStatus(rawValue: number) else { throw ByteCodingError() }
    self.status = status
  }
}

extension CatalogChange: ByteCodable {
  package func write(to writer: inout ByteWriter) {
    writer.write(file)
    writer.write(old)
    writer.write(new)
    writer.write(changes)
    let keys = missingLocales.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    writer.write(keys)
    for key in keys { writer.write(missingLocales[key] ?? []) }
  }

  package init(from reader: inout ByteReader) throws(ByteCodingError) {
    self.init(
      file: try reader.text(), old: try reader.byteList(), new: try reader.byteList(),
      changes: try reader.list(), missingLocales: [:])
    for key in try reader.textList() { missingLocales[key] = try reader.textList() }
  }
}

extension MergeChange: ByteCodable {
  private enum Form: Int {
    case added, markedStale, removedStale, revived, commentChanged, updated
  }

  private var form: Form {
    switch self {
    case .added: .added
    case .markedStale: .markedStale
    case .removedStale: .removedStale
    case .revived: .revived
    case .commentChanged: .commentChanged
    case .updated: .updated
    }
  }

  package func write(to writer: inout ByteWriter) {
    writer.write(form)
    writer.write(key)
    if case .updated = self { writer.write(outdated) }
  }

  package init(from reader: inout ByteReader) throws(ByteCodingError) {
    let form: Form = try reader.choice()
    let key = try reader.text()
    switch form {
    case .added: self = .added(key: key)
    case .markedStale: self = .markedStale(key: key)
    case .removedStale: self = .removedStale(key: key)
    case .revived: self = .revived(key: key)
    case .commentChanged: self = .commentChanged(key: key)
    case .updated: self = .updated(key: key, outdated: try reader.textList())
    }
  }
}
