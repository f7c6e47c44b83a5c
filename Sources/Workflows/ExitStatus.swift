/// How a command ends, as `docs/commands.md` tells scripts.
package enum ExitStatus: Int32, Sendable, Comparable {
  case clean = 0
  case findings = 1
  case couldNotRun = 2

  package static func < (left: ExitStatus, right: ExitStatus) -> Bool {
    left.rawValue < right.rawValue
  }
}
