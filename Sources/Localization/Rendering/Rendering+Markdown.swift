import Foundation
import Messages

extension Rendering {
  /// Markdown that shows the same: what was inflected stands there as people read it.
  package var markdown: String {
    guard draft.marks.contains(where: \.isShown) else { return MarkdownWriter.escaped(text[...]) }
    var writer = MarkdownWriter()
    for run in runs { writer.append(run, text(of: run)) }
    return writer.finish()
  }
}

/// Writes runs as Markdown, with as few marks as possible.
private struct MarkdownWriter {
  private var result = ""
  private var open: [Mark] = []

  private enum Mark: Hashable {
    case link(String)
    case attributes(String)
    case strong, emphasis, strikethrough

    var start: String {
      switch self {
      case .link: "["
      case .attributes: "^["
      case .strong: "**"
      case .emphasis: "*"
      case .strikethrough: "~~"
      }
    }

    var end: String {
      switch self {
      case .link(let destination): "](\(destination.markdownDestination))"
      case .attributes(let payload): "](\(payload))"
      case .strong: "**"
      case .emphasis: "*"
      case .strikethrough: "~~"
      }
    }
  }

  mutating func append(_ run: Rendering.Run, _ text: Substring) {
    let wanted = marks(of: run)
    let kept = zip(open, wanted).prefix { $0 == $1 }.count
    close(to: kept)
    for mark in wanted[kept...] {
      result += mark.start
      open.append(mark)
    }
    if run.intent.contains(.code) {
      result += Self.code(text)
    } else if run.intent.contains(.inlineHTML) {
      result += text
    } else {
      result += Self.escaped(text)
    }
  }

  mutating func finish() -> String {
    close(to: 0)
    return result
  }

  private mutating func close(to count: Int) {
    while open.count > count { result += open.removeLast().end }
  }

  private func marks(of run: Rendering.Run) -> [Mark] {
    var marks: [Mark] = []
    let shown = run.attributes.filter { !$0.isAgreement }
    if !shown.isEmpty {
      let payload = shown.map { "\($0.name.value): \($0.value.strictJSON)" }
      marks.append(.attributes(payload.joined(separator: ", ")))
    }
    if let link = run.link { marks.append(.link(link)) }
    if run.intent.contains(.stronglyEmphasized) { marks.append(.strong) }
    if run.intent.contains(.emphasized) { marks.append(.emphasis) }
    if run.intent.contains(.strikethrough) { marks.append(.strikethrough) }
    return marks
  }

  private static func code(_ text: Substring) -> String {
    var fence = "`"
    while text.contains(fence) { fence += "`" }
    let padding = text.hasPrefix("`") || text.hasSuffix("`") ? " " : ""
    return fence + padding + text + padding + fence
  }

  /// Text whose punctuation means itself.
  static func escaped(_ text: Substring) -> String {
    guard text.utf8.contains(where: isSpecial) else { return String(text) }
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar.isASCII, isSpecial(UInt8(scalar.value)) { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "_"),
      UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "&"):
      true
    default: false
    }
  }
}

extension Draft.Mark {
  /// Whether Markdown has a mark for it.
  fileprivate var isShown: Bool {
    switch kind {
    case .intent, .link, .container: true
    case .attributes(let caret): !caret.members.allSatisfy(\.isAgreement)
    case .argument, .inflected, .region: false
    }
  }
}

extension String {
  /// A destination that no space and no parenthesis can end early.
  fileprivate var markdownDestination: String {
    guard utf8.contains(where: { $0 <= 0x20 || "()<>\\".utf8.contains($0) }) else { return self }
    var result = "<"
    for scalar in unicodeScalars {
      if scalar == "<" || scalar == ">" || scalar == "\\" { result += "\\" }
      result.unicodeScalars.append(scalar == "\n" || scalar == "\r" ? " " : scalar)
    }
    return result + ">"
  }
}
