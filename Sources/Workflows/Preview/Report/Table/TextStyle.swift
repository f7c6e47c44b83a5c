/// How a part of a line looks on a terminal.
struct TextStyle: Hashable {
  var isBold = false
  var isDim = false
  var isItalic = false
  var isUnderlined = false
  var isStruck = false
  /// The number of one of the terminal's 16 colours, as SGR counts them (31 is red).
  var color: Int?
  /// Where an OSC 8 hyperlink leads; plain ASCII.
  var link: String?

  static let plain = TextStyle()
  static let bold = TextStyle(isBold: true)
  static let dim = TextStyle(isDim: true)
  static let doubt = TextStyle(color: 33)

  /// The colours that attributes are told apart by.
  static let palette = [35, 36, 32, 34, 31, 33]

  /// Appends text in this style, or as it is if nothing may be styled.
  func write(_ content: String, to text: inout String, usesColor: Bool) {
    guard usesColor, self != .plain else {
      text += content
      return
    }
    if let link { text += "\u{1B}]8;;\(link)\u{1B}\\" }
    let start = text.utf8.count
    writeParameters(to: &text)
    let hasParameters = text.utf8.count > start
    text += content
    if hasParameters { text += "\u{1B}[0m" }
    if link != nil { text += "\u{1B}]8;;\u{1B}\\" }
  }

  /// Appends a control sequence Select Graphic Rendition (ECMA-48, 8.3.117), if there is any need.
  private func writeParameters(to text: inout String) {
    var opening = "\u{1B}["
    func write(_ parameter: String) {
      text += opening
      text += parameter
      opening = ";"
    }
    if isBold { write("1") }
    if isDim { write("2") }
    if isItalic { write("3") }
    if isUnderlined { write("4") }
    if isStruck { write("9") }
    if let color { write(String(color)) }
    if opening == ";" { text += "m" }
  }
}
