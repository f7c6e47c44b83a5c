import Catalogs
import Exchange
import Extraction
import Locking
import Projects
import Reading

/// Says which keys that the sources don't name any more may be marked stale.
///
/// Only what is surely unused: to mark a key that is still looked up loses its translations.
struct Retirement {
  /// Why a key stays as it is.
  enum Reason: Hashable {
    /// Not everything that can name the keys of the table was read.
    case unread
    /// A glob of the configuration's `dynamicKeys` matches it.
    case dynamic
    /// Its words stand in a file.
    case spelled(file: String)
    /// A person wrote the entry.
    case byHand
    /// Another module looks it up.
    case foreign
    /// Code looks it up by constants.
    case constant
    /// The system looks it up, in the property list that a build makes.
    case propertyList

    var text: String {
      switch self {
      case .unread: "not all sources that can name it were read"
      case .dynamic: "`dynamicKeys` of the configuration says that it is looked up"
      case .spelled(let file): "it is spelled out in \(file)"
      case .byHand: "nothing shows that it was extracted from sources"
      case .foreign: "another module, or a source beside the paths, looks it up"
      case .constant: "code looks it up by constants"
      case .propertyList: "the system may look it up"
      }
    }
  }

  private let complete: Set<ProjectCatalogs.Name>
  private let dynamic: [Glob]
  private var spelled: [ExactKey: [SpelledPlace]] = [:]
  /// What the run's globs leave out; nil where that is nothing.
  var excluded: ExcludedSpellings?
  private let evidence: SpellingEvidence
  private let foreign: Set<TableKey>
  private let constants: ConstantLookUps
  private let openTables: OpenTables?

  /// - Parameters:
  ///   - dynamicKeys: The configuration's globs.
  ///   - constants: The keys that code looks up by constants.
  ///   - spelled: The keys that are known to be spelled out, with the places of each.
  ///   - evidence: What tells which of these places count.
  ///   - complete: The catalogs all of whose targets' sources were read.
  ///   - openTables: The tables in which code looks up keys that nobody can tell.
  init(
    dynamicKeys: [String], foreign: Set<TableKey>, _ constants: ConstantLookUps,
    spelled: [ExactKey: [SpelledPlace]] = [:], _ evidence: SpellingEvidence,
    complete: Set<ProjectCatalogs.Name>, openTables: OpenTables? = nil
  ) {
    dynamic = dynamicKeys.map { Glob($0) }
    self.foreign = foreign
    self.constants = constants
    self.spelled = spelled
    self.evidence = evidence
    self.complete = complete
    self.openTables = openTables
  }

  /// Whether keys of a catalog that nothing names may be looked up nevertheless.
  ///
  /// Where `dynamicKeys` lists any, somebody has told these.
  func isOpen(_ name: ProjectCatalogs.Name) -> Bool {
    dynamic.isEmpty && openTables?.contains(name.table) ?? false
  }

  /// Looks through files for keys that are spelled out; those it finds stay.
  ///
  /// - Parameters:
  ///   - inComments: The keys that stay for comments, too.
  ///   - sources: What knows the project's functions that look texts up.
  mutating func look(
    for keys: Set<ExactKey>, inComments: Set<ExactKey>, in paths: [String],
    _ sources: SourceExtraction, _ options: ExtractOptions
  ) {
    let search = SpelledKeySearch(
      for: keys, inComments: inComments, lookUps: sources.lookUps, reading: sources.loader)
    spelled = search.places(in: paths, cache: options.cache, project: options.identity)
  }

  /// Why an unused key has to stay; nil if it may be marked.
  func reason(toKeep key: String, in name: ProjectCatalogs.Name, isExtracted: Bool) -> Reason? {
    if !complete.contains(name) { return .unread }
    if InfoPlistTable.isName(name.table) { return .propertyList }
    if foreign.contains(TableKey(key, in: name.table)) { return .foreign }
    if constants.contains(key, in: name.table) { return .constant }
    if dynamic.contains(where: { $0.matches(key) }) { return .dynamic }
    if let file = file(spelling: key, in: name) { return .spelled(file: file) }
    return isExtracted ? nil : .byHand
  }

  /// A file that has a key as a text and may look it up in a catalog; nil where none does.
  func file(spelling key: String, in name: ProjectCatalogs.Name) -> String? {
    spelled[ExactKey(key)]?.first { evidence.counts($0, of: key, in: name) }?.file
      ?? excluded?.file(spelling: key, in: name)
  }
}
