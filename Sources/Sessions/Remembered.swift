import Locking
package import Workflows

/// Something that is made of files, and made again only after these have changed.
package final class Remembered<Value: Sendable>: Sendable {
  private struct Known: Sendable {
    var changeCount: Int
    var files: FileAnswers
    var value: Value
  }

  private let known = Locked<Known?>(nil)

  package init() {}

  /// - Parameters:
  ///   - session: The project, whose files are read.
  ///   - make: Makes the value of files and what is known of the project.
  package func value(
    in session: Session, make: (any FileTree) throws -> Value
  ) rethrows -> Value {
    let (files, changeCount) = (session.files, session.changeCount)
    if let known = known.withLock({ $0 }), known.changeCount == changeCount,
      known.files.hold(in: files)
    {
      return known.value
    }
    let read = RecordedFiles(files)
    let value = try make(read)
    known.withLock { known in
      known = read.answers.map { Known(changeCount: changeCount, files: $0, value: value) }
    }
    return value
  }
}
