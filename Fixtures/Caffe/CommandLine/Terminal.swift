import Foundation
import Localization

/// Shows attributed text with a terminal's means.
struct Terminal {
  /// Whether colours, bold and italics may be used.
  var isStyled: Bool

  func text(_ text: AttributedString) -> String {
    text.runs.reduce(into: "") { result, run in
      let characters = String(text.characters[run.range])
      result += isStyled ? styled(characters, run) : plain(characters, run)
    }
  }

  /// A link has nothing but its words to show, so its address follows them.
  private func plain(_ text: String, _ run: AttributedString.Runs.Run) -> String {
    guard let link = run.link else { return text }
    return "\(text) (\(link.absoluteString))"
  }

  private func styled(_ text: String, _ run: AttributedString.Runs.Run) -> String {
    var text = text
    let colors = run.rainbow?.colors ?? []
    if !colors.isEmpty {
      text = text.enumerated()
        .map { escaped(String($0.element), by: "38;5;\(colors[$0.offset % colors.count])") }
        .joined()
    }
    if run.dateField == .weekday { text = escaped(text, by: "38;5;208") }
    let intent = run.inlinePresentationIntent ?? []
    if intent.contains(.stronglyEmphasized) { text = escaped(text, by: "1") }
    if intent.contains(.emphasized) { text = escaped(text, by: "3") }
    guard let link = run.link else { return text }
    return "\u{1B}]8;;\(link.absoluteString)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
  }

  private func escaped(_ text: String, by style: String) -> String {
    "\u{1B}[\(style)m\(text)\u{1B}[0m"
  }
}

extension RainbowAttribute.Value {
  /// Numbers of a terminal's 256 colours.
  fileprivate var colors: [Int] {
    switch self {
    case .plain: []
    case .fun: [208, 205]
    case .extreme: [196, 208, 226, 46, 33, 129]
    }
  }
}
