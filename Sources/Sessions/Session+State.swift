import Catalogs
import Reading
import Workflows

extension Session {
  /// What a session holds, and how much of it is out of date.
  struct State: Sendable {
    var configuration: ProjectConfiguration
    /// What the configuration was read from; nil where that changed meanwhile.
    var configurationFiles: FileAnswers?
    var buffers: [String: Buffer] = [:]
    /// Counts the changes of which files there are, and of what says what is built.
    var generation = 0
    /// The sources that changed since the project was looked at as a whole.
    var changedSources: Set<String> = []
    /// Those of them that changed otherwise than by edits that places could follow.
    var replacedSources: Set<String> = []
    /// Counts what was written by way of the session.
    var writeCount = 0
    /// Counts the changes of sources.
    var sourceGeneration = 0
    var knowledge: Known?
    /// Catalogs of the disk that were read.
    var catalogs: [String: ReadFile<ShownCatalog>] = [:]
    /// Catalogs that an editor holds; they follow what is typed.
    var openCatalogs: [String: CatalogFile] = [:]
    /// What was typed into sources since what is known, and after how many changes of sources.
    var edits: [SourceEdit] = []
  }

  /// A change of a source.
  struct SourceEdit: Sendable {
    var sourceGeneration: Int
    var path: String
    var edit: TextEdit
  }

  /// What is known, and of which state.
  struct Known: Sendable {
    var generation: Int
    var sourceGeneration: Int
    /// What it was read from when the project was looked at as a whole; nil where that changed
    /// meanwhile.
    var files: FileAnswers?
    var value: ProjectKnowledge
  }
}

extension Session.State {
  /// What texts say is read anew each time; code and project files decide what is known.
  ///
  /// - Parameter edits: What was typed; nil where that isn't known.
  mutating func noteChange(of path: String, followedBy edits: [TextEdit]? = nil) {
    if CatalogFile.isText(path) {
      // A catalog that is new makes a table, or more of one.
      let isNew = knowledge.map { !$0.value.hasCatalog(path) } ?? false
      if isNew, CatalogFormat(path: path) != nil { generation += 1 }
      return
    }
    sourceGeneration += 1
    // A source that nobody knew may be anything's.
    if path.hasSuffix(".swift"), knowledge?.value.hasSource(path) == true {
      changedSources.insert(path)
      if edits == nil { replacedSources.insert(path) }
    } else {
      generation += 1
    }
    for edit in path.hasSuffix(".swift") ? edits ?? [] : [] {
      knowledge?.value.follow(edit, in: path)
      self.edits.append(
        Session.SourceEdit(sourceGeneration: sourceGeneration, path: path, edit: edit))
    }
  }
}
