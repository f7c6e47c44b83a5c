import Localization
import Reading

/// Where the paragraphs of a text show something without an attribute.
///
/// A text may have as many parts with attributes as words, so its lines and runs are looked through once
/// for all of them.
struct ParagraphGaps {
  private let text: LintText
  private let runs: [FormatRuns.Run]
  /// The UTF-8 offsets of the line feeds.
  private let lineFeeds: [Int]
  /// What is known of attributes, by their names.
  private var known: [String: [Range<Int>]] = [:]

  init(of text: LintText, _ runs: FormatRuns) {
    self.text = text
    self.runs = runs.runs
    lineFeeds = text.value.utf8.enumerated().filter { $0.element == 0x0A }.map(\.offset)
  }

  /// Whether a paragraph has a part with an attribute, and shows something outside of it without.
  mutating func isParted(_ part: Range<Int>, by attribute: String) -> Bool {
    let next = lineFeeds.partitioningIndex { $0 >= part.lowerBound }
    let start = next == 0 ? 0 : lineFeeds[next - 1] + 1
    let last = lineFeeds.partitioningIndex { $0 >= part.upperBound }
    let end = last < lineFeeds.count ? lineFeeds[last] : text.value.utf8.count
    let gaps = gaps(of: attribute)
    let first = gaps.partitioningIndex { $0.upperBound > start }
    return first < gaps.count && gaps[first].lowerBound < end
  }

  /// The pieces of lines that show something without an attribute, in order.
  private mutating func gaps(of attribute: String) -> [Range<Int>] {
    if let gaps = known[attribute] { return gaps }
    var gaps: [Range<Int>] = []
    for run in runs where !run.members.contains(where: { $0.name.value == attribute }) {
      gaps += pieces(of: text.message.nodes[run.node].range)
    }
    gaps.sort { $0.lowerBound < $1.lowerBound }
    known[attribute] = gaps
    return gaps
  }

  /// What a range has of each line, where that shows.
  private func pieces(of range: Range<Int>) -> [Range<Int>] {
    let first = lineFeeds.partitioningIndex { $0 >= range.lowerBound }
    let ends = lineFeeds[first...].prefix { $0 < range.upperBound } + [range.upperBound]
    var start = range.lowerBound
    return ends.compactMap { end in
      defer { start = end + 1 }
      let piece = start..<max(start, end)
      return text.value[utf8: piece].contains { !$0.isWhitespace } ? piece : nil
    }
  }
}
