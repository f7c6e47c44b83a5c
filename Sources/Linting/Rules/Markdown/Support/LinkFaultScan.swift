import Messages
import Reading

/// Looks for brackets that were meant to be a link's.
struct LinkFaultScan {
  private let scalars: [(scalar: Unicode.Scalar, range: Range<Int>)]
  private let isText: (Int) -> Bool

  init(_ text: LintText) {
    scalars = Array(PlacedScalars(text.value))
    let taken = text.message.nodes.filter {
      [.link, .image, .attributes, .code].contains($0.kind)
    }.map(\.range)
    isText = { offset in !taken.contains { $0.contains(offset) } }
  }

  func faults(upTo limit: Int) -> [LinkFault] {
    var faults: [LinkFault] = []
    for index in scalars.indices where faults.count < limit {
      guard isText(scalars[index].range.lowerBound) else { continue }
      if let fault = fault(closingAt: index) { faults.append(fault) }
    }
    return faults
  }

  private func fault(closingAt index: Int) -> LinkFault? {
    let close = scalars[index].scalar
    guard close == "]" || close == "］" || close == "】" else { return reversed(at: index) }
    var next = index + 1
    while next < scalars.count, isSpace(scalars[next].scalar) { next += 1 }
    guard next < scalars.count, "(（".unicodeScalars.contains(scalars[next].scalar),
      looksLikeAddress(from: next + 1) || next == index + 1 && close == "]"
    else { return nil }
    let hasSpace = next > index + 1
    let open = openBracket(before: index)
    let end = scalars[(next + 1)...].firstIndex { $0.scalar == ")" || $0.scalar == "）" }
    let wide = [open, index, next, end].compactMap { $0 }.filter { !scalars[$0].scalar.isASCII }
    let gap = scalars[index].range.upperBound..<scalars[next].range.lowerBound
    var edits = wide.map { TextEdit(scalars[$0].range, plain(scalars[$0].scalar)) }
    if hasSpace { edits.append(TextEdit(gap, "")) }
    if let first = wide.min() {
      return LinkFault(
        range: scalars[first].range,
        message:
          "`\(scalars[first].scalar)` is no bracket of Markdown, so people read the address; "
          + "write `[words](address)` with ASCII brackets", edits: edits)
    }
    if hasSpace {
      return LinkFault(
        range: gap,
        message: "a space stands between `]` and `(`, so people read the address; remove it",
        edits: edits)
    }
    return reason(open: open, next: next, end: end)
  }

  private func reason(open: Int?, next: Int, end: Int?) -> LinkFault {
    let range = scalars[next].range
    if end == nil {
      return LinkFault(
        range: range, message: "the address has no closing parenthesis, so people read it; add `)`")
    }
    if open == nil {
      return LinkFault(
        range: range,
        message: "no `[` opens the words of the link, so people read the address; add it")
    }
    return LinkFault(
      range: range,
      message: "the address has spaces or brackets that end it, so people read it; write it as in "
        + "the source")
  }

  /// `(words)[address]`.
  private func reversed(at index: Int) -> LinkFault? {
    guard scalars[index].scalar == ")", index + 1 < scalars.count,
      scalars[index + 1].scalar == "[", looksLikeAddress(from: index + 2)
    else { return nil }
    return LinkFault(
      range: scalars[index + 1].range,
      message: "the brackets of the link are swapped, so people read the address; write "
        + "`[words](address)`")
  }

  private func openBracket(before index: Int) -> Int? {
    scalars[..<index].lastIndex { $0.scalar == "[" || $0.scalar == "［" || $0.scalar == "【" }
  }

  private func plain(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "［", "【": "["
    case "］", "】": "]"
    case "（": "("
    default: ")"
    }
  }

  private func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\u{A0}" || scalar == "\u{202F}" || scalar == "\u{3000}"
      || scalar == "\n"
  }

  /// Whether a scheme, a path, a specifier or a host follows.
  private func looksLikeAddress(from index: Int) -> Bool {
    let text = String(
      String.UnicodeScalarView(scalars[min(index, scalars.count)...].prefix(24).map(\.scalar)))
    let address = text.drop { $0 == " " || $0 == "<" }
    return address.hasPrefix("/") || address.hasPrefix("%@") || address.hasPrefix("%1$@")
      || address.hasPrefix("www.") || address.contains("://") || address.hasPrefix("mailto:")
      || address.hasPrefix("tel:") || address.hasPrefix("#")
  }
}
