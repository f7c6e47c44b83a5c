import Catalogs
import Extraction
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
  private let disk: any FileTree
  private let state: Locked<State>

  struct State: Sendable {
    var configuration: ProjectConfiguration
    var buffers: [String: Buffer] = [:]
    /// Counts the changes of which files there are, and of what says what is built.
    var generation = 0
    /// The sources that changed since the project was looked at as a whole.
    var changedSources: Set<String> = []
    /// Counts the changes of sources.
    var sourceGeneration = 0
    var knowledge: Known?
    var catalogs: [String: (hash: ContentHash, value: CatalogFile)] = [:]
  }

  /// What is known, and of which state.
  struct Known: Sendable {
    var generation: Int
    var sourceGeneration: Int
    var value: ProjectKnowledge
  }

  /// What is known of single sources.
  private let memory = ExtractionMemory()
  /// One thread finds out at a time; others take what it found.
  private let finding = Turn()

  /// - Parameters:
  ///   - roots: The project's folders.
  ///   - tree: The disk's files, as far as they may be touched.
  package init(_ roots: [String], on tree: any FileTree) {
    self.roots = roots
    disk = tree
    state = Locked(
      State(
        configuration: ProjectConfiguration(explicit: nil, paths: roots, in: tree)))
  }

  /// What `l10n.json` says.
  package var configuration: ProjectConfiguration { state.withLock { $0.configuration } }

  // MARK: Files

  /// The files as a person sees them: buffers where an editor has one, else the disk's.
  package var files: any FileTree {
    let buffers = state.withLock { $0.buffers }
    return OverlaidFiles(disk, buffers.mapValues(\.text))
  }

  /// Takes a file that an editor opened.
  package func open(_ path: String, _ text: [UInt8], version: Int) {
    state.withLock { state in
      state.buffers[path] = Buffer(text, version: version)
      state.noteChange(of: path)
    }
  }

  /// Changes a buffer; nothing happens where there is none.
  ///
  /// - Parameter edits: Each in the text that the one before leaves.
  package func change(_ path: String, _ edits: [TextEdit], version: Int) {
    state.withLock { state in
      for edit in edits { state.buffers[path]?.apply(edit, version: version) }
      state.noteChange(of: path)
    }
  }

  /// Forgets a buffer: the disk's file counts again.
  package func close(_ path: String) {
    state.withLock { state in
      state.buffers[path] = nil
      state.noteChange(of: path)
    }
  }

  /// Takes note of files that changed on the disk.
  package func noteChanges(of paths: [String]) {
    let changesConfiguration = paths.contains { PathParts.name(of: $0) == Self.configurationName }
    let configuration =
      changesConfiguration
      ? ProjectConfiguration(explicit: nil, paths: roots, in: disk) : nil
    state.withLock { state in
      if let configuration { state.configuration = configuration }
      for path in paths { state.noteChange(of: path) }
    }
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
      let value = known.value.updated(after: now.changedSources, in: files, memory: memory)
      return keep(value, of: now)
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
    let value = ProjectKnowledge(of: roots, now.configuration, in: files)
    // The next change finds everything else known.
    _ = value.updated(after: [], in: files, memory: memory)
    state.withLock { state in
      if state.sourceGeneration == now.sourceGeneration { state.changedSources = [] }
    }
    return keep(value, of: now)
  }

  private func keep(_ value: ProjectKnowledge, of then: State) -> ProjectKnowledge {
    state.withLock {
      $0.knowledge = Known(
        generation: then.generation, sourceGeneration: then.sourceGeneration, value: value)
    }
    return value
  }

  /// What was known last, however old; found out now where nothing is known yet.
  package var latestKnowledge: ProjectKnowledge {
    state.withLock { $0.knowledge?.value } ?? knowledge()
  }

  /// A catalog with the places of its texts; nil where there is none.
  package func catalog(_ path: String) -> CatalogFile? {
    guard let bytes = buffer(path)?.text ?? (try? files.read(path)) else { return nil }
    let hash = ContentHash(of: bytes)
    if let known = state.withLock({ $0.catalogs[path] }), known.hash == hash { return known.value }
    guard let file = CatalogFile(bytes, path: path) else { return nil }
    state.withLock { state in
      if state.catalogs.count >= Self.mostCatalogs { state.catalogs.removeAll() }
      state.catalogs[path] = (hash, file)
    }
    return file
  }

  private static let mostCatalogs = 64
}

extension Session.State {
  /// What texts say is read anew each time; code and project files decide what is known.
  mutating func noteChange(of path: String) {
    if CatalogFile.isText(path) {
      // A catalog that is new makes a table, or more of one.
      let isNew = knowledge.map { !$0.value.hasCatalog(path) } ?? false
      if isNew, CatalogFormat(path: path) != nil { generation += 1 }
      return
    }
    // A source that nobody knew may be anything's.
    if path.hasSuffix(".swift"), knowledge?.value.hasSource(path) == true {
      sourceGeneration += 1
      changedSources.insert(path)
    } else {
      generation += 1
    }
  }
}

extension CatalogFile {
  /// Whether a file holds texts only, so that nothing else depends on it.
  static func isText(_ path: String) -> Bool {
    [".strings", ".stringsdict", ".xcstrings", ".xliff", ".xlf"].contains(
      PathParts.suffix(of: path))
  }
}
