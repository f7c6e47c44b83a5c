import Diagnostics
import Foundation
import Messages
import Reading

/// Text with the marks that Markdown puts around it.
package struct MarkdownPiece {
  package enum Mark: Hashable {
    case attributes(String)
    case link(String)
    case strong, emphasis, strikethrough

    var start: String {
      switch self {
      case .attributes: "^["
      case .link: "["
      case .strong: "**"
      case .emphasis: "*"
      case .strikethrough: "~~"
      }
    }

    var end: String {
      switch self {
      case .attributes(let payload): "](\(payload))"
      case .link(let destination): "](\(destination.markdownDestination))"
      case .strong, .emphasis, .strikethrough: start
      }
    }

    /// Whether its marks only count beside certain characters.
    var isDelimiter: Bool {
      switch self {
      case .attributes, .link: false
      case .strong, .emphasis, .strikethrough: true
      }
    }
  }

  package enum Kind { case text, code, html }

  package var marks: [Mark] = []
  package var kind: Kind
  package var text: String
  /// Whether a placeholder was filled in it, which may end the tag that it stands in.
  var isFilled: Bool

  /// Whether its Markdown starts with a letter.
  var startsWithLetter: Bool {
    kind == .text && text.unicodeScalars.first?.isLetterLike ?? false
  }

  package init(_ text: String, kind: Kind = .text, marks: [Mark] = []) {
    (self.text, self.kind, self.marks, isFilled) = (text, kind, marks, false)
  }

  init(_ run: Rendering.Run, text: String) {
    self.text = text
    isFilled = run.argument != nil
    kind =
      run.intent.contains(.code) ? .code : run.intent.contains(.inlineHTML) ? .html : .text
    let shown = run.attributes.filter { $0.agreement == nil }
    if !shown.isEmpty {
      let payload = shown.map { "\($0.payloadName): \($0.value.strictJSON)" }
      marks.append(.attributes(payload.joined(separator: ", ").withoutParentheses))
    }
    if let link = run.link { marks.append(.link(link)) }
    if run.intent.contains(.stronglyEmphasized) { marks.append(.strong) }
    if run.intent.contains(.emphasized) { marks.append(.emphasis) }
    if run.intent.contains(.strikethrough) { marks.append(.strikethrough) }
  }
}

extension JSONMember {
  /// The name as a payload may have it.
  fileprivate var payloadName: String {
    let isWord = name.value.utf8.allSatisfy { byte in
      byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
    }
    return isWord && !name.value.isEmpty ? name.value : JSONText.string(name.value).text()
  }
}

extension String {
  /// A destination that no space and no parenthesis can end early.
  package var markdownDestination: String {
    guard utf8.contains(where: { $0 <= 0x20 || "()<>\\".utf8.contains($0) }) else { return self }
    var result = "<"
    for scalar in unicodeScalars {
      if scalar == "<" || scalar == ">" || scalar == "\\" { result += "\\" }
      result.unicodeScalars.append(scalar == "\n" || scalar == "\r" ? " " : scalar)
    }
    return result + ">"
  }

  /// A payload whose strings hold no parenthesis that could end it, nor quotes that could hide its end.
  package var withoutParentheses: String {
    guard utf8.contains(where: { "()".utf8.contains($0) }) else { return self }
    return replacing(scalar: "(", with: "\\u0028").replacing(scalar: ")", with: "\\u0029")
      .replacing(scalar: "'", with: "\\u0027")
  }
}
