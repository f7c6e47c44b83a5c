import Diagnostics
import Linting
import Locking
import Reading

/// What a run that fixes has found so far, so that after a fix only the keys that it touched are looked
/// at again by rules that need no other key.
final class LintMemory: Sendable {
  private struct TableID: Hashable, Sendable {
    var files: [String]
    /// Which of the tables of its files it is.
    var number: Int
  }

  private struct Found: Sendable {
    var parts: [LintPart] = []
    /// Those of the project, which rules compare with.
    var languages: [String]?
    var keys: [TableID: KeyMemory] = [:]
  }

  private let earlier: Found
  private let edits: [String: EditedFile]
  private let found = Locked(Found())

  /// A memory of nothing.
  convenience init() { self.init(Found(), edits: [:]) }

  private init(_ earlier: Found, edits: [String: EditedFile]) {
    (self.earlier, self.edits) = (earlier, edits)
  }

  /// What is known after edits, by file.
  func after(_ edits: [String: EditedFile]) -> LintMemory {
    LintMemory(found.withLock { $0 }, edits: edits)
  }

  /// Of some parts those that were parsed before, where their files are the same.
  func known(_ parts: [LintPart]) -> [LintPart] {
    let known = Dictionary(earlier.parts.map { ($0.contents, $0) }) { first, _ in first }
    let parts = parts.map { known[$0.contents] ?? $0 }
    found.withLock { $0.parts = parts }
    return parts
  }

  /// What rules are told of the project is the same for all its tables.
  func note(languages: [String]) { found.withLock { $0.languages = languages } }

  /// What is known of the keys of a table.
  ///
  /// - Parameter number: Which of the tables of its part it is.
  func keys(of table: LintPart.Table, number: Int) -> KeyMemory {
    let id = TableID(files: table.files, number: number)
    return found.withLock { found in
      let memory = found.languages == earlier.languages ? memory(of: id) : KeyMemory()
      found.keys[id] = memory
      return memory
    }
  }

  private func memory(of table: TableID) -> KeyMemory {
    let edits = edits
    let edited = table.files.compactMap { edits[$0] }
    guard let known = earlier.keys[table], !edited.contains(where: { $0.keys == nil }) else {
      return KeyMemory()
    }
    return known.after(touching: Set(edited.flatMap { $0.keys ?? [] })) { finding in
      finding.moved(by: edits)
    }
  }
}

/// What fixes made of a file.
struct EditedFile: Sendable {
  /// The keys whose texts were edited; nil where it may be any.
  let keys: Set<ExactKey>?
  private let shift: EditShift

  /// - Parameter fixes: In the order of the file.
  init(_ fixes: [RuleFix]) {
    let keys = fixes.compactMap(\.key)
    self.keys = keys.count == fixes.count ? Set(keys) : nil
    shift = EditShift(fixes.flatMap(\.edits).map { TextEdit($0) })
  }

  /// Where an offset of the file is now.
  func moved(_ offset: Int) -> Int { shift.start(of: offset) }
}

extension LintDiagnostic {
  /// The finding where it is after edits that left its own texts as they were.
  fileprivate func moved(by edits: [String: EditedFile]) -> LintDiagnostic {
    var files: Set<String> = []
    if let file = diagnostic.location?.file { files.insert(file) }
    for note in diagnostic.notes { if let file = note.location?.file { files.insert(file) } }
    for edit in diagnostic.fixIts.flatMap(\.edits) { files.insert(edit.file) }
    var finding = self
    for file in files {
      guard let edited = edits[file] else { continue }
      finding.diagnostic = finding.diagnostic.moved(in: file, edited.moved)
    }
    return finding
  }
}
