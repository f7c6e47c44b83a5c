import Diagnostics

/// What the place that a table is printed to can show.
package struct PreviewTableStyle: Hashable, Sendable {
  package var usesColor: Bool
  /// Whether links can be clicked (OSC 8); else their addresses stand beside them.
  package var hasHyperlinks: Bool
  /// Whether right-to-left text has to be isolated from what stands around it.
  package var isTerminal: Bool
  /// The columns to wrap at; nil keeps each rendering on one line.
  package var width: Int?
  /// Whether every reason is given in full.
  package var explains: Bool

  package init(
    usesColor: Bool = false, hasHyperlinks: Bool = false, isTerminal: Bool = false,
    width: Int? = nil, explains: Bool = false
  ) {
    self.usesColor = usesColor
    self.hasHyperlinks = hasHyperlinks
    self.isTerminal = isTerminal
    self.width = width
    self.explains = explains
  }

  /// What is known of standard output.
  ///
  /// - Parameters:
  ///   - usesColor: What `--color` asks for; nil leaves it to the environment (no-color.org).
  ///   - columns: The terminal's width, if the system tells it.
  package init(
    isTerminal: Bool, usesColor: Bool?, environment: [String: String], columns: Int? = nil,
    explains: Bool = false
  ) {
    self.init(
      usesColor: usesColor
        ?? TerminalColors.areShown(isTerminal: isTerminal, environment: environment),
      hasHyperlinks: isTerminal && Self.knowsHyperlinks(environment),
      isTerminal: isTerminal,
      width: isTerminal ? columns ?? environment["COLUMNS"].flatMap(Int.init) ?? 80 : nil,
      explains: explains)
  }

  /// Whether the terminal is one that is known to show OSC 8 hyperlinks; there is no way to ask.
  private static func knowsHyperlinks(_ environment: [String: String]) -> Bool {
    // Multiplexers pass links on only if they are new enough, which they don't tell either.
    guard environment["TMUX"] == nil, environment["STY"] == nil else { return false }
    if let version = environment["VTE_VERSION"].flatMap(Int.init) { return version >= 5000 }
    if environment["KITTY_WINDOW_ID"] != nil || environment["WT_SESSION"] != nil { return true }
    let programs = ["iTerm.app", "WezTerm", "vscode", "ghostty", "Hyper"]
    if let program = environment["TERM_PROGRAM"], programs.contains(program) { return true }
    let terminal = environment["TERM"] ?? ""
    return ["xterm-kitty", "xterm-ghostty", "alacritty", "foot", "wezterm"].contains(terminal)
  }
}
