import Locking

extension LintTable {
  /// What is made of the keys, in their order: on all cores, for a rule asks while others wait.
  ///
  /// - Parameter make: Makes something of the key with a number, or nothing.
  func ofAllKeys<Made: Sendable>(_ make: @escaping @Sendable (Int) -> Made?) -> [Made] {
    let starts = Array(stride(from: 0, to: count, by: keysOfATask))
    return parallelMap(starts) { _, start in
      (start..<min(start + keysOfATask, self.count)).compactMap(make)
    }.flatMap(\.self)
  }
}

/// Enough to make the start of a task cheap, few enough to share out.
private let keysOfATask = 256
