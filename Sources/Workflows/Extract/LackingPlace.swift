import Diagnostics

/// Where the table is, or would be, that a target lacks.
struct LackingPlace: Hashable, Comparable {
  /// The file of the table that is in no target; empty where there is none.
  private let file: String
  /// The folder in which a new file would be another target's; empty where there is none.
  private let folder: String
  private let owner: String
  /// Whether it would be the lacking target's, too.
  private let isShared: Bool
  /// The pattern that the target's resources need for a new file to be the target's; empty where they
  /// take one.
  private let pattern: String

  init(of lack: KeyDistribution.Lack, _ unbuilt: UnbuiltTables, _ creation: NewCatalogs) {
    file = unbuilt.file(for: lack) ?? ""
    let other = file.isEmpty ? creation.otherOwner(for: lack) : nil
    (folder, owner) = (other?.folder ?? "", other?.name ?? "")
    isShared = other?.isShared ?? false
    pattern = file.isEmpty ? creation.missingPattern(for: lack) ?? "" : ""
  }

  static func < (first: Self, second: Self) -> Bool {
    (first.file, first.folder, first.owner, first.isShared ? 1 : 0, first.pattern)
      < (second.file, second.folder, second.owner, second.isShared ? 1 : 0, second.pattern)
  }

  /// What helps.
  ///
  /// - Parameter targets: The targets that lack the table, as a pronoun.
  func advice(for targets: String) -> String {
    if !file.isEmpty { return "add '\(file)', which is in no target, to \(targets)" }
    if !pattern.isEmpty {
      let their = targets == "it" ? "its" : "their"
      return Self.advice(adding: [pattern], to: "\(their) resources")
    }
    guard !owner.isEmpty else { return "--create makes one" }
    if isShared {
      let have = targets == "it" ? "it has" : "they have"
      return "make one in a folder that only \(have), for a new file in '\(folder)' becomes one of "
        + "the target '\(owner)', too, and would be the second there"
    }
    return "make one in Xcode, for a new file in '\(folder)' becomes one of the target '\(owner)' "
      + "until \(targets == "it" ? "this one is" : "these are") chosen for it"
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
