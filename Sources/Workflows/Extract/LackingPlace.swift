import Diagnostics

/// Where the table is, or would be, that a target lacks.
enum LackingPlace: Hashable, Comparable {
  /// Nowhere: `--create` makes it.
  case new
  /// Nowhere: the target's resources need a pattern for a new file to be the target's.
  case untaken(pattern: String)
  /// Nowhere: a new file in the folder would be another target's.
  case ofOther(folder: String, owner: String)
  /// Nowhere: a new file in the folder would be another target's, too, and its second.
  case shared(folder: String, owner: String)
  /// The file is there, in another target.
  case taken(file: String, owner: String)
  /// The file is there, in no target.
  case unbuilt(file: String)
  /// The project names a file that isn't there.
  case missing(file: String)

  init(of lack: KeyDistribution.Lack, _ unbuilt: UnbuiltTables, _ creation: NewCatalogs) {
    if let file = creation.missingFile(for: lack) {
      self = .missing(file: file)
    } else if let file = unbuilt.file(for: lack) {
      self = .unbuilt(file: file)
    } else if let pattern = creation.missingPattern(for: lack) {
      self = .untaken(pattern: pattern)
    } else if let other = creation.otherOwner(for: lack) {
      if let file = other.file {
        self = .taken(file: file, owner: other.name)
        return
      }
      self =
        other.isShared
        ? .shared(folder: other.folder, owner: other.name)
        : .ofOther(folder: other.folder, owner: other.name)
    } else {
      self = .new
    }
  }

  /// What helps.
  ///
  /// - Parameter targets: The targets that lack the table, as a pronoun.
  func advice(for targets: String) -> String {
    let isOne = targets == "it"
    switch self {
    case .new: return "--create makes one"
    case .untaken(let pattern):
      return Self.advice(adding: [pattern], to: "\(isOne ? "its" : "their") resources")
    case .ofOther(let folder, let owner):
      return "make one in Xcode, for a new file in '\(folder)' becomes one of the target "
        + "'\(owner)' until \(isOne ? "this one is" : "these are") chosen for it"
    case .shared(let folder, let owner):
      return "make one in a folder that only \(isOne ? "it has" : "they have"), for a new file in "
        + "'\(folder)' becomes one of the target '\(owner)', too, and would be the second there"
    case .taken(let file, let owner):
      return "add '\(file)', which the target '\(owner)' has, to \(targets), too"
    case .unbuilt(let file):
      return "add '\(file)', which is in no target, to \(targets)"
    case .missing(let file):
      return "'\(file)', which the project names, isn't there: bring it back, or make it with "
        + "--create"
    }
  }

  /// What helps where no pattern of resources takes in a new table.
  ///
  /// - Parameter resources: Whose they are, in words.
  static func advice(adding patterns: Set<String>, to resources: String) -> String {
    let shown = patterns.sorted().map { "'\($0)'" }.listed(atMost: 5)
    return "add \(shown) to \(resources) in Project.swift, which take in no new table, and then "
      + "run l10n extract --create"
  }
}
