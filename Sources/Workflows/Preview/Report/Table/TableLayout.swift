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
