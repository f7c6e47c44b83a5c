import Locking
import Reading

/// The files that there are, found by path and by folder.
///
/// A path of a project file is looked for as it is spelled, then in another Unicode normalisation,
/// then in other case, as a Mac's file system would find it.
struct FileList {
  /// The normalised paths in the order of their bytes.
  private let sorted: [String]
  /// The paths as they were given, by their normalised bytes' order.
  private let given: [String]
  /// Swift compares strings by canonical equivalence, which is what is wanted here.
  private var positions: [String: Int] = [:]
  /// Paths that differ from another in normalisation alone.
  private var doubles: [String: [Int]] = [:]
  private let lowercased: LowercasedPaths
  private let steps: Locked<Steps>

  /// What is left for what targets name.
  private struct Steps {
    var left: Int
    /// Whether something would have taken more than were left.
    var isShort = false
  }

  /// - Parameter steps: How many may be taken for what the targets of all projects name.
  init(_ paths: [String], steps: Int = .max) {
    self.steps = Locked(Steps(left: steps))
    let pairs = paths.map { (path: PathParts.normalized($0), given: $0) }.sorted {
      $0.path < $1.path
    }
    sorted = pairs.map(\.path)
    given = pairs.map(\.given)
    lowercased = LowercasedPaths(sorted)
    positions.reserveCapacity(sorted.count)
    for (position, path) in sorted.enumerated() {
      if let other = positions.updateValue(position, forKey: path) {
        positions[path] = other
        doubles[path, default: [other]].append(position)
      }
    }
  }

  /// All paths as they were given.
  var all: [String] { given }

  /// The file at a path, as the list has it.
  func file(at path: String) -> String? {
    guard let position = positions[path] else {
      return lowercased.position(of: path).map { given[$0] }
    }
    guard let others = doubles[path] else { return given[position] }
    let exact = others.first { sorted[$0].utf8.elementsEqual(path.utf8) }
    return given[exact ?? position]
  }

  /// The files below a folder, in order.
  func files(below folder: String) -> ArraySlice<String> {
    given[range(below: folder)]
  }

  /// The files below a folder that a target names: a few lines may stand for thousands of targets, each
  /// of which has the same thousands of files.
  ///
  /// - Parameter patterns: What each file is compared with.
  /// - Returns: None where that would take more steps than are left.
  func named(below folder: String, comparedWith patterns: Int = 0) -> ArraySlice<String> {
    let found = range(below: folder)
    return takes(found.count + 1, comparedWith: patterns) ? given[found] : []
  }

  /// Takes the steps for files that a target names.
  ///
  /// - Returns: False where there aren't so many left; what comes later and takes fewer may have them.
  func takes(_ count: Int, comparedWith patterns: Int = 0) -> Bool {
    let (needed, isTooMuch) = count.multipliedReportingOverflow(by: Self.stepsOfFile + patterns)
    return steps.withLock { steps in
      let isThere = !isTooMuch && steps.left > needed
      // To be asked takes a step, too, or the same might be asked without end.
      steps.left -= isThere ? needed : min(max(steps.left, 0), Self.stepsOfFile)
      if !isThere { steps.isShort = true }
      return isThere
    }
  }

  /// Takes the steps for what was done already, as far as there are any.
  func take(_ count: Int) {
    let (needed, isTooMuch) = count.multipliedReportingOverflow(by: Self.stepsOfFile)
    steps.withLock { steps in
      steps.left = isTooMuch || steps.left < needed ? 0 : steps.left - needed
    }
  }

  /// What it takes to put a file into a target's lists, beside a comparison.
  private static let stepsOfFile = 16

  /// Whether no steps are left.
  var isExhausted: Bool { steps.withLock { $0.left <= 0 } }

  /// Whether targets named more than there were steps for.
  var isShort: Bool { steps.withLock { $0.isShort || $0.left <= 0 } }

  /// Whether there is a file below a folder.
  func hasFolder(_ folder: String) -> Bool { !range(below: folder).isEmpty }

  /// Whether there is a file, or one below a folder, at a path.
  func hasItem(_ path: String) -> Bool { file(at: path) != nil || hasFolder(path) }

  private func range(below folder: String) -> Range<Int> {
    guard !folder.isEmpty else { return sorted.startIndex..<sorted.endIndex }
    let start = folder == "/" ? "/" : folder + "/"
    // `0` is what comes behind `/`.
    let end = String(start.dropLast()) + "0"
    let lower = sorted.partitioningIndex { $0 >= start }
    return lower..<max(lower, sorted.partitioningIndex { $0 >= end })
  }
}

/// Finds paths that are spelled with other capitals; made only when one is missing.
private final class LowercasedPaths: Sendable {
  private let paths: [String]
  private let positions = Locked<[String: Int]?>(nil)

  init(_ paths: [String]) { self.paths = paths }

  func position(of path: String) -> Int? {
    positions.withLock { known in
      let table = known ?? Self.table(paths)
      known = table
      return table[path.lowercased()]
    }
  }

  private static func table(_ paths: [String]) -> [String: Int] {
    var table: [String: Int] = [:]
    table.reserveCapacity(paths.count)
    for (position, path) in paths.enumerated() where table[path.lowercased()] == nil {
      table[path.lowercased()] = position
    }
    return table
  }
}
