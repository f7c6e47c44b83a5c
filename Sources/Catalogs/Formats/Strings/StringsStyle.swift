import PlainBytes
import Reading

/// How a `.strings` file is laid out, so that a new entry looks like its neighbours.
package struct StringsStyle {
  package var lineEnd = "\n"
  /// Blank lines between entries, as between the most of them.
  package var blankLines = 1
  /// What stands between key and value.
  package var assignment = " = "
  /// What stands before each line of an entry.
  package var indentation = ""
  /// Whether what has no comment gets none, as most other entries have none that a tool may have
  /// written.
  package var isBare = false

  /// The style of a file is seen in its first entries; a large one needn't be read whole.
  private static let sampleSize = 64

  package init(of document: StringsDocument) {
    let text = document.text.utf8
    if let end = text.firstIndex(where: { $0.isLineEnd }) {
      lineEnd = Self.lineEnd(text, at: end)
    }
    let sample = document.entries.prefix(Self.sampleSize)
    guard let first = sample.first else { return }
    let commented = sample.indices.count { document.hasToolComment(entry: $0) }
    isBare = sample.count > 1 && commented * 2 < sample.count
    if let gap = Self.mostCommonGap(sample, text) { blankLines = gap }
    if let long = sample.first(where: { !$0.isShort }) {
      let between = document.decodedText(in: long.keyRange.upperBound..<long.valueRange.lowerBound)
      if ["=", " =", "= "].contains(between) { assignment = between }
    }
    let start = text.startOfBlanks(before: first.fullRange.lowerBound)
    if text.startsLine(at: first.fullRange.lowerBound) {
      indentation = document.decodedText(in: start..<first.fullRange.lowerBound)
    }
  }

  private static func lineEnd(_ text: [UInt8], at index: Int) -> String {
    guard text[index] == UInt8(ascii: "\r") else { return "\n" }
    return index + 1 < text.count && text[index + 1] == UInt8(ascii: "\n") ? "\r\n" : "\r"
  }

  private static func mostCommonGap(_ entries: ArraySlice<StringsEntry>, _ text: [UInt8]) -> Int? {
    var counts: [Int: Int] = [:]
    for (previous, next) in zip(entries, entries.dropFirst()) {
      let gap = previous.fullRange.upperBound..<next.fullRange.lowerBound
      guard !gap.isEmpty, text[gap].allSatisfy({ $0.isLayout }) else { continue }
      counts[max(0, text[gap].lineEndCount - 1), default: 0] += 1
    }
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  /// A comment as genstrings writes it: further lines stand under the first one's text.
  package func comment(_ text: String) -> String {
    let lines = writtenCommentLines(text)
    guard !lines.isEmpty else { return "/* \(noComment) */" }
    let more = lines.dropFirst().map { lineEnd + ($0.isEmpty ? "" : indentation + "   " + $0) }
    return "/* " + lines[0] + more.joined() + " */"
  }

  /// A whole entry, without indentation before it and line end behind it.
  package func entry(key: String, value: String, comment: String?) -> String {
    let written = comment == nil && isBare ? nil : self.comment(comment ?? noComment)
    return (written.map { $0 + lineEnd + indentation } ?? "") + quotedForStrings(key) + assignment
      + quotedForStrings(value) + ";"
  }
}

/// What genstrings writes where the source has no comment.
package let noComment = "No comment provided by engineer."

/// The lines of a comment as they are written: `*/` would end it early.
package func writtenCommentLines(_ text: String) -> [String] {
  var written = ""
  for scalar in text.unicodeScalars {
    // Not by `Character`s: a combining mark behind the slash hides it from them, but not from
    // those who read the file.
    if scalar == "/", written.unicodeScalars.last == "*" { written += " " }
    written.unicodeScalars.append(scalar)
  }
  return commentLines(written)
}

/// The lines of a comment that is written as the source code spells it, which genstrings does:
/// with `\n` for the end of a line, and a backslash before quotation marks.
package func commentLines(resolvingEscapesOf lines: [String]) -> [String] {
  guard lines.contains(where: { $0.utf8.contains(UInt8(ascii: "\\")) }) else { return lines }
  var resolved = ""
  var isEscaped = false
  for scalar in lines.joined(separator: "\n").unicodeScalars {
    switch (isEscaped, scalar) {
    case (false, "\\"):
      isEscaped = true
      continue
    case (true, "n"), (true, "r"): resolved += "\n"
    case (true, "t"): resolved += "\t"
    default: resolved.unicodeScalars.append(scalar)
    }
    isEscaped = false
  }
  return commentLines(resolved)
}

/// The lines of a comment without the space around them, blank lines at its ends dropped.
package func commentLines(_ text: String) -> [String] {
  let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
    line in
    let start = line.drop(while: \.isWhitespace)
    return String(
      start.prefix(
        upTo: start.lastIndex { !$0.isWhitespace }.map(start.index(after:)) ?? start.startIndex))
  }
  let kept = lines.drop(while: \.isEmpty)
  let end = kept.lastIndex { !$0.isEmpty }.map(kept.index(after:)) ?? kept.startIndex
  return Array(kept[..<end])
}
