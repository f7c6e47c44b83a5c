/// How a part of a text looks on a terminal.
package struct TextStyle: Hashable, Sendable {
  package var isBold = false
  package var isDim = false
  package var isItalic = false
  package var isUnderlined = false
  package var isStruck = false
  /// The number of one of the terminal's 16 colours, as SGR counts them (31 is red).
  package var color: Int?
  /// Where an OSC 8 hyperlink leads; one that isn't plain ASCII is left out.
  package var link: String?

  package init(isBold: Bool = false, isDim: Bool = false, color: Int? = nil) {
    self.isBold = isBold
    self.isDim = isDim
    self.color = color
  }

  package static let plain = TextStyle()
  package static let bold = TextStyle(isBold: true)
  package static let dim = TextStyle(isDim: true)
  package static let doubt = TextStyle(color: 33)

  /// What a terminal is told before the text.
  var opening: String {
    var opening = target.map { "\u{1B}]8;;\($0)\u{1B}\\" } ?? ""
    if !parameters.isEmpty {
      opening += "\u{1B}[" + parameters.map(String.init).joined(separator: ";") + "m"
    }
    return opening
  }

  /// What a terminal is told behind the text.
  var closing: String {
    (parameters.isEmpty ? "" : "\u{1B}[0m") + (target == nil ? "" : "\u{1B}]8;;\u{1B}\\")
  }

  /// The parameters of Select Graphic Rendition (ECMA-48, 8.3.117).
  private var parameters: [Int] {
    var parameters: [Int] = []
    if isBold { parameters.append(1) }
    if isDim { parameters.append(2) }
    if isItalic { parameters.append(3) }
    if isUnderlined { parameters.append(4) }
    if isStruck { parameters.append(9) }
    if let color { parameters.append(color) }
    return parameters
  }

  /// The link, unless something in it could end the sequence that it stands in.
  private var target: String? {
    guard let link, link.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else { return nil }
    return link
  }
}
