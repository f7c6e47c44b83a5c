/// How a command ends, as `cli.md` promises it to scripts.
package enum ExitStatus: Int32, Sendable, Comparable {
  case clean = 0
  case findings = 1
  case couldNotRun = 2

  package static func < (left: ExitStatus, right: ExitStatus) -> Bool {
    left.rawValue < right.rawValue
  }
}
