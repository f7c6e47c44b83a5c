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
    let codes = parameters
    if !codes.isEmpty { text += "\u{1B}[\(codes)m" }
    text += content
    if !codes.isEmpty { text += "\u{1B}[0m" }
    if link != nil { text += "\u{1B}]8;;\u{1B}\\" }
  }

  /// The parameters of SGR (ECMA-48, 8.3.117).
  private var parameters: String {
    let attributes = [
      isBold ? "1" : nil, isDim ? "2" : nil, isItalic ? "3" : nil, isUnderlined ? "4" : nil,
      isStruck ? "9" : nil, color.map(String.init),
    ]
    return attributes.compactMap(\.self).joined(separator: ";")
  }
}
