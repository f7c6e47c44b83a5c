/// What counts of the code that no release of the app runs.
package struct IncludedCode: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// What only debug builds have.
  package static let debug = IncludedCode(rawValue: 1)
  /// Files of tests.
  package static let tests = IncludedCode(rawValue: 2)
}
