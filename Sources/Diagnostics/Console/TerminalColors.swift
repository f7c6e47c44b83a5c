/// Whether what a person reads is coloured, as far as nobody asks for it.
package enum TerminalColors {
  /// Only a terminal takes colours, unless its environment has none (no-color.org, where an empty value
  /// says nothing; `dumb` is the name of a terminal that shows every byte).
  package static func areShown(isTerminal: Bool, environment: [String: String]) -> Bool {
    isTerminal && (environment["NO_COLOR"]?.isEmpty ?? true)
      && environment["TERM"] != "dumb"
  }
}
