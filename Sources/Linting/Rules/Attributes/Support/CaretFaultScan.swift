import Messages
import PlainBytes
import Reading

/// Looks for attributes in parentheses that belong to no region.
struct CaretFaultScan {
  private let scalars: [(scalar: Unicode.Scalar, range: Range<Int>)]
  private let names: [String]
  private let hasCarets: Bool
  private(set) var faults: [LinkFault] = []

  init(_ text: LintText, _ names: [String]) {
    self.names = names
    scalars = Array(PlacedScalars(text.value))
    let regions = text.caretRegions
    hasCarets = text.bytes.contains(UInt8(ascii: "^"))
    let starts = regions.map(\.payloadRange.lowerBound)
    let problems = text.message.problems.map(\.range)
    for index in scalars.indices where isOpening(scalars[index].scalar) {
      let range = scalars[index].range
      guard faults.count < ScanLimit.findings else { return }
      guard !starts.contains(range.upperBound), startsAttribute(after: index),
        !regions.contains(where: { $0.payloadRange.contains(range.lowerBound) })
      else { continue }
      if let fault = fault(at: index) { faults.append(fault) }
    }
    addUnclosed(text, regions, problems)
  }

  /// `^[` that nothing closes.
  private mutating func addUnclosed(
    _ text: LintText, _ regions: [CaretRegion], _ problems: [Range<Int>]
  ) {
    guard hasCarets else { return }
    for index in scalars.indices.dropLast()
    where scalars[index].scalar == "^" && scalars[index + 1].scalar == "["
      && faults.count < ScanLimit.findings
    {
      let range = scalars[index].range.lowerBound..<scalars[index + 1].range.upperBound
      let isKnown =
        regions.contains { $0.range.lowerBound == range.lowerBound }
        || problems.contains { $0.overlaps(range) }
        || faults.contains { $0.range.overlaps(range) }
      let isText = text.message.nodes.contains {
        $0.kind == .text && $0.range.contains(range.lowerBound)
          && $0.range.contains(range.upperBound - 1)
      }
      guard !isKnown, isText else { continue }
      faults.append(
        LinkFault(
          range: range,
          message: "no `]` closes the `^[`, so people read the marks; write `^[…](…)`"))
    }
  }

  private func fault(at index: Int) -> LinkFault? {
    var close = index - 1
    while close >= 0, scalars[close].scalar == " " || scalars[close].scalar == "\u{A0}" {
      close -= 1
    }
    guard close >= 0, "]］】".unicodeScalars.contains(scalars[close].scalar) else {
      return withoutBracket(index)
    }
    let open = scalars[..<close].lastIndex { "[［【".unicodeScalars.contains($0.scalar) }
    guard let open else {
      return LinkFault(
        range: scalars[close].range.lowerBound..<scalars[index].range.upperBound,
        message: "no `[` opens the words of the attributes, so people read them; write `^[…](…)`")
    }
    return fault(open: open, close: close, index)
  }

  private func fault(open: Int, close: Int, _ index: Int) -> LinkFault? {
    let caret = caret(before: open)
    let problem = caretProblem(caret, before: open)
    var message: String? = problem?.message
    var edits: [TextEdit] = problem.map { [$0.edit] } ?? []
    if close < index - 1 {
      message = message ?? "nothing may stand between `]` and `(`"
      edits.append(
        TextEdit(scalars[close].range.upperBound..<scalars[index].range.lowerBound, ""))
    }
    let end = scalars[index...].firstIndex { ")）}]".unicodeScalars.contains($0.scalar) }
    let marks = [(open, "["), (close, "]"), (index, "(")] + (end.map { [($0, ")")] } ?? [])
    for (place, mark) in marks where String(scalars[place].scalar) != mark {
      message = message ?? "`\(scalars[place].scalar)` stands where `\(mark)` belongs"
      edits.append(TextEdit(scalars[place].range, mark))
    }
    return message.map { message in
      LinkFault(
        range: scalars[caret ?? open].range.lowerBound..<scalars[index].range.upperBound,
        message: "\(message), so people read the attributes; write `^[…](…)`", edits: edits)
    }
  }

  /// Why a caret, or none, before a bracket starts no region, and what makes it start one.
  private func caretProblem(
    _ caret: Int?, before open: Int
  ) -> (message: String, edit: TextEdit)? {
    let place = scalars[open].range.lowerBound
    guard let caret else {
      return (message: "the `^` before `[` is missing", edit: TextEdit(place..<place, "^"))
    }
    guard scalars[caret].scalar != "^" || caret < open - 1 else { return nil }
    return (
      message: "the `^` must be a plain one directly before `[`",
      edit: TextEdit(scalars[caret].range.lowerBound..<place, "^")
    )
  }

  /// Parentheses with attributes that stand behind no bracket.
  private func withoutBracket(_ index: Int) -> LinkFault? {
    let open = scalars[..<index].indices.dropLast().last {
      scalars[$0].scalar == "^" && scalars[$0 + 1].scalar == "["
    }
    guard let open else { return nil }
    let isClosed = scalars[open..<index].contains { $0.scalar == "]" }
    guard !isClosed else { return nil }
    return LinkFault(
      range: scalars[open].range.lowerBound..<scalars[index].range.upperBound,
      message: "no `]` closes the words of the attributes, so people read them; write `^[…](…)`")
  }

  /// The caret, or what looks like one, before a bracket.
  private func caret(before open: Int) -> Int? {
    var index = open - 1
    while index >= 0, scalars[index].scalar == " " { index -= 1 }
    guard index >= 0, "^＾ˆ\u{2303}\u{2038}".unicodeScalars.contains(scalars[index].scalar) else {
      return nil
    }
    return index
  }

  private func isOpening(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "(" || scalar == "（" || scalar == "{" || scalar == "["
  }

  /// Whether the name of an attribute and a colon follow.
  private func startsAttribute(after index: Int) -> Bool {
    var next = index + 1
    while next < scalars.count, " \"'“‘".unicodeScalars.contains(scalars[next].scalar) { next += 1 }
    let start = next
    while next < scalars.count, isName(scalars[next].scalar) { next += 1 }
    let name = start..<next
    guard !name.isEmpty else { return false }
    while next < scalars.count, " \"'”’".unicodeScalars.contains(scalars[next].scalar) { next += 1 }
    guard next < scalars.count, ":=：＝".unicodeScalars.contains(scalars[next].scalar) else {
      return false
    }
    return names.contains(String(scalars: scalars[name].map(\.scalar)))
  }

  private func isName(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "." || scalar == "-" || scalar == "$" { return true }
    if scalar.isASCII { return UInt8(ascii: scalar).isASCIIWordPart }
    return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }
}
