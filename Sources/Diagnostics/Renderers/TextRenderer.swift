/// Prints diagnostics for people: `path:line:column: error: message [id]`, the line and a caret.
package struct TextRenderer {
  private let usesColor: Bool
  private let lines: SourceLines
  /// Longer lines are clipped around the caret.
  private static let widest = 120

  private let showsKeyPaths: Bool

  /// - Parameters:
  ///   - showsKeyPaths: Whether the place in the catalog's own terms follows, for people who don't
  ///     know the file.
  ///   - source: Gives the bytes of a file for showing its lines.
  package init(
    usesColor: Bool, showsKeyPaths: Bool = false, source: @escaping (String) -> [UInt8]?
  ) {
    self.usesColor = usesColor
    self.showsKeyPaths = showsKeyPaths
    lines = SourceLines(source: source)
  }

  package func render(_ diagnostics: [Diagnostic]) -> String {
    var text = ""
    for diagnostic in diagnostics.sortedForOutput() {
      write(
        diagnostic.severity.rawValue, diagnostic.message + " [\(diagnostic.id)]",
        at: diagnostic.location, color: diagnostic.severity.color, to: &text)
      for note in diagnostic.notes {
        write("note", note.message, at: note.location, color: Severity.note.color, to: &text)
      }
    }
    return text
  }

  private func write(
    _ label: String, _ message: String, at location: Location?, color: String,
    to text: inout String
  ) {
    let label = painted(label + ":", color)
    let message = VisibleText.escaped(message)
    guard let location else {
      text += "\(label) \(message)\n"
      return
    }
    let (line, column) = lines.position(of: location.range.lowerBound, in: location.file)
    text += "\(VisibleText.escaped(location.file)):\(line):\(column): \(label) \(message)\n"
    if let bytes = lines.line(line, of: location.file, around: column) {
      text += excerpt(bytes.before, bytes.after, color)
    }
    if showsKeyPaths, let path = location.keyPath {
      text += "  \(VisibleText.escaped(path.replacing("\n", with: " ")))\n"
    }
  }

  private func excerpt(
    _ before: ArraySlice<UInt8>, _ after: ArraySlice<UInt8>, _ color: String
  ) -> String {
    let before = String(decoding: before, as: UTF8.self)
    let after = String(decoding: after, as: UTF8.self)
    let shownBefore = VisibleText.escaped(before.suffix(Self.widest / 2))
    // What is escaped may be longer than a line should be.
    let room = max(1, Self.widest - shownBefore.count)
    let shownAfter = VisibleText.escaped(after.prefix(room))
    let padding = String(shownBefore.map { $0 == "\t" ? "\t" : " " })
    return "  \(shownBefore)\(shownAfter)\n  \(padding)\(painted("^", color))\n"
  }

  private func painted(_ text: String, _ color: String) -> String {
    usesColor ? "\u{1B}[\(color)m\(text)\u{1B}[0m" : text
  }
}

extension Severity {
  /// The SGR parameters of the colour in which the severity is shown.
  fileprivate var color: String {
    switch self {
    case .note: "1;36"
    case .warning: "1;33"
    case .error: "1;31"
    }
  }
}
