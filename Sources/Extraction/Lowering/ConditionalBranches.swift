/// The parts of a file that `#if` lets through on some platforms or with some flags only, as lowering
/// comes across them.
///
/// A class, for lowering goes into code and comes out of it again.
final class ConditionalBranches {
  private(set) var found: Set<ConditionalBranch> = []

  func note(_ platforms: Platforms, _ flags: Set<String>, from start: Int32, to end: Int32) {
    guard platforms != .all || !flags.isEmpty, start < end else { return }
    found.insert(ConditionalBranch(range: start..<end, platforms: platforms, flags: flags))
  }
}
