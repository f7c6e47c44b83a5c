import Diagnostics

/// What people read, as a text file to be kept beside the sources and reviewed when it changes.
///
/// Below each key stand its renderings, sorted: a line that says which one it is, then the text
/// and, where it says more, the Markdown. Reasons are left out: they are not what people read.
package struct PreviewSnapshot: PreviewRenderer {
  /// The command that makes the file.
  private let command: String

  static let title = "# l10n preview: what people read. Version 1."

  /// - Parameter command: The command that makes the file, for its header.
  package init(command: String) { self.command = command }

  package func begin(_ report: PreviewReport, to text: inout String) {
    text += Self.title + "\n"
    text += "# Made by: \(VisibleText.escaped(command))\n"
    text += "# Not to be edited by hand: make it anew when a change is meant.\n"
  }

  package func pieces(of report: PreviewReport) -> [PreviewGroup] {
    report.groups.sorted { ($0.table, $0.key) < ($1.table, $1.key) }
  }

  package func append(_ group: PreviewGroup, at position: Int, to text: inout String) {
    text += "\n\(VisibleText.escaped(group.table)) \(QuotedText.quoted(group.key))\n"
    var last: SnapshotEntry?
    for entry in group.items.map(SnapshotEntry.init).sorted() where entry != last {
      text += "  \(entry.name)\n    \(QuotedText.quoted(entry.text))\n"
      if entry.markdown != entry.text {
        text += "    Markdown: \(QuotedText.quoted(entry.markdown))\n"
      }
      last = entry
    }
  }
}

/// A rendering as a snapshot keeps it.
private struct SnapshotEntry: Comparable {
  var locale: String
  var address: String
  var arguments: [String]
  var text: String
  var markdown: String

  init(_ item: PreviewItem) {
    locale = item.locale
    address = item.addressName
    arguments = item.arguments
    text = item.text
    markdown = item.markdown
  }

  /// The line that tells it from the other renderings of its key.
  var name: String {
    let reader = "\(VisibleText.escaped(locale)) \(VisibleText.escaped(address))"
    guard !arguments.isEmpty else { return reader }
    return reader + " (" + arguments.map(QuotedText.quoted).joined(separator: ", ") + ")"
  }

  static func < (left: SnapshotEntry, right: SnapshotEntry) -> Bool {
    if left.locale != right.locale { return left.locale < right.locale }
    if left.arguments != right.arguments { return precede(left.arguments, right.arguments) }
    return (left.address, left.text, left.markdown) < (right.address, right.text, right.markdown)
  }

  /// Numbers come in their order, 2 before 10, and before words.
  private static func precede(_ left: [String], _ right: [String]) -> Bool {
    for (one, other) in zip(left, right) where one != other {
      switch (Int(one), Int(other)) {
      case (let one?, let other?) where one != other: return one < other
      case (.some, nil): return true
      case (nil, .some): return false
      default: return one < other
      }
    }
    return left.count < right.count
  }
}

/// Text in quotation marks, on one line, with what can't be seen spelled out; it can be read back.
enum QuotedText {
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      default:
        if isUnseen(scalar) {
          result += VisibleText.spelling(scalar)
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }

  /// Spaces other than the usual one, controls, and what shows nothing of its own; but for the
  /// joiners, which are part of emoji and of how several scripts are written.
  ///
  /// More than `VisibleText` spells out: snapshots are compared by people, who can't tell one space
  /// from another.
  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x7F || scalar.value < 0x20 else { return false }
    if (0x200C...0x200D).contains(scalar.value) { return false }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator: return true
    case .unassigned, .privateUse: return true
    default: return false
    }
  }
}
