import Locking
import Reading

/// Files that note what they are asked and what tells their answers from others.
///
/// Who knows nothing else of the files comes to the same outcome as long as the answers are the same.
package struct RecordedFiles: FileTree {
  private let base: any FileTree
  private let openings: [String]
  private let record: Locked<Record>

  private struct Record {
    var answers: [FileQuestion: ContentHash] = [:]
    /// Whether the same question always had the same answer, and nothing was written.
    var isSettled = true
  }

  package init(_ base: any FileTree) { self.init(base, [], Locked(Record())) }

  private init(_ base: any FileTree, _ openings: [String], _ record: Locked<Record>) {
    self.base = base
    self.openings = openings
    self.record = record
  }

  /// What was asked until now; nil where the files changed meanwhile.
  package var answers: FileAnswers? {
    record.withLock { record in
      record.isSettled ? FileAnswers(record.answers) : nil
    }
  }

  private func note(_ kind: FileQuestion.Kind, _ answer: ContentHash) {
    let question = FileQuestion(openings: openings, kind: kind)
    record.withLock { record in
      let known = record.answers.updateValue(answer, forKey: question)
      if let known, known != answer { record.isSettled = false }
    }
  }

  private func noteChange() { record.withLock { $0.isSettled = false } }
}

// MARK: FileTree

extension RecordedFiles {
  package func files(under roots: [String], _ selection: FileSelection) -> FileListing {
    listings(under: roots, of: [selection]).first ?? FileListing()
  }

  package func listings(under roots: [String], of selections: [FileSelection]) -> [FileListing] {
    let listings = base.listings(under: roots, of: selections)
    note(.listings(roots: roots, selections: selections), FileQuestion.answer(listings))
    return listings
  }

  package func names(in folder: String) -> [String] {
    let names = base.names(in: folder)
    note(.names(folder: folder), FileQuestion.answer(names))
    return names
  }

  package func read(_ path: String, _ limit: FileLimit) throws(FileError) -> [UInt8] {
    do throws(FileError) {
      let bytes = try base.read(path, limit)
      note(.bytes(path: path, limit: limit), FileQuestion.answer(bytes))
      return bytes
    } catch {
      note(.bytes(path: path, limit: limit), FileQuestion.answer(error))
      throw error
    }
  }

  package func size(of path: String) -> Int? {
    let size = base.size(of: path)
    note(.size(path: path), FileQuestion.answer(size.map(String.init)))
    return size
  }

  package func realPath(of path: String) -> String? {
    let real = base.realPath(of: path)
    note(.realPath(path: path), FileQuestion.answer(real))
    return real
  }

  package func opening(_ path: String) -> any FileTree {
    RecordedFiles(base.opening(path), openings + [path], record)
  }

  package func write(
    _ bytes: [UInt8], to path: String, replacing old: [UInt8]?
  ) throws(FileError) -> FileChange {
    noteChange()
    return try base.write(bytes, to: path, replacing: old)
  }

  package func remove(_ path: String) throws(FileError) {
    noteChange()
    try base.remove(path)
  }

  package func removeEmptyFolder(_ path: String) {
    noteChange()
    base.removeEmptyFolder(path)
  }
}
