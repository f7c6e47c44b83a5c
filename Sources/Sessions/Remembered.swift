import Locking
package import Workflows

/// Something that is made of files, and made again only after these have changed.
package final class Remembered<Value: Sendable>: Sendable {
  private struct Known: Sendable {
    var changeCount: Int
    var files: FileObservation
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
      known.files.holds(for: files)
    {
      return known.value
    }
    let read = FileObservation()
    let value = try make(ObservedFiles(files, notingIn: read))
    known.withLock { $0 = Known(changeCount: changeCount, files: read, value: value) }
    return value
  }
}
