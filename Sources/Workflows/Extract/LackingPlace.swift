/// Where the table is, or would be, that a target lacks.
struct LackingPlace: Hashable, Comparable {
  /// The file of the table that is in no target; empty where there is none.
  private let file: String
  /// The folder in which a new file would be another target's; empty where there is none.
  private let folder: String
  private let owner: String

  init(of lack: KeyDistribution.Lack, _ unbuilt: UnbuiltTables, _ creation: NewCatalogs) {
    file = unbuilt.file(for: lack) ?? ""
    let other = file.isEmpty ? creation.otherOwner(for: lack) : nil
    (folder, owner) = (other?.folder ?? "", other?.name ?? "")
  }

  static func < (first: Self, second: Self) -> Bool {
    (first.file, first.folder, first.owner) < (second.file, second.folder, second.owner)
  }

  /// What helps.
  ///
  /// - Parameter targets: The targets that lack the table, as a pronoun.
  func advice(for targets: String) -> String {
    if !file.isEmpty { return "add '\(file)', which is in no target, to \(targets)" }
    guard !owner.isEmpty else { return "--create makes one" }
    return "make one in Xcode, for a new file in '\(folder)' becomes one of the target '\(owner)' "
      + "until \(targets == "it" ? "this one is" : "these are") chosen for it"
  }
}
