import Extraction
import Reading

/// For which platforms the code of a file is built, by the conditions of its preprocessor.
struct PlatformChanges {
  /// Where it changes, in order, and what holds from there on.
  private var starts: [Int] = []
  private var values: [Platforms] = []

  /// - Parameter start: Behind all that were noted before.
  mutating func note(_ platforms: Platforms, from start: Int) {
    guard platforms != values.last ?? .all else { return }
    starts.append(start)
    values.append(platforms)
  }

  func platforms(at offset: Int) -> Platforms {
    let next = starts.partitioningIndex { $0 > offset }
    return next > 0 ? values[next - 1] : .all
  }
}
