/// How one answer came about, for whoever writes a language's folder.
package struct Explanation: Hashable, Sendable, Encodable {
  /// A step from the text to the answer.
  package struct Section: Hashable, Sendable, Encodable {
    package var title: String
    package var columns: [String]
    /// As many fields as there are columns.
    package var rows: [[String]]
  }

  package var text: String
  package var answer: String
  /// Those that have no rows are left out.
  package var sections: [Section]
}

extension Explanation {
  /// The sections one below another, with their columns aligned.
  package var lines: String {
    "\(text) → \(answer)\n" + sections.map { "\n" + $0.lines }.joined()
  }
}

extension Explanation.Section {
  fileprivate var lines: String {
    let table = [columns] + rows
    let widths = columns.indices.map { column in table.map { $0[column].count }.max() ?? 0 }
    let lines = table.map { row in
      let fields = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
      let line = fields.joined(separator: "  ")
      return "  "
        + line.prefix(upTo: line.lastIndex { $0 != " " }.map(line.index(after:)) ?? line.startIndex)
    }
    return title + "\n" + lines.joined(separator: "\n") + "\n"
  }
}
