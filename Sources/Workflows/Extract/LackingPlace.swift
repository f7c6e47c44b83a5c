/// Where the table is, or would be, that a target lacks.
struct LackingPlace: Hashable, Comparable {
  /// The file of the table that is in no target; empty where there is none.
  private let file: String
  /// The folder in which a new file would be another target's; empty where there is none.
  private let folder: String
  private let owner: String
  /// Whether it would be the lacking target's, too.
  private let isShared: Bool

  init(of lack: KeyDistribution.Lack, _ unbuilt: UnbuiltTables, _ creation: NewCatalogs) {
    file = unbuilt.file(for: lack) ?? ""
    let other = file.isEmpty ? creation.otherOwner(for: lack) : nil
    (folder, owner) = (other?.folder ?? "", other?.name ?? "")
    isShared = other?.isShared ?? false
  }

  static func < (first: Self, second: Self) -> Bool {
    (first.file, first.folder, first.owner, first.isShared ? 1 : 0)
      < (second.file, second.folder, second.owner, second.isShared ? 1 : 0)
  }

  /// What helps.
  ///
  /// - Parameter targets: The targets that lack the table, as a pronoun.
  func advice(for targets: String) -> String {
    if !file.isEmpty { return "add '\(file)', which is in no target, to \(targets)" }
    guard !owner.isEmpty else { return "--create makes one" }
    if isShared {
      let have = targets == "it" ? "it has" : "they have"
      return "make one in a folder that only \(have), for a new file in '\(folder)' becomes one of "
        + "the target '\(owner)', too, and would be the second there"
    }
    return "make one in Xcode, for a new file in '\(folder)' becomes one of the target '\(owner)' "
      + "until \(targets == "it" ? "this one is" : "these are") chosen for it"
  }
}
