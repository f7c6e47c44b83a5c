import Diagnostics

extension JSONText {
  /// Appends a string in quotation marks; one that needs no escapes is copied as it is.
  static func append(_ string: String, to text: inout String) {
    let isPlain = string.utf8.allSatisfy { byte in
      // 0xE2 begins U+2028 and U+2029, which JavaScript takes for line ends.
      byte >= 0x20 && byte != 0x22 && byte != 0x5C && byte != 0x7F && byte != 0xE2
    }
    guard isPlain else {
      text += JSONText.string(string).text()
      return
    }
    text += "\""
    text += string
    text += "\""
  }
}
