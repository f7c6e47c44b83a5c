import Catalogs
package import Diagnostics
import Exchange
package import Extraction
import Locking
package import Reading
package import Workflows

/// A project that is held open: the files that an editor has in its buffers, and what was found out.
///
/// A session may be used from any thread. What is known of the whole project is made when it is
/// first asked for, and again after something changed that it depends on.
package final class Session: Sendable {
  /// The project's folders, as absolute paths.
  package let roots: [String]
  let disk: any FileTree
  let state: Locked<State>

  /// What is known of single sources.
  private let memory = ExtractionMemory(keepsLast: true)
  /// The same of all code, that of tests and of debug builds too, once a key was renamed.
  package let renamingMemory = ExtractionMemory()
  /// One thread finds out at a time; others take what it found.
  private let finding = Turn()

  /// - Parameters:
  ///   - roots: The project's folders.
  ///   - tree: The disk's files, as far as they may be touched.
  package init(_ roots: [String], on tree: any FileTree) {
    self.roots = roots
    disk = tree
    let read = Self.configuration(of: roots, in: tree)
    state = Locked(State(configuration: read.value, configurationFiles: read.files))
  }

  /// Opens a project.
  ///
  /// - Parameters:
  ///   - roots: Its folders, as a client or a person names them.
  ///   - files: Gives the files below some folders, as far as they may be touched.
  package convenience init(
    opening roots: [String], files: (_ roots: [String]) -> any FileTree
  ) {
    let named = roots.map(PathParts.withoutSlash)
    self.init(named, on: files(named))
  }

  private static func configuration(
    of roots: [String], in tree: any FileTree
  ) -> (value: ProjectConfiguration, files: FileAnswers?) {
    let tree = RecordedFiles(tree)
    return (ProjectConfiguration(explicit: nil, paths: roots, in: tree), tree.answers)
  }

  /// What `l10n.json` says.
  package var configuration: ProjectConfiguration { state.withLock { $0.configuration } }

  // MARK: Files

  /// The files as a person sees them: buffers where an editor has one, else the disk's.
  package var files: any FileTree { files(of: state.withLock { $0 }) }

  private func files(of state: State) -> any FileTree {
    OverlaidFiles(disk, state.buffers.mapValues(\.text))
  }

  /// Takes a file that an editor opened.
  package func open(_ path: String, _ text: [UInt8], version: Int) {
    let isChange = !isOnDisk(text, path)
    state.withLock { state in
      state.buffers[path] = Buffer(text, version: version)
      (state.catalogs[path], state.openCatalogs[path]) = (nil, nil)
      if isChange { state.noteChange(of: path) }
    }
  }

  /// Whether the disk has just this text, so that an editor that shows it changes nothing.
  private func isOnDisk(_ text: [UInt8], _ path: String) -> Bool {
    path.hasSuffix(".swift") && (try? disk.read(path, .source)) == text
  }

  /// Changes a buffer; nothing happens where there is none.
  ///
  /// - Parameter edits: Each in the text that the one before leaves.
  package func change(_ path: String, _ edits: [TextEdit], version: Int) {
    state.withLock { state in
      guard state.buffers[path] != nil else { return }
      for edit in edits {
        state.buffers[path]?.apply(edit, version: version)
        state.openCatalogs[path] = state.openCatalogs[path]?.following(edit)
      }
      state.noteChange(of: path, followedBy: edits)
    }
  }

  /// Forgets a buffer: the disk's file counts again.
  package func close(_ path: String) {
    let isChange = buffer(path).map { !isOnDisk($0.text, path) } ?? false
    state.withLock { state in
      (state.buffers[path], state.openCatalogs[path]) = (nil, nil)
      if isChange { state.noteChange(of: path) }
    }
  }

  /// Takes note of files that changed on the disk.
  package func noteChanges(of paths: [String]) {
    let changesConfiguration = paths.contains { PathParts.name(of: $0) == Self.configurationName }
    let configuration =
      changesConfiguration
      ? Self.configuration(of: roots, in: disk) : nil
    state.withLock { state in
      if let configuration {
        (state.configuration, state.configurationFiles) = configuration
      }
      for path in paths {
        state.catalogs[path] = nil
        state.noteChange(of: path)
      }
    }
  }

  /// Takes note that an editor wrote a file that it holds: what says how to look at the project counts
  /// as it is on the disk.
  package func noteSave(of path: String) {
    if PathParts.name(of: path) == Self.configurationName { noteChanges(of: [path]) }
  }

  /// Looks whether files changed of which nobody told.
  ///
  /// What is known is then found out anew when it is asked for. Of what was read only that is read
  /// again whose stamp doesn't say that it is the same, and nothing is looked into.
  package func recheck() {
    let now = state.withLock { $0 }
    guard let known = now.knowledge,
      let configuration = now.configurationFiles?.holding(in: disk),
      let files = known.files?.holding(in: files(of: now))
    else { return noteChanges(of: roots.map { PathParts.join($0, Self.configurationName) }) }
    state.withLock { state in
      // What was found out meanwhile is of other files.
      guard state.generation == now.generation, state.sourceGeneration == now.sourceGeneration
      else { return }
      state.configurationFiles = configuration
      state.knowledge?.files = files
    }
  }

  /// Grows with every change of what is known, and with every file that is written.
  package var changeCount: Int {
    state.withLock { $0.generation + $0.sourceGeneration + $0.writeCount }
  }

  /// Writes a file of the disk in one step.
  ///
  /// - Parameter old: What the file held when the new bytes were made of them; where it holds
  ///   something else by now, or an editor holds it, this throws.
  @discardableResult
  package func write(
    _ bytes: [UInt8], to path: String, replacing old: [UInt8]
  ) throws(FileError) -> FileChange {
    guard buffer(path) == nil else { throw .changedMeanwhile(path) }
    let change = try disk.write(bytes, to: path, replacing: old)
    state.withLock { $0.writeCount += 1 }
    noteChanges(of: [path])
    return change
  }

  private static let configurationName = "l10n.json"

  package func buffer(_ path: String) -> Buffer? { state.withLock { $0.buffers[path] } }

  /// The paths of the buffers, sorted.
  package var openPaths: [String] { state.withLock { $0.buffers.keys.sorted() } }

  /// The text of a file in UTF-8, and where its lines start; nil where it can't be read.
  package func text(of path: String) -> Buffer? {
    if let buffer = buffer(path) { return buffer }
    if CatalogFile.isText(path) { return shownCatalog(path)?.text }
    return files.shownText(of: path).map { Buffer($0, version: 0) }
  }

  // MARK: What is known

  /// What is known of the project as it is now.
  ///
  /// After changes of sources alone only these are looked at; what takes everything that people see
  /// is found out by ``refresh()``.
  package func knowledge() -> ProjectKnowledge {
    finding.take {
      let now = state.withLock { $0 }
      guard let known = now.knowledge, known.generation == now.generation else { return whole(now) }
      guard known.sourceGeneration != now.sourceGeneration else { return known.value }
      let value = known.value.updated(
        after: now.replacedSources, in: files(of: now), memory: memory)
      return keep(value, of: now, from: known.files)
    }
  }

  /// What is wrong in a source that an editor holds, as far as a look at it alone tells: long before
  /// ``knowledge()`` says it, which is right in any case.
  ///
  /// - Returns: Nil where it may be something else once the project was looked at.
  package func firstDiagnostics(inFile path: String) -> [Diagnostic]? {
    let (buffer, known) = state.withLock { ($0.buffers[path], $0.knowledge) }
    guard let buffer, let known, !SymbolSource.isLikely(buffer.text),
      let found = memory.look(at: path, buffer.text)
    else { return nil }
    return known.value.diagnostics(inFile: path, byItself: found.diagnostics)
  }

  /// The table of the key that a literal would be if a source had another text; nil where it would be
  /// none.
  package func table(
    ofLiteralAt offset: Int, in text: [UInt8], at path: String
  ) -> String? {
    if let look = memory.look(at: path, text) { return look.tables[offset] }
    let found = knowledge(with: text, at: path).places(inFile: path)
    return found.first { $0.place.offset == offset }?.entry.table
  }

  /// Whether something was typed into a source that what was known last doesn't hold.
  package func isTyped(_ path: String) -> Bool {
    state.withLock { state in state.edits.contains { $0.path == path } }
  }

  /// What would be known if a source had another text.
  private func knowledge(with text: [UInt8], at path: String) -> ProjectKnowledge {
    let now = latestKnowledge
    return finding.take {
      now.updated(after: [], in: OverlaidFiles(files, [path: text]), memory: memory)
    }
  }

  /// Looks at the whole project, where anything has changed.
  package func refresh() {
    finding.take {
      let now = state.withLock { $0 }
      let isKnown = now.knowledge?.generation == now.generation && now.changedSources.isEmpty
      if !isKnown { _ = whole(now) }
    }
  }

  private func whole(_ now: State) -> ProjectKnowledge {
    let files = files(of: now)
    let read = RecordedFiles(files)
    let value = ProjectKnowledge(of: roots, now.configuration, in: read).reading(from: files)
    // The next change finds everything else known.
    _ = value.updated(after: [], in: files, memory: memory)
    state.withLock { state in
      guard state.sourceGeneration == now.sourceGeneration else { return }
      (state.changedSources, state.replacedSources) = ([], [])
    }
    return keep(value, of: now, from: read.answers)
  }

  private func keep(
    _ value: ProjectKnowledge, of then: State, from files: FileAnswers?
  ) -> ProjectKnowledge {
    state.withLock { state in
      state.edits.removeAll { $0.sourceGeneration <= then.sourceGeneration }
      var known = Known(
        generation: then.generation, sourceGeneration: then.sourceGeneration, files: files,
        value: value)
      for made in state.edits { known.value.follow(made.edit, in: made.path) }
      state.knowledge = known
    }
    return value
  }

  /// What was known last, with places that follow what is typed, so that nobody waits for it; found
  /// out now where nothing is known yet.
  package var latestKnowledge: ProjectKnowledge {
    state.withLock { $0.knowledge?.value } ?? knowledge()
  }
}
