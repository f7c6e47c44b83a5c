import Diagnostics
import Reading

/// The columns of a key's table: those that tell its renderings apart, then the text.
struct TableLayout {
  enum Column: String {
    case arguments, address, locale, text

    var title: String { rawValue.startingWithCapital }
  }

  let columns: [Column]
  /// Where the text is wrapped; nil for nowhere.
  private(set) var widths: [Int?]

  static let gap = 2
  static let indent = 2
  /// The least that is left to the text, and to another column that must be wrapped.
  static let leastText = 16
  private static let leastOther = 12

  init(_ rows: [PreviewRow], isMultilingual: Bool) {
    var columns: [Column] = []
    if rows.contains(where: { !$0.item.arguments.isEmpty }) { columns.append(.arguments) }
    if !Self.haveSameAddresses(rows) { columns.append(.address) }
    if isMultilingual { columns.append(.locale) }
    self.columns = columns + [.text]
    widths = Array(repeating: nil, count: columns.count + 1)
  }

  /// Whether the term of address makes no difference, so that it needs no column.
  static func haveSameAddresses(_ rows: [PreviewRow]) -> Bool {
    guard let first = rows.first else { return true }
    let addresses = Set(first.addresses)
    return rows.allSatisfy { Set($0.addresses) == addresses }
  }

  /// Shares the width out: what is short keeps its width, and the text gets the rest.
  ///
  /// - Parameter natural: The width of the widest cell of each column.
  mutating func fit(_ natural: [Int], in width: Int?) {
    widths = natural
    guard let width, let last = natural.last else { return }
    let others = natural.dropLast()
    let room = width - Self.indent - Self.gap * others.count
    let share = room - min(last, max(Self.leastText, room / 2))
    var excess = others.reduce(0, +) - share
    // The widest columns give way first: arguments before addresses before locales.
    for column in others.indices where excess > 0 {
      let spared = min(excess, max(0, natural[column] - Self.leastOther))
      widths[column] = natural[column] - spared
      excess -= spared
    }
    let taken = widths.dropLast().reduce(0) { $0 + ($1 ?? 0) }
    widths[natural.count - 1] = max(Self.leastText, room - taken)
  }
}

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
