import Locking
package import Workflows

/// Something that is made of files, and made again only after these have changed.
package final class Remembered<Value: Sendable>: Sendable {
  private struct Known: Sendable {
    var changeCount: Int
    /// When the files were found to be these; nil where nobody has looked since something was written.
    var checked: ContinuousClock.Instant?
    var files: FileAnswers
    var value: Value
  }

  private let known = Locked<Known?>(nil)

  package init() {}

  /// - Parameters:
  ///   - session: The project, whose files are read.
  ///   - arrival: When somebody asked: what was looked at after that is new enough.
  ///   - make: Makes the value of files and what is known of the project.
  package func value(
    in session: Session, asked arrival: ContinuousClock.Instant? = nil,
    make: (any FileTree) throws -> Value
  ) rethrows -> Value {
    let (files, changeCount, now) = (session.files, session.changeCount, ContinuousClock.now)
    if let known = known.withLock({ $0 }), known.changeCount == changeCount {
      if let arrival, let checked = known.checked, checked >= arrival { return known.value }
      if let answers = known.files.holding(in: files) {
        note(answers, of: known, at: now)
        return known.value
      }
    }
    let read = RecordedFiles(files)
    let value = try make(read)
    known.withLock { known in
      known = read.answers.map {
        Known(changeCount: changeCount, checked: now, files: $0, value: value)
      }
    }
    return value
  }

  /// Takes what became of the value when this session wrote files, so that it need not be made anew.
  ///
  /// - Parameters:
  ///   - written: The bytes of the files that the value is followed through, by path.
  ///   - count: How many files were written, each one time.
  ///   - before: ``Session/changeCount`` before that.
  ///   - change: Makes the value of the new files; nil where that isn't known.
  package func follow(
    writing written: [String: [UInt8]], outOf count: Int, in session: Session, since before: Int,
    _ change: (Value) -> Value?
  ) {
    let now = session.changeCount
    known.withLock { known in
      // Anything else that changed makes it another value.
      guard let last = known, last.changeCount == before, now == before + count else { return }
      known = change(last.value).map { value -> Known in
        let files = written.reduce(last.files) { $0.writing($1.value, to: $1.key) }
        return Known(changeCount: now, checked: nil, files: files, value: value)
      }
    }
  }

  /// Nothing is noted of what another thread has made anew meanwhile.
  private func note(_ answers: FileAnswers, of then: Known, at now: ContinuousClock.Instant) {
    known.withLock { known in
      guard known?.checked == then.checked else { return }
      known?.files = answers
      known?.checked = now
    }
  }
}
