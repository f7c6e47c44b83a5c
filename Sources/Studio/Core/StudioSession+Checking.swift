import Catalogs
import Diagnostics
import Exchange
import Linting
import Messages
import Reading
import Workflows

extension StudioSession {
  /// What texts would come to that somebody types.
  struct Check {
    var findings: [LintDiagnostic] = []
    var refusals: [ProposalRefusal] = []
    var previews: [Preview] = []
    /// What a fix of a finding would make of the texts, by the finding's number.
    var fixes: [Int: [Fix]] = [:]
  }

  /// What people read on some device.
  struct Preview {
    var item: PreviewItem
    /// Such as `iphone`, or a width in characters; nil where it makes no difference.
    var room: String?
  }

  /// A repair of lint's, as texts.
  struct Fix {
    var title: String
    var isSafe: Bool
    /// By path.
    var texts: [String: String]
  }

  /// - Parameter pseudo: The pseudo-locale that is shown in the place of the texts.
  func check(
    _ texts: [String: String], of id: KeyID, likeApple: Bool, pseudo: PseudoKind? = nil
  ) throws(StudioProblem) -> Check {
    let open = try OpenKey(id, in: self)
    var check = try check(texts, open, likeApple: likeApple)
    if let pseudo {
      check.previews = open.check.previews(
        in: open.files, words: open.wordFiles, pseudo: pseudo
      ).map { Preview(item: $0) }
    }
    return check
  }

  private func check(
    _ texts: [String: String], _ open: OpenKey, likeApple: Bool
  ) throws(StudioProblem) -> Check {
    do throws(ProposalRefusal) {
      let trial = try ProposalTrial(
        open.proposal(texts, state: .translated), in: open.texts, open.knowledge, on: open.files)
      var check = Check(findings: trial.findings, refusals: trial.refusals)
      check.addPreviews(in: open.rooms(with: texts.keys)) {
        trial.previews(likeApple: likeApple, words: open.wordFiles, for: $0)
      }
      check.addFixes(open, trial.files)
      return check
    } catch {
      // Without a text to try, what is there is shown.
      var check = Check(findings: open.check.findings(in: open.files))
      if ![.unchanged, .text].contains(error.reason) { check.refusals = [error] }
      check.addPreviews(in: open.rooms(with: texts.keys)) {
        open.check.previews(
          in: open.files, likeApple: likeApple, words: open.wordFiles, for: $0)
      }
      check.addFixes(open, open.files)
      return check
    }
  }
}

extension OpenKey {
  /// More devices and widths than that a text doesn't tell apart.
  private static let mostRooms = 8

  /// The devices and widths that make a difference; one that says nothing where none does.
  ///
  /// - Parameter paths: Of texts that aren't in the catalog yet.
  fileprivate func rooms(with paths: some Sequence<String>) -> [PreviewRoom] {
    let paths = translation.units.map(\.path) + paths.map { TextPath(spelling: $0) }
    var (devices, widths): (Set<String>, Set<Int>) = ([], [])
    for case .variation(let kind, let name) in paths.flatMap(\.steps) {
      if kind == .device { devices.insert(name.rawValue) }
      if kind == .width, let width = Int(name.rawValue) { widths.insert(width) }
    }
    let rooms =
      devices.sorted().map { PreviewRoom(device: $0) }
      + widths.sorted().map { PreviewRoom(width: $0) }
    return rooms.isEmpty ? [PreviewRoom()] : Array(rooms.prefix(Self.mostRooms))
  }
}

extension StudioSession.Check {
  fileprivate mutating func addPreviews(
    in rooms: [PreviewRoom], _ items: (PreviewRoom) -> [PreviewItem]
  ) {
    for room in rooms {
      let name = room.device ?? room.width.map { "\($0) characters" }
      previews += items(room).map { StudioSession.Preview(item: $0, room: name) }
    }
  }

  fileprivate mutating func addFixes(_ open: OpenKey, _ tree: any FileTree) {
    for (index, finding) in findings.enumerated().prefix(Self.mostFixed) {
      let fixes = finding.diagnostic.fixIts.compactMap { fix(from: $0, open, tree) }
      if !fixes.isEmpty { self.fixes[index] = fixes }
    }
  }

  private static let mostFixed = 20

  private func fix(
    from fixIt: FixIt, _ open: OpenKey, _ tree: any FileTree
  ) -> StudioSession.Fix? {
    let path = open.check.file
    guard fixIt.edits.allSatisfy({ $0.file == path }), let bytes = try? tree.read(path) else {
      return nil
    }
    let edits = fixIt.edits.map { TextEdit($0) }
    let fixed = OverlaidFiles(tree, [path: SourceText.applying(edits, toFile: bytes)])
    let texts = ProjectTexts(
      open.knowledge, in: open.roots, on: fixed, only: Set(open.table.paths))
    guard let key = texts.table(named: open.table.name)?.key(open.key, in: open.language) else {
      return nil
    }
    return StudioSession.Fix(
      title: fixIt.title, isSafe: fixIt.isSafe, texts: OpenKey.texts(of: key))
  }
}
